#include "core/formats/vgo/assets/MemberProperties.h"
#include "core/formats/vgo/scene/VgoHelpers.h"
#include "core/scene/ShapeBuilder.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace vitrine::formats::vgo {
namespace {

using scene::ShapeBuilder;

constexpr scene::HelperLayer::Look kLightLook{
    "layer.lights", QT_TRANSLATE_NOOP("formats", "Lights"), {1, 0.85F, 0.4F}, 0.8F};
constexpr scene::HelperLayer::Look kMarkerLook{
    "layer.particles", QT_TRANSLATE_NOOP("formats", "Particles and cloth"), {0.3F, 0.7F, 0.95F}, 0.8F};
constexpr float kSize = 0.1F; // metres
constexpr float kArrow = 0.5F;
constexpr float kWidest = 0.4F;
constexpr int kConeSides = 16;

/// Along -z of its node, as lights of the scene shine.
scene::Mesh lightShape(const scene::Light& light) {
  ShapeBuilder builder;
  if (light.kind == scene::LightKind::Directional) {
    builder.addArrow({}, {0, 0, -kArrow}, kSize / 4, kSize, kSize);
  } else if (light.kind == scene::LightKind::Spot) {
    const float cosine = std::clamp(light.outerConeCos, 0.0F, 1.0F);
    const float tangent = cosine > 0 ? std::sqrt(1 - cosine * cosine) / cosine : 1;
    const float length = std::min(3 * kSize, kWidest / std::max(tangent, 0.01F));
    const std::array<ShapeBuilder::Ring, 2> cone{{{length * tangent, -length}, {0, 0}}};
    builder.addTurned(cone, kConeSides);
  } else {
    builder.addDiamond({}, kSize / 2, kSize * 0.7F);
  }
  return builder.take(QStringLiteral("light"));
}

} // namespace

void addLightShapes(SceneBuild& build, const std::vector<PlacedLight>& lights) {
  HelperShapes shapes(build, kLightLook);
  for (const PlacedLight& one : lights) {
    const NodeIndex place = build.nodeOf(one.fileNode);
    QMatrix4x4 local = unscaled(build.worldOf(place));
    if (one.light.kind == scene::LightKind::Spot) {
      local.rotate(90, 1, 0, 0); // its cone hangs down
    }
    const MeshIndex mesh = shapes.addMesh(lightShape(one.light));
    if (scene::Node* added =
            mesh ? shapes.addLabelled(place, one.light.name, local, mesh, one.light.record) : nullptr) {
      added->kind = scene::NodeKind::Light;
      const layout::Node& from = build.layout.nodes[static_cast<std::size_t>(one.fileNode)];
      added->properties =
          memberProperties(build.layout.lights[static_cast<std::size_t>(from.light)].from, one.light.record);
    }
  }
}

void addMarkers(SceneBuild& build) {
  HelperShapes shapes(build, kMarkerLook);
  build.eachNode([&](int, const layout::Node& node, NodeIndex place) {
    const auto mark = [&](const std::vector<structure::JsonValueRef>& elements, List list, int element) {
      const bool there = element >= 0 && static_cast<std::size_t>(element) < elements.size();
      if (!there || !elements[static_cast<std::size_t>(element)]) {
        return;
      }
      QMatrix4x4 local = unscaled(build.worldOf(place));
      local.scale(kSize / 2);
      const auto record = build.record(list, element);
      const MeshIndex mesh = shapes.unit(HelperShapes::Unit::Diamond);
      if (scene::Node* added = shapes.addLabelled(place, node.name, local, mesh, record)) {
        added->properties = memberProperties(elements[static_cast<std::size_t>(element)], record);
      }
    };
    mark(build.layout.particles, List::Particles, node.particle);
    mark(build.layout.cloths, List::Clothes, node.cloth);
  });
}

} // namespace vitrine::formats::vgo
