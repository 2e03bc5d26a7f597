#pragma once

#include <QImage>

namespace vitrine::comparing {

/// Measures of how far two pictures of one size differ. Levels are 0 to 255 of each of red, green and blue.
struct PictureDifference {
  /// Levels by which two pixels may differ and still count as equal: rounding of the graphics card.
  static constexpr int kTolerance = 2;

  std::uint64_t pixels = 0;
  std::uint64_t differing = 0; ///< pixels that differ by more than the tolerance in any channel
  double mean = 0;             ///< of the differences of all channels, in levels
  double rootMeanSquare = 0;   ///< likewise
  int largest = 0;             ///< in levels
  QImage picture; ///< the second picture in faint grey, and in red what differs, brighter where it does more

  bool same() const { return differing == 0; }
};

/// Absolute difference of each channel of two pictures: black where they are equal. Where their sizes differ it is
/// white where only one is.
QImage absoluteDifference(const QImage& before, const QImage& after);

/// Difference of two pictures; where their sizes differ all pixels do that only one has.
PictureDifference differenceOf(const QImage& before, const QImage& after);

} // namespace vitrine::comparing
