#include "core/formats/vgo/scene/VgoSceneParts.h"

#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>

namespace vitrine::formats::vgo {
namespace {

/// Beyond this an intensity is in lux or candela: docs/formats/vgo-scenes.md, "Lights".
constexpr float kPhysical = 100;
constexpr float kInnerShare = 0.8F; // of a cone, that is fully lit

// By layout::LightType.
constexpr std::array kKinds{scene::LightKind::Spot, scene::LightKind::Directional, scene::LightKind::Point,
                            scene::LightKind::Area, scene::LightKind::Area};

float cosine(float degrees) {
  return std::cos(qDegreesToRadians(degrees));
}

scene::Light placed(const layout::Light& from, const QMatrix4x4& world) {
  scene::Light light;
  light.kind = kKinds[static_cast<std::size_t>(from.type)];
  light.position = world.column(3).toVector3D();
  // Unity's lights shine along +z, which the scene has turned to -z in files of either hand.
  const QVector3D along = -world.column(2).toVector3D();
  light.direction = along.lengthSquared() > 0 ? along.normalized() : light.direction;
  light.intensity = from.color * from.intensity;
  light.radius = light.kind == scene::LightKind::Directional ? 0 : from.range;
  if (light.kind == scene::LightKind::Spot) {
    light.outerConeCos = cosine(from.spotAngle / 2);
    light.innerConeCos = cosine(from.spotAngle / 2 * kInnerShare);
  }
  light.areaSize = {from.areaWidth, from.areaHeight, 0};
  return light;
}

bool isPhysical(const SceneBuild& build) {
  return std::ranges::any_of(build.layout.lights, [](const layout::Light& one) { return one.intensity > kPhysical; }) ||
         std::ranges::any_of(build.layout.materials, [](const layout::Material& one) {
           return one.shader.startsWith(QLatin1StringView("HDRP/"));
         });
}

/// The sun is in lux, all others are in candela or lumen: the strongest of each is made 1.
void normalise(std::vector<PlacedLight>& lights) {
  for (const bool ofSuns : {true, false}) {
    const auto counts = [&](const scene::Light& light) {
      return (light.kind == scene::LightKind::Directional) == ofSuns;
    };
    float strongest = 0;
    for (const PlacedLight& one : lights) {
      const QVector3D& colour = one.light.intensity;
      strongest = counts(one.light) ? std::max({strongest, colour.x(), colour.y(), colour.z()}) : strongest;
    }
    for (PlacedLight& one : lights) {
      if (counts(one.light) && strongest > 0) {
        one.light.intensity /= strongest;
      }
    }
  }
}

} // namespace

std::vector<PlacedLight> lightsOf(const SceneBuild& build) {
  std::vector<PlacedLight> lights;
  build.eachNode([&](int number, const layout::Node& node, NodeIndex place) {
    const layout::Light* from = layout::Layout::find(build.layout.lights, node.light);
    if (from && from->enabled && build.active[place]) {
      scene::Light& made = lights.emplace_back(number, placed(*from, build.worldOf(place))).light;
      made.name = node.name;
      made.record = from->listed ? build.record(List::Lights, node.light) : build.record(List::Nodes, number);
    }
  });
  if (isPhysical(build)) {
    normalise(lights);
  }
  return lights;
}

} // namespace vitrine::formats::vgo
