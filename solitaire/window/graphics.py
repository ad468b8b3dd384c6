"""Graphics: the only drawing in OpenGL. A layer of rectangles becomes one buffer and a few draw calls."""

from __future__ import annotations

from array import array
from collections.abc import Collection
from ctypes import byref, c_char, c_uint
from typing import Any

from pyglet import gl
from pyglet.graphics.shader import Shader, ShaderProgram

from .boxes import Box
from .canvas import Canvas, Run
from .sheets import Sheet

__all__ = ["Graphics", "Layer"]

_FLOATS = 32  # of one rectangle: four corners of place, texture place and colour
_VERTEX = """#version 330 core
layout(location = 0) in vec2 place;
layout(location = 1) in vec2 spot;
layout(location = 2) in vec4 colour;
uniform vec2 window;
out vec2 texture_spot;
out vec4 tint;
void main() {
    gl_Position = vec4(place.x * 2.0 / window.x - 1.0, 1.0 - place.y * 2.0 / window.y, 0.0, 1.0);
    texture_spot = spot;
    tint = vec4(colour.rgb * colour.a, colour.a);
}
"""
_FRAGMENT = """#version 330 core
in vec2 texture_spot;
in vec4 tint;
uniform sampler2D sheet;
out vec4 pixel;
void main() { pixel = texture(sheet, texture_spot) * tint; }
"""
_PLAIN = """#version 330 core
in vec2 texture_spot;
in vec4 tint;
out vec4 pixel;
void main() { pixel = tint; }
"""


class Layer:
    """Rectangles on the graphics card, replaced as a whole when they change."""

    def __init__(self, indices: c_uint) -> None:
        self.runs: list[Run] = []
        self._array, self._buffer = c_uint(), c_uint()
        gl.glGenVertexArrays(1, byref(self._array))
        gl.glGenBuffers(1, byref(self._buffer))
        gl.glBindVertexArray(self._array)
        gl.glBindBuffer(gl.GL_ARRAY_BUFFER, self._buffer)
        gl.glBindBuffer(gl.GL_ELEMENT_ARRAY_BUFFER, indices)
        for slot, (size, offset) in enumerate(((2, 0), (2, 8), (4, 16))):
            gl.glEnableVertexAttribArray(slot)
            gl.glVertexAttribPointer(slot, size, gl.GL_FLOAT, gl.GL_FALSE, 32, offset)
        gl.glBindVertexArray(0)

    def fill(self, canvas: Canvas) -> None:
        """Take over what a canvas collected."""
        self.runs = list(canvas.runs)
        data = canvas.vertices
        size = len(data) * data.itemsize
        gl.glBindBuffer(gl.GL_ARRAY_BUFFER, self._buffer)
        bytes_of = (c_char * size).from_buffer(data) if size else None
        gl.glBufferData(gl.GL_ARRAY_BUFFER, size, bytes_of, gl.GL_STREAM_DRAW)

    def bind(self) -> None:
        """Make it the one that is drawn."""
        gl.glBindVertexArray(self._array)


class Graphics:
    """The shader, the textures of the sheets, and drawing. It needs a current OpenGL context."""

    MOST = 16384  # rectangles in one layer: 65,536 corners are what a short index can name

    def __init__(self) -> None:
        self._textured = ShaderProgram(Shader(_VERTEX, "vertex"), Shader(_FRAGMENT, "fragment"))
        self._plain = ShaderProgram(Shader(_VERTEX, "vertex"), Shader(_PLAIN, "fragment"))
        self._textures: dict[Sheet, c_uint] = {}
        self._smoothed: dict[Sheet, bool] = {}
        self._indices = c_uint()
        corners = array("H")
        for quad in range(self.MOST):
            corners.extend(4 * quad + corner for corner in (0, 1, 2, 0, 2, 3))
        gl.glGenBuffers(1, byref(self._indices))
        gl.glBindBuffer(gl.GL_ELEMENT_ARRAY_BUFFER, self._indices)
        size = len(corners) * corners.itemsize
        data: Any = (c_char * size).from_buffer(corners)
        gl.glBufferData(gl.GL_ELEMENT_ARRAY_BUFFER, size, data, gl.GL_STATIC_DRAW)

    def layer(self) -> Layer:
        """A new empty layer."""
        return Layer(self._indices)

    def begin(self, width: int, height: int, part: Box | None = None) -> None:
        """Start a picture of this size, or draw only a part of it over the last one."""
        gl.glViewport(0, 0, width, height)
        if part is not None:
            x, y = int(part.x) - 1, int(part.y) - 1
            wide, high = int(part.right) + 2 - x, int(part.bottom) + 2 - y
            gl.glEnable(gl.GL_SCISSOR_TEST)
            gl.glScissor(x, height - y - high, max(0, wide), max(0, high))
        gl.glClear(gl.GL_COLOR_BUFFER_BIT)  # Mesa takes note of a new window size here, before the first draw
        gl.glBlendFunc(gl.GL_ONE, gl.GL_ONE_MINUS_SRC_ALPHA)
        gl.glActiveTexture(gl.GL_TEXTURE0)
        for program in (self._textured, self._plain):
            program.use()
            program["window"] = (width, height)

    def draw(self, layer: Layer, opaque: bool = False) -> None:
        """Draw a layer over what is there; an opaque one hides it."""
        (gl.glDisable if opaque else gl.glEnable)(gl.GL_BLEND)
        layer.bind()
        for sheet, first, count, exact in layer.runs:
            if sheet is None:
                self._plain.use()
            else:
                self._textured.use()
                self._texture(sheet)
                self._smooth(sheet, not exact)
            gl.glDrawElements(gl.GL_TRIANGLES, count * 6, gl.GL_UNSIGNED_SHORT, first * 12)

    def end(self) -> None:
        """Leave OpenGL as others expect it."""
        gl.glDisable(gl.GL_SCISSOR_TEST)
        gl.glBindVertexArray(0)
        gl.glFlush()

    def _texture(self, sheet: Sheet) -> None:
        """Bind the texture of a sheet, with everything on it that was added."""
        texture = self._textures.get(sheet)
        if texture is None:
            texture = self._textures[sheet] = self._new_texture(*sheet.size)
        gl.glBindTexture(gl.GL_TEXTURE_2D, texture)
        for x, y, picture in sheet.pending:
            size, data = picture.size, picture.tobytes()
            gl.glTexSubImage2D(gl.GL_TEXTURE_2D, 0, x, y, *size, gl.GL_RGBA, gl.GL_UNSIGNED_BYTE, data)
        sheet.pending.clear()

    def _smooth(self, sheet: Sheet, smooth: bool) -> None:
        """Let the bound texture be smoothed or not: without it software rendering needs half the time."""
        if self._smoothed.get(sheet, True) != smooth:
            self._smoothed[sheet] = smooth
            value = gl.GL_LINEAR if smooth else gl.GL_NEAREST
            gl.glTexParameteri(gl.GL_TEXTURE_2D, gl.GL_TEXTURE_MIN_FILTER, value)
            gl.glTexParameteri(gl.GL_TEXTURE_2D, gl.GL_TEXTURE_MAG_FILTER, value)

    @staticmethod
    def _new_texture(width: int, height: int) -> c_uint:
        texture = c_uint()
        gl.glGenTextures(1, byref(texture))
        gl.glBindTexture(gl.GL_TEXTURE_2D, texture)
        for name, value in (
            (gl.GL_TEXTURE_MIN_FILTER, gl.GL_LINEAR),
            (gl.GL_TEXTURE_MAG_FILTER, gl.GL_LINEAR),
            (gl.GL_TEXTURE_WRAP_S, gl.GL_CLAMP_TO_EDGE),
            (gl.GL_TEXTURE_WRAP_T, gl.GL_CLAMP_TO_EDGE),
        ):
            gl.glTexParameteri(gl.GL_TEXTURE_2D, name, value)
        gl.glPixelStorei(gl.GL_UNPACK_ALIGNMENT, 1)
        gl.glTexImage2D(
            gl.GL_TEXTURE_2D, 0, gl.GL_RGBA8, width, height, 0, gl.GL_RGBA, gl.GL_UNSIGNED_BYTE, None
        )
        return texture

    def keep_only(self, sheets: Collection[Sheet]) -> None:
        """Free the textures of sheets that are no longer drawn."""
        for sheet in [sheet for sheet in self._textures if sheet not in sheets]:
            gl.glDeleteTextures(1, byref(self._textures.pop(sheet)))
            self._smoothed.pop(sheet, None)
            sheet.gone = True
