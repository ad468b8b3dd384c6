"""Reduces a picture to 256 colours: cards are painted flat, so nothing of it can be seen.

A part of the palette is kept for see-through pixels: the shadow, told by opacity alone, and the few
light ones on the card's round corners, told by opacity and brightness (that of green will do).
"""

from PIL import Image, ImageChops

SOLID = 192
SHADES = 34
LEVELS = 5
LIGHT = 16
OPACITIES = [LEVELS * (value * LEVELS // 256) for value in range(256)]
BRIGHTNESSES = [SOLID + SHADES + value * LEVELS // 256 for value in range(256)]


def palette_of(picture: Image.Image) -> Image.Image:
    """The solid colours that serve a picture best, as a picture with a palette."""
    return picture.convert("RGB").quantize(SOLID, Image.Quantize.MAXCOVERAGE, kmeans=2)


def reduced(picture: Image.Image, palette: Image.Image) -> Image.Image:
    """The picture in the solid colours of the palette and its own see-through ones."""
    drawn = picture.convert("RGB").quantize(palette=palette, dither=Image.Dither.NONE)
    solid = palette.getpalette()[: 3 * SOLID]
    solid += [0] * (3 * SOLID - len(solid))
    alpha, light = picture.getchannel("A"), picture.getchannel("G")
    shades = shade_places(alpha)
    places = alpha.point(shades)
    lights = ImageChops.add(alpha.point(OPACITIES), light.point(BRIGHTNESSES))
    places.paste(lights, mask=light.point([255 * (value > LIGHT) for value in range(256)]))
    drawn.paste(places, mask=alpha.point([255] * 255 + [0]))
    means = clear_colours(picture, shades)
    drawn.putpalette(solid + [part for mean in means for part in mean[:3]])
    drawn.info["transparency"] = bytes([255] * SOLID + [mean[3] for mean in means])
    return drawn


def shade_places(alpha: Image.Image) -> list[int]:
    """The place in the palette for every opacity of the shadow; the first is fully transparent."""
    found = [value for value, count in enumerate(alpha.histogram()[:255]) if count and value]
    places = [SOLID] * 256
    for number, value in enumerate(found):
        places[value] = SOLID + 1 + number * min(SHADES - 1, len(found)) // len(found)
    return places


def clear_colours(picture: Image.Image, shades: list[int]) -> list[list[int]]:
    """Colour and opacity of the see-through places: the mean of the pixels that share one."""
    sums = [[0] * 5 for _ in range(256)]
    for count, pixel in picture.getcolors(picture.width * picture.height):
        green, alpha = pixel[1], pixel[3]
        if alpha < 255:
            place = OPACITIES[alpha] + BRIGHTNESSES[green] if green > LIGHT else shades[alpha]
            for channel, value in enumerate((*pixel, 1)):
                sums[place][channel] += count * value
    return [[round(part / (total[4] or 1)) for part in total[:4]] for total in sums[SOLID:]]
