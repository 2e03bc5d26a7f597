#pragma once

#include <QString>
#include <QVector3D>

#include <optional>

namespace vitrine::formats::xops {

/// Skies are numbered from 1; 0 is none (docs/formats/xops-points.md, "Sky").
inline constexpr int kLastSky = 5;

/// Colour of the fog under a sky, also what is seen behind the world: sRGB as stored in the game, 0 … 1, not linear.
/// nullopt: there is no sky of this number.
std::optional<QVector3D> fogColor(int sky);

/// "data/sky/sky3.bmp", in the game's folder; empty for 0 and for numbers that are none.
QString skyPicture(int sky);

/// Description of a sky for people: its number and the fog it brings.
QString skyText(int sky);

} // namespace vitrine::formats::xops
