#include "core/formats/vgo/records/Light.h"

#include <algorithm>

namespace vitrine::formats::vgo::layout {

Light readLight(const structure::JsonValueRef& from) {
  constexpr int kLastType = static_cast<int>(LightType::Disc);
  Light light;
  light.from = from;
  light.type = static_cast<LightType>(std::clamp(intValue(from["type"], 0), 0, kLastType));
  light.enabled = from["enabled"].boolean(true);
  light.range = std::max(floatValue(from["range"]), 0.0F);
  light.spotAngle = std::clamp(floatValue(from["spotAngle"]), 0.0F, 179.0F);
  light.color = vector3(from["color"], light.color);
  light.intensity = std::max(floatValue(from["intensity"]), 0.0F);
  const QVector3D size = vector3(from["areaSize"]);
  const float radius = floatValue(from["areaRadius"]);
  light.areaWidth = light.type == LightType::Disc ? 2 * radius : size.x();
  light.areaHeight = light.type == LightType::Disc ? 2 * radius : size.y();
  return light;
}

} // namespace vitrine::formats::vgo::layout
