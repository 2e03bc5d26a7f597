#include "core/formats/source/bsp/scene/Fades.h"

#include <cmath>

namespace vitrine::formats::source {

std::optional<scene::FadeRange> fadeRange(float start, float end) {
  if (!std::isfinite(end) || end <= 0) {
    return std::nullopt;
  }
  const bool fades = start >= 0 && start <= end; // not so of what is no number
  return scene::FadeRange{fades ? start : end, end};
}

} // namespace vitrine::formats::source
