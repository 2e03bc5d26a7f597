#include "render/batching/DynamicResolution.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace vitrine::render {
namespace {

/// Expected time of a frame at most, before a picture is drawn larger: less than kLongestFrame, so that it does not
/// become smaller again at once.
constexpr double kShortEnough = 0.6 * DynamicResolution::kLongestFrame;
/// Share of the time of the larger picture that a smaller one may take.
constexpr double kWorthwhile = 0.8;
/// Longest time of one part of a picture at rest, unless the limits below allow no more parts.
constexpr double kLongestPart = 80;
/// Limits of the time that drawing in parts adds, as a share of the time in one part. Pictures that take longer than
/// kLongestWhole have the larger limit.
constexpr double kLongestWhole = 500;
constexpr double kMostExtraOfLong = 0.25;
constexpr double kMostExtra = 0.05;
constexpr int kFewPixels = 1 << 16;

qint64 pixelCount(QSize pixels) {
  return qint64{pixels.width()} * pixels.height();
}

} // namespace

bool hasManyPixels(QSize pixels) {
  return pixelCount(pixels) > kFewPixels;
}

double DynamicResolution::expected(int step) const {
  for (int larger = step; larger >= 0; --larger) {
    if (const auto& time = m_times[static_cast<std::size_t>(larger)]) {
      return std::ldexp(*time, 2 * (larger - step));
    }
  }
  for (int smaller = step + 1; smaller <= kLastStep; ++smaller) {
    if (const auto& time = m_times[static_cast<std::size_t>(smaller)]) {
      return std::ldexp(*time, 2 * (smaller - step));
    }
  }
  return 0;
}

bool DynamicResolution::isWorthwhile(int step) const {
  for (int larger = step - 1; larger >= 0; --larger) {
    if (const auto& time = m_times[static_cast<std::size_t>(larger)]) {
      return expected(step) < kWorthwhile * *time;
    }
  }
  return true;
}

void DynamicResolution::note(double time) {
  // Frames with other divisors become longer or shorter by the same ratio.
  auto& now = m_times[static_cast<std::size_t>(m_step)];
  const double ratio = now && *now > 0 ? time / *now : 1;
  for (auto& other : m_times) {
    if (other) {
      *other *= ratio;
    }
  }
  now = time;
  if (m_timePerPart) {
    *m_timePerPart *= ratio;
  }
  m_lastFull = m_step == 0 ? std::optional(FullFrame{time, 1}) : std::nullopt;
}

void DynamicResolution::setStep(int step) {
  if (std::exchange(m_step, step) != step) {
    m_shortFrames = 0;
    m_before.reset();
  }
}

void DynamicResolution::countFrame(double time) {
  // A single long frame says nothing: other programs run as well.
  const auto before = std::exchange(m_before, time);
  if (!before) {
    return;
  }
  note(std::min(time, *before));
  int step = m_step;
  if (expected(step) > kLongestFrame) {
    m_shortFrames = 0;
    while (step > 0 && !isWorthwhile(step)) {
      --step;
    }
    while (step < kLastStep && expected(step) > kLongestFrame && isWorthwhile(step + 1)) {
      ++step;
    }
  } else if (step > 0 && expected(step - 1) <= kShortEnough) {
    if (++m_shortFrames >= kPatience) {
      --step;
    }
  } else {
    m_shortFrames = 0;
  }
  setStep(step);
}

void DynamicResolution::countFullFrame(double time, int parts) {
  if (m_lastFull && m_lastFull->parts != parts) {
    m_timePerPart = std::clamp((time - m_lastFull->time) / (parts - m_lastFull->parts), 0.0, time / parts);
  }
  m_lastFull = {time, parts};
  m_times[0] = time - (parts - 1) * m_timePerPart.value_or(0);
  if (*m_times[0] <= kShortEnough) {
    setStep(0);
  } else if (!isWorthwhile(1)) {
    // Tried again when the picture changes: the view may be another then.
    m_times[1].reset();
    m_times[2].reset();
  }
}

int DynamicResolution::partsAtRest(QSize pixels) const {
  const double whole = expected(0);
  if (whole <= kLongestPart || !hasManyPixels(pixels)) {
    return 1;
  }
  const auto most = static_cast<int>(pixelCount(pixels) / kFewPixels);
  const int parts = std::min(static_cast<int>(std::ceil(std::min(whole / kLongestPart, 1e6))), most);
  if (!m_timePerPart) {
    // The fixed time of a part follows from two frames with different numbers of parts.
    return m_lastFull && m_lastFull->parts > 1 ? std::min(m_lastFull->parts / 2, parts) : parts;
  }
  const double extra = whole * (whole > kLongestWhole ? kMostExtraOfLong : kMostExtra);
  return extra < (parts - 1) * *m_timePerPart ? 1 + static_cast<int>(extra / *m_timePerPart) : parts;
}

} // namespace vitrine::render
