#pragma once

#include <QImage>

namespace vitrine::render {

/// Pixels of floats as QImages: RGBX32FPx4 and RGBA32FPx4_Premultiplied.

/// Floats of a packed picture (resources/shaders/float_bytes.frag), half as wide and high, as
/// RGBA32FPx4_Premultiplied. Takes four bytes a pixel, RGBA8888 or ARGB32 of any kind, and leaves them as they are.
QImage unpackedFloats(const QImage& packed);

/// A picture of sRGB-encoded, premultiplied floats, of which 1 is white and more is brighter, in linear light and made
/// smaller: each pixel is the mean of `factor` x `factor` others. What glows beyond its coverage - colours above alpha
/// - counts as light that is added. Gives RGBX32FPx4 where `opaque`, else RGBA32FPx4_Premultiplied.
QImage linearAveragedDown(const QImage& encoded, int factor, bool opaque);

/// The mean of the four pixels around a point, given by shares of the sides; of one of these formats.
void sampleFloats(const QImage& picture, float x, float y, float* pixel);

} // namespace vitrine::render
