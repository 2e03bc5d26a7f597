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
/// Longest time that one part of a picture at rest may take.
constexpr double kLongestPart = 80;
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

void DynamicResolution::countFullFrame(double time) {
  m_times[0] = time;
  if (time <= kShortEnough) {
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
  return std::min(static_cast<int>(std::ceil(whole / kLongestPart)), static_cast<int>(pixelCount(pixels) / kFewPixels));
}

} // namespace vitrine::render
