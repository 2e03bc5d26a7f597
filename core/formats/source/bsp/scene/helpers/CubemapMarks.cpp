#include "core/formats/source/bsp/records/Lights.h"
#include "core/formats/source/bsp/records/RecordProperties.h"
#include "core/formats/source/bsp/scene/helpers/HelperLayers.h"
#include "core/scene/HelperShapes.h"
#include "core/scene/LayerControls.h"
#include "core/scene/ShapeBuilder.h"

namespace vitrine::formats::source {
namespace {

constexpr float kBallRadius = 6;
constexpr int kBallSides = 12;
const QVector3D kBallColour(0.6F, 0.8F, 0.9F);

scene::Mesh ballShape() {
  constexpr std::array<scene::ShapeBuilder::Ring, 7> kProfile{
      {{0, -1}, {0.5F, -0.866F}, {0.866F, -0.5F}, {1, 0}, {0.866F, 0.5F}, {0.5F, 0.866F}, {0, 1}}};
  std::array<scene::ShapeBuilder::Ring, kProfile.size()> rings = kProfile;
  for (scene::ShapeBuilder::Ring& ring : rings) {
    ring = {ring.radius * kBallRadius, ring.height * kBallRadius};
  }
  scene::ShapeBuilder builder;
  builder.addTurned(rings, kBallSides);
  return builder.take(QStringLiteral("cubemap"));
}

/// Pixels along a side of the pictures, by the number that is stored.
int pictureSize(int stored) {
  constexpr int kDefaultPictureSize = 32;
  constexpr int kLargestStored = 14;
  return stored <= 0 ? kDefaultPictureSize : 1 << (std::min(stored, kLargestStored) - 1);
}

} // namespace

void addCubemapMarks(SceneParts& parts) {
  constexpr auto kOrigin = structure::columnOf<bsp::kCubemap>("origin");
  constexpr auto kSize = structure::columnOf<bsp::kCubemap>("size");
  const RecordView& view = parts.map.records.view(LumpId::Cubemaps);
  SceneBuilder& scene = parts.scene;
  if (view.empty() || scene.nodes.size() + view.count() + 1 >= parts.limits.maxNodes) {
    return;
  }
  const MaterialIndex material = scene::addHelperMaterial(scene.assets, QStringLiteral("cubemap"), 1);
  scene.assets.materials[material].cull = scene::Cull::Back;
  scene::HelperShapes balls(scene, ballShape(), material);
  constexpr auto kName = QT_TRANSLATE_NOOP("formats", "Cube map samples");
  const NodeIndex group =
      parts.addGroup(kName, scene::addLayer(scene, {"layer.cubemaps", kName, kMapInternals}, false));
  const QVector3D half(kBallRadius, kBallRadius, kBallRadius);
  for (std::size_t row = 0; row < view.count(); ++row) {
    const QVector3D origin = kOrigin.vec3(view.at(row));
    if (!isSane(origin)) {
      continue;
    }
    const QVector3D place = scene::kZUpRightHanded.toScene(origin);
    const RecordRef record = parts.record(LumpId::Cubemaps, row);
    scene::Node node;
    scene::giveName(node, QT_TRANSLATE_NOOP("formats", "cube map %1"), {QString::number(row)});
    node.kind = scene::NodeKind::Marker;
    node.parent = group;
    node.record = record;
    node.local.translate(place);
    node.mesh = balls.mesh();
    node.firstSurface = balls.add(kBallColour, parts.clusters.placeIn(scene::Bounds(place - half, place + half)),
                                  parts.provenance(LumpId::Cubemaps, row));
    node.surfaceCount = 1;
    node.properties = recordProperties(view, row, record, {"origin", "size"});
    node.properties.push_back({QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "pixels per side")),
                               QString::number(pictureSize(kSize.integer(view.at(row)))), std::nullopt, std::nullopt,
                               std::nullopt, nullptr, /*ours=*/true});
    scene.nodes.push_back(std::move(node));
  }
}

} // namespace vitrine::formats::source
