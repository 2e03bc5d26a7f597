#pragma once

#include <QVector3D>

namespace vitrine::formats::xops {

/// The game has no lights: each face gets one factor from the way it faces, and its picture's colours, as they are in
/// the file, are multiplied by it. `normal` is of unit length in file axes. docs/formats/xops-maps.md, "Shading".
float dayBrightness(const QVector3D& normal);
/// Brightness in missions that are flagged as dark.
float darkBrightness(const QVector3D& normal);

} // namespace vitrine::formats::xops
