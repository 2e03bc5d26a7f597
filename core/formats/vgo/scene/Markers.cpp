#include "core/formats/vgo/assets/MemberProperties.h"
#include "core/formats/vgo/scene/Helpers.h"
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
    const NodeIndex node = mesh ? shapes.addNode(place, one.light.name, local, mesh, one.light.record) : scene::kNone;
    if (node) {
      scene::Node& added = build.scene.nodes[node];
      added.kind = scene::NodeKind::Light;
      added.labelled = true;
      const layout::Node& from = build.layout.nodes[static_cast<std::size_t>(one.fileNode)];
      added.properties =
          memberProperties(build.layout.lights[static_cast<std::size_t>(from.light)].from, one.light.record);
    }
  }
}

void addMarkers(SceneBuild& build) {
  HelperShapes shapes(build, kMarkerLook);
  const auto mark = [&](int fileNode, const structure::JsonValueRef& from, List list, int element) {
    const NodeIndex place = build.nodeOf(fileNode);
    if (!from || !place) {
      return;
    }
    QMatrix4x4 local = unscaled(build.worldOf(place));
    local.scale(kSize / 2);
    const auto record = build.record(list, element);
    const NodeIndex node = shapes.addNode(place, build.layout.nodes[static_cast<std::size_t>(fileNode)].name, local,
                                          shapes.unit(HelperShapes::Unit::Diamond), record);
    if (node) {
      scene::Node& added = build.scene.nodes[node];
      added.kind = scene::NodeKind::Marker;
      added.labelled = true;
      added.properties = memberProperties(from, record);
    }
  };
  const auto at = [](const std::vector<structure::JsonValueRef>& list, int index) {
    const bool there = index >= 0 && static_cast<std::size_t>(index) < list.size();
    return there ? list[static_cast<std::size_t>(index)] : structure::JsonValueRef();
  };
  for (std::size_t i = 0; i < build.layout.nodes.size(); ++i) {
    const layout::Node& node = build.layout.nodes[i];
    mark(static_cast<int>(i), at(build.layout.particles, node.particle), List::Particles, node.particle);
    mark(static_cast<int>(i), at(build.layout.cloths, node.cloth), List::Clothes, node.cloth);
  }
}

} // namespace vitrine::formats::vgo
