#include "core/formats/vgo/records/Clip.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace vitrine::formats::vgo::layout {
namespace {

using structure::JsonValueRef;

constexpr float kThird = 1.0F / 3; ///< weight of a key that has none

/// As the file says, infinite too; 0 for what is no number.
float tangent(const JsonValueRef& member) {
  const auto value = static_cast<float>(member.number());
  return std::isnan(value) ? 0 : value;
}

bool isSound(const CurveKey& key) {
  constexpr double kLongest = 24 * 3600; // longer than any clip that one would look at
  return key.time >= 0 && key.time <= kLongest && std::isfinite(key.value);
}

CurveBinding readBinding(const JsonValueRef& binding) {
  CurveBinding made{binding["type"].text(), binding["propertyName"].text(), {}};
  for (const JsonValueRef& from : binding["animationCurve"]["keys"].children()) {
    CurveKey key{from["time"].number(),
                 static_cast<float>(from["value"].number()),
                 tangent(from["inTangent"]),
                 tangent(from["outTangent"]),
                 floatValue(from["inWeight"], kThird),
                 floatValue(from["outWeight"], kThird),
                 intValue(from["weightedMode"], 0)};
    if (isSound(key)) {
      made.keys.push_back(key);
    } else if (!made.unsoundKey.exists()) {
      made.unsoundKey = from;
    }
  }
  std::ranges::stable_sort(made.keys, {}, &CurveKey::time);
  return made;
}

} // namespace

Clip readClip(const JsonValueRef& from) {
  auto clip = readElement<Clip>(from, kClipColumns);
  for (const JsonValueRef& binding : from["curveBindings"].children()) {
    clip.bindings.push_back(readBinding(binding));
  }
  return clip;
}

} // namespace vitrine::formats::vgo::layout
