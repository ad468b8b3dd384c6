"""Makes the sounds of the game from sine waves and noise: ``make sounds``.

Every run writes the same bytes. With ``--check`` nothing is written; it fails when a file is not up to date.
"""

from __future__ import annotations

import io
import sys
import wave
from array import array
from collections.abc import Callable, Iterator
from math import exp, pi, sin
from pathlib import Path

FOLDER = Path(__file__).parent
RATE = 22_050
LOUDEST = 0.6
Wave = list[float]


def noise(seed: int) -> Iterator[float]:
    """White noise from -1 to 1, the same for the same seed: a linear congruential generator."""
    state = seed
    while True:
        state = (1_103_515_245 * state + 12_345) % 2**31
        yield state / 2**30 - 1


def rustle(seconds: float, dull: float, seed: int, shape: Callable[[float], float]) -> Wave:
    """Noise without its highs, the more the nearer *dull* is to 1; *shape* gives its loudness from 0 to 1."""
    source, result, low = noise(seed), [], 0.0
    count = int(seconds * RATE)
    for number in range(count):
        low = dull * low + (1 - dull) * next(source)
        result.append(low * shape(number / count))
    return result


def tone(pitch: float, seconds: float, fade: float, overtones: tuple[float, ...] = (1.0,)) -> Wave:
    """A note that dies away; *overtones* are the loudness of the first, second … partial."""
    result = []
    for number in range(int(seconds * RATE)):
        time = number / RATE
        attack = min(1.0, time / 0.004)
        release = min(1.0, (seconds - time) / 0.02)
        parts = (part * sin(2 * pi * pitch * (place + 1) * time) for place, part in enumerate(overtones))
        result.append(attack * release * exp(-time / fade) * sum(parts))
    return result


def mix(*parts: tuple[float, float, Wave]) -> Wave:
    """Waves together, each with its loudness and the second at which it begins."""
    length = max(int(start * RATE) + len(part) for _, start, part in parts)
    result = [0.0] * length
    for loudness, start, part in parts:
        first = int(start * RATE)
        for place, value in enumerate(part):
            result[first + place] += loudness * value
    return result


def tap(t: float) -> float:
    """Loud at once, then quickly gone."""
    return min(1.0, t / 0.02) * exp(-7 * t) * (1 - t)


def swell(t: float) -> float:
    """Grows, then fades: something that slides past."""
    return (4 * t * (1 - t)) ** 1.5


BELL, WOOD = (1.0, 0.35, 0.12, 0.05), (1.0, 0.3)


def sounds() -> dict[str, tuple[float, Wave]]:
    """Every sound with its loudness."""
    notes = (523.25, 659.25, 783.99, 1046.5)
    arpeggio = [
        (0.8, 0.13 * place, tone(pitch, 1.2 - 0.13 * place, 0.32, BELL)) for place, pitch in enumerate(notes)
    ]
    low, lower = tone(207.65, 0.2, 0.08, WOOD), tone(174.61, 0.24, 0.1, WOOD)
    bell, higher = tone(784, 0.5, 0.14, BELL), tone(1174.66, 0.5, 0.16, BELL)
    return {
        "place": (0.75, mix((1.0, 0, rustle(0.09, 0.72, 11, tap)), (0.25, 0, tone(170, 0.09, 0.025)))),
        "flip": (0.7, mix((0.8, 0, rustle(0.05, 0.35, 7, tap)), (1.0, 0.055, rustle(0.08, 0.6, 5, tap)))),
        "slide": (0.6, rustle(0.19, 0.62, 3, swell)),
        "refused": (0.55, mix((1.0, 0, low), (1.0, 0.11, lower))),
        "house": (0.6, mix((1.0, 0, bell), (0.8, 0.06, higher))),
        "win": (0.8, mix(*arpeggio)),
    }  # fmt: skip


def packed(loudness: float, samples: Wave) -> bytes:
    """A mono WAV file of 16 bits a sample."""
    peak = max(abs(value) for value in samples)
    scale = 32_767 * LOUDEST * loudness / peak
    numbers = array("h", (round(value * scale) for value in samples))
    if sys.byteorder == "big":
        numbers.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as target:
        target.setnchannels(1)
        target.setsampwidth(2)
        target.setframerate(RATE)
        target.writeframes(numbers.tobytes())
    return file.getvalue()


def main(arguments: list[str]) -> int:
    """Write the files, or with ``--check`` compare them; the exit status."""
    made = {FOLDER / f"{name}.wav": packed(*sound) for name, sound in sounds().items()}
    if "--check" in arguments:
        present = {path: path.read_bytes() for path in FOLDER.glob("*.wav")}
        stale = sorted(path.name for path in made | present if made.get(path) != present.get(path))
        if stale:
            print(f"Out of date in resources/sounds, run make sounds: {', '.join(stale)}", file=sys.stderr)
        return 1 if stale else 0
    for path, content in made.items():
        path.write_bytes(content)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
