#pragma once

#include <QColor>
#include <QVector3D>

namespace vitrine::render {

/// A linear colour as a display takes it: sRGB-encoded, cut to 0…1; what is no number is black.
QVector3D displayColor(const QVector3D& linear);
QColor toQColor(const QVector3D& linear);

} // namespace vitrine::render
