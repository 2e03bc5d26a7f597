#pragma once

#include <QImage>

namespace vitrine::tests {

/// Mean structural similarity of two pictures of equal size on luma, 8x8 windows at a stride of 4 (Wang et al., "Image
/// Quality Assessment: From Error Visibility to Structural Similarity", 2004). 1: equal.
double ssim(const QImage& a, const QImage& b);

/// Share of pixels that differ by more than `threshold` in any channel.
double shareDiffering(const QImage& a, const QImage& b, int threshold);

} // namespace vitrine::tests
