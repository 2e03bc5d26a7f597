#pragma once

#include <QVector2D>

namespace vitrine::render {

/// Frames that make up a refined picture.
inline constexpr int kRefinedSamples = 16;

/// Place within a pixel, from -0.5 to 0.5 along either axis, of one of the samples that are averaged for it. The first
/// 4, 8 and 16 lie in as many different columns and rows each (Sobol's sequence): an edge in any direction gets as many
/// levels.
QVector2D subpixelOffset(int sample);

} // namespace vitrine::render
