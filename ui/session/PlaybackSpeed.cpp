#include "ui/session/PlaybackSpeed.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace vitrine::ui {
namespace {

constexpr std::array kUsualSpeeds{PlaybackSpeed::kSlowest, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0,
                                  PlaybackSpeed::kFastest};
/// Speeds this close to a usual one are that one.
constexpr double kSameSpeed = 1e-6;

} // namespace

void PlaybackSpeed::set(double factor) {
  const double speed = std::isfinite(factor) ? std::clamp(factor, kSlowest, kFastest) : 1;
  if (speed != m_factor) {
    m_factor = speed;
    Q_EMIT changed(speed);
  }
}

void PlaybackSpeed::changeBy(int steps) {
  for (; steps > 0; --steps) {
    const auto next = std::ranges::upper_bound(kUsualSpeeds, m_factor + kSameSpeed);
    set(next == kUsualSpeeds.end() ? kFastest : *next);
  }
  for (; steps < 0; ++steps) {
    const auto above = std::ranges::lower_bound(kUsualSpeeds, m_factor - kSameSpeed);
    set(above == kUsualSpeeds.begin() ? kSlowest : *std::prev(above));
  }
}

} // namespace vitrine::ui
