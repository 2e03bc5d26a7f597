#include "render/tracing/ExposureMeter.h"

#include "core/image/Luminance.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace vitrine::tracing {
namespace {

/// As Source measures: without the outer parts of the picture, left and right, above and below.
constexpr double kMeasuredWidth = 0.9;
constexpr double kMeasuredHeight = 0.85;
constexpr QSize kMeteredPixels(64, 40);

/// Source's histogram is finer where it is dark.
constexpr std::size_t kRanges = 16;
constexpr float kRangeExponent = 1.5F;
constexpr int kMostSteps = 60;
constexpr float kSettled = 0.001F;

/// Linear; as a display shows them 0.15 and 0.3.
constexpr float kDarkMedian = 0.02F;
constexpr float kLegibleMedian = 0.073F;
/// Light below is none: a factor would only show its rounding.
constexpr float kLeastLight = 1.0F / 2048;
constexpr float kMostBrightening = 64;
/// Of what is seen, so much may burn out.
constexpr float kBurntShare = 0.1F;
/// Of what is seen, so much must be lit at all.
constexpr float kLitShare = 0.1F;

/// The value that a share of all are above.
float valueAbove(std::span<const float> values, float share) {
  std::vector<float> sorted(values.begin(), values.end());
  const auto place = static_cast<std::ptrdiff_t>(share * static_cast<float>(sorted.size() - 1));
  std::ranges::nth_element(sorted, sorted.begin() + place, std::ranges::greater());
  return sorted[static_cast<std::size_t>(place)];
}

float startOfRange(std::size_t range) {
  return std::pow(static_cast<float>(range) / kRanges, kRangeExponent);
}

/// Source's histogram of a picture as it is displayed.
class Histogram {
public:
  Histogram(std::span<const float> luminances, float factor) {
    for (const float luminance : luminances) {
      const float shown = std::pow(std::clamp(luminance * factor, 0.0F, 1.0F), 1 / kRangeExponent);
      const auto range = std::min(static_cast<std::size_t>(shown * kRanges), kRanges - 1);
      m_shares[range] += 1.0F / static_cast<float>(luminances.size());
    }
  }

  /// The luminance that a share of the pixels are above. `wanted`: taken as it is where it is in the same range.
  float above(float share, std::optional<float> wanted = std::nullopt) const {
    float counted = 0;
    for (std::size_t range = kRanges; range-- > 0;) {
      const float start = startOfRange(range);
      const float end = startOfRange(range + 1);
      if (counted + m_shares[range] >= share && m_shares[range] > 0) {
        const bool there = wanted && *wanted >= start && *wanted <= end;
        return there ? *wanted : end - (end - start) * (share - counted) / m_shares[range];
      }
      counted += m_shares[range];
    }
    return 0;
  }

private:
  std::array<float, kRanges> m_shares{};
};

const scene::ExposureModeTarget* modesOf(const scene::Control& control) {
  return std::get_if<scene::ExposureModeTarget>(&control.target);
}

const scene::Control* modeControl(const Scene& scene) {
  const auto found = std::ranges::find_if(scene.controls, modesOf);
  return found == scene.controls.end() ? nullptr : &*found;
}

void setMode(SceneState& state, const scene::Control& control, scene::ExposureMode mode) {
  const auto& modes = modesOf(control)->choices;
  if (const auto found = std::ranges::find(modes, mode); found != modes.end()) {
    state.controls[control.id] = static_cast<double>(found - modes.begin());
  }
}

bool isExposureSet(const Scene& scene, const SceneState& state) {
  return std::ranges::any_of(scene.controls, [&](const scene::Control& control) {
    const bool exposes = modesOf(control) || std::holds_alternative<scene::ExposureTarget>(control.target);
    return exposes && state.controls.contains(control.id);
  });
}

std::vector<float> luminancesFrom(const session::Snapshot& shown, const picking::RayCaster& caster,
                                  const viewing::CameraView& camera, base::Progress* progress) {
  return luminancesOf(trace(shown, caster, camera, kMeteredPixels, Detail::Shaded, progress));
}

float factorOf(scene::ExposureMode mode, std::span<const float> luminances, const Scene& scene) {
  switch (mode) {
  case scene::ExposureMode::AsInGame:
    return gameExposure(luminances, scene.bake.autoExposure);
  case scene::ExposureMode::Brightened:
    return brightening(luminances);
  case scene::ExposureMode::AsBaked:
    break;
  }
  return 1;
}

/// Luminance that a picture would show where it shows no more than white.
QVector3D unlimited(const Sample& sample) {
  constexpr float kNearlyWhite = 0.8F;
  const QVector3D lit = sample.color * sample.light;
  const auto of = [](float shown, float light) { return shown < kNearlyWhite ? shown : std::max(shown, light); };
  return {of(sample.shown.x(), lit.x()), of(sample.shown.y(), lit.y()), of(sample.shown.z(), lit.z())};
}

} // namespace

std::vector<float> luminancesOf(const TracedPicture& picture) {
  const auto inside = [](int at, int size, double share) {
    return std::abs(at + 0.5 - size / 2.0) <= size * share / 2;
  };
  std::vector<float> luminances;
  luminances.reserve(picture.samples.size());
  for (std::size_t i = 0; i < picture.samples.size(); ++i) {
    const Sample& sample = picture.samples[i];
    const int x = static_cast<int>(i) % picture.size.width();
    const int y = static_cast<int>(i) / picture.size.width();
    const float seen = image::luminance(unlimited(sample));
    if (sample.item && std::isfinite(seen) && inside(x, picture.size.width(), kMeasuredWidth) &&
        inside(y, picture.size.height(), kMeasuredHeight)) {
      luminances.push_back(std::max(seen, 0.0F));
    }
  }
  return luminances;
}

QVector3D shownAt(const Sample& sample, float exposure) {
  return exposure == 1 ? sample.shown : unlimited(sample) * exposure;
}

float gameExposure(std::span<const float> luminances, const scene::AutoExposure& rule) {
  if (luminances.empty()) {
    return std::clamp(1.0F, rule.least, rule.most);
  }
  float factor = 1;
  for (int step = 0; step < kMostSteps; ++step) {
    const Histogram histogram(luminances, factor);
    const float bright = histogram.above(rule.brightShare, rule.target);
    const float median = histogram.above(0.5F);
    float wanted = rule.target / std::max(bright, 0.0001F);
    if (median > 0) {
      wanted = std::max(wanted, rule.leastMedian / median);
    }
    const float next = std::clamp(factor * wanted, rule.least, rule.most);
    // Half of the way each time, as what burns out hides how bright it is.
    const float before = std::exchange(factor, std::sqrt(factor * next));
    if (std::abs(factor - before) < kSettled * before) {
      factor = next;
      break;
    }
  }
  return std::clamp(factor, rule.least, rule.most);
}

float brightening(std::span<const float> luminances) {
  if (luminances.empty() || valueAbove(luminances, kLitShare) < kLeastLight) {
    return 1;
  }
  const float median = std::max(valueAbove(luminances, 0.5F), kLegibleMedian / kMostBrightening);
  const float burnt = 1 / std::max(valueAbove(luminances, kBurntShare), kLeastLight);
  return std::clamp(std::min(kLegibleMedian / median, burnt), 1.0F, kMostBrightening);
}

bool isNearlyDark(std::span<const float> luminances) {
  return !luminances.empty() && valueAbove(luminances, 0.5F) < kDarkMedian && brightening(luminances) >= 2;
}

double adaptationFor(const session::Snapshot& shown, const picking::RayCaster& caster,
                     const viewing::CameraView& camera, base::Progress* progress) {
  const scene::ExposureMode mode = shown.state->exposureMode;
  if (mode == scene::ExposureMode::AsBaked) {
    return 1;
  }
  return static_cast<double>(factorOf(mode, luminancesFrom(shown, caster, camera, progress), *shown.scene));
}

SceneState exposedAtFirst(const session::Snapshot& shown, const picking::RayCaster& caster,
                          const viewing::CameraView& camera, base::Progress* progress) {
  SceneState state = shown.state->state;
  const scene::Control* control = modeControl(*shown.scene);
  if (!control) {
    return state;
  }
  const bool chosen = isExposureSet(*shown.scene, state);
  const scene::ExposureMode mode = shown.state->exposureMode;
  if (chosen && mode == scene::ExposureMode::AsBaked) {
    state.adaptation = 1;
    return state;
  }
  const std::vector<float> luminances = luminancesFrom(shown, caster, camera, progress);
  float factor = factorOf(mode, luminances, *shown.scene);
  std::vector<float> exposed = luminances;
  std::ranges::transform(exposed, exposed.begin(), [factor](float luminance) { return luminance * factor; });
  if (!chosen && isNearlyDark(exposed)) {
    setMode(state, *control, scene::ExposureMode::Brightened);
    factor = brightening(luminances);
  }
  state.adaptation = static_cast<double>(factor);
  return state;
}

SceneState exposedBy(double factor, const session::Snapshot& shown) {
  SceneState state = shown.state->state;
  if (const scene::Control* control = modeControl(*shown.scene)) {
    setMode(state, *control, scene::ExposureMode::Brightened); // one that takes the factor as it is
  }
  state.adaptation = factor;
  return state;
}

QString exposureModeControl(const Scene& scene) {
  const scene::Control* control = modeControl(scene);
  return control ? control->id : QString();
}

} // namespace vitrine::tracing
