#include "core/formats/vgo/layout/Clip.h"

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
  return std::isfinite(key.time) && std::isfinite(key.value);
}

std::vector<CurveKey> readKeys(const JsonValueRef& list) {
  std::vector<CurveKey> keys;
  for (const JsonValueRef& from : list.children()) {
    CurveKey key{from["time"].number(),
                 static_cast<float>(from["value"].number()),
                 tangent(from["inTangent"]),
                 tangent(from["outTangent"]),
                 floatValue(from["inWeight"], kThird),
                 floatValue(from["outWeight"], kThird),
                 intValue(from["weightedMode"], 0)};
    if (isSound(key)) {
      keys.push_back(key);
    }
  }
  std::ranges::stable_sort(keys, {}, &CurveKey::time);
  return keys;
}

} // namespace

Clip readClip(const JsonValueRef& from) {
  Clip clip;
  clip.from = from;
  clip.name = from["name"].text();
  clip.wrapMode = intValue(from["wrapMode"], 0);
  for (const JsonValueRef& binding : from["curveBindings"].children()) {
    clip.bindings.push_back(
        {binding["type"].text(), binding["propertyName"].text(), readKeys(binding["animationCurve"]["keys"])});
  }
  return clip;
}

} // namespace vitrine::formats::vgo::layout
