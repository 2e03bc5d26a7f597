#pragma once

#include <QSize>

#include <array>
#include <optional>

namespace vitrine::render {

/// Chooses how large a changing picture is drawn, from the time that its frames take: at full size, at a half or at a
/// quarter of it along each axis. A picture at rest is always drawn at full size. Times are in milliseconds, as the
/// caller measures them, from the start of a frame to the buffer swap.
class DynamicResolution {
public:
  /// Longest frame of a fluent picture. Frames of a display with 30 Hz are fluent.
  static constexpr double kLongestFrame = 34;
  /// Frames in a row that must be short enough before the picture is drawn larger.
  static constexpr int kPatience = 10;

  /// `slow`: long frames are expected, so the first are drawn at a quarter of their size.
  explicit DynamicResolution(bool slow = false) : m_step(slow ? kLastStep : 0) {}

  /// Counts a frame of a changing picture, drawn with divisor().
  void countFrame(double time);
  /// Counts a frame of a picture at rest, drawn at full size. `time` is the total of its parts.
  void countFullFrame(double time, int parts = 1);

  /// Divisor of the size along each axis: 1, 2 or 4.
  int divisor() const { return 1 << m_step; }
  /// Number of parts in which a picture of this size is drawn at rest, one after another, so that input waits for none
  /// of them for long. The parts are strips of its whole width. Each part processes all of the geometry, so the
  /// number is limited where that takes long.
  int partsAtRest(QSize pixels) const;

private:
  static constexpr int kLastStep = 2;

  /// Expected time of a frame with the divisor 2^step. Unknown times follow from those of larger pictures, or of
  /// smaller ones, by the number of pixels.
  double expected(int step) const;
  /// True if the step makes frames shorter by enough to be worth its coarser picture, as far as larger ones were drawn.
  bool isWorthwhile(int step) const;
  void note(double time);
  void setStep(int step);

  struct FullFrame {
    double time;
    int parts;
  };

  std::array<std::optional<double>, kLastStep + 1> m_times; ///< by step; the first is the time in one part
  std::optional<FullFrame> m_lastFull;                      ///< last frame at full size since the picture changed
  std::optional<double> m_timePerPart; ///< fixed time of a part, regardless of its pixels; empty until it is known
  int m_step;
  int m_shortFrames = 0;
  std::optional<double> m_before; ///< time of the frame before, with the same divisor
};

/// True if pictures of this size are drawn smaller at all: drawing is never slow because of few pixels.
bool hasManyPixels(QSize pixels);

} // namespace vitrine::render
