#pragma once

#include <QImage>

namespace vitrine::render {

/// A picture made smaller by whole numbers: each pixel is the mean of `factor` x `factor` others in linear light,
/// weighted by coverage. Takes sRGB-encoded ARGB32_Premultiplied or RGB32 whose sides are multiples of `factor`; gives
/// ARGB32 (straight alpha) or RGB32.
QImage averagedDown(QImage picture, int factor);

} // namespace vitrine::render
