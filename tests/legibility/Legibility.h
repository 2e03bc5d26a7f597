#pragma once

#include <QImage>

#include <string>

namespace vitrine::tests {

/// Figures of a picture by which it can be told whether there is anything to be made out. Luminance is that of sRGB's
/// primaries, over values as they are displayed, 0…1.
struct Legibility {
  double coverage = 0; ///< share of the pixels that are not background
  double extent = 0;   ///< part of the picture's width or height that those span, whichever is more
  double median = 0;   ///< luminance of those
  double burntOut = 0; ///< share of those with every channel at its end
  double spread = 0;   ///< standard deviation of their luminance
};

/// `picture` has a transparent background: alpha above a half is what there is to see.
Legibility legibilityOf(const QImage& picture);

/// The rules that the figures break, each in words; empty: none. Covers enough, too, what spans `enoughExtent`: a thin
/// thing cannot cover much of any picture.
std::string whyIllegible(const Legibility& figures, double leastCoverage, double enoughExtent = 2);

} // namespace vitrine::tests
