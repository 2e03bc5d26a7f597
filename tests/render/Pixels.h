#pragma once

#include "core/scene/Lightmap.h"
#include "tests/render/HandmadeScene.h"
#include "tests/render/Shot.h"

#include <QColor>

#include <array>
#include <initializer_list>

namespace vitrine::tests {

/// The 2 x 2 square around the origin that squareRequest sees.
HandmadeScene::Quad square(MaterialIndex material, scene::LightmapIndex lightmap = scene::kNone);

/// Linear light of a luxel.
QVector3D lightOf(std::array<std::uint8_t, 3> rgb, int exponent);
QVector3D linearOf(const QColor& color);
QImage filled(const QColor& color, int side = 4);

/// Luxels of one row, as lightmaps hold them: red, green, blue, exponent.
Bytes luxels(std::initializer_list<std::array<int, 4>> values);

/// Pixel on the screen for a colour of a shading mode (0…1, as shown).
QRgb shownAs(const QVector3D& color);

/// Colour by which shading modes show a number from 1; resources/shaders/palette.glsl.
QVector3D numberColor(unsigned number);

void expectPixel(const QImage& picture, QPoint at, QRgb expected, int tolerance = 2);

} // namespace vitrine::tests
