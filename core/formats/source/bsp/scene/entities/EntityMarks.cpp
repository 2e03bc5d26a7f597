#include "core/base/Translate.h"
#include "core/formats/source/bsp/scene/entities/EntityClasses.h"
#include "core/formats/source/bsp/scene/entities/EntityHelpers.h"
#include "core/formats/source/bsp/scene/sky/SkyPlace.h"
#include "core/scene/HelperShapes.h"
#include "core/scene/ShapeBuilder.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

constexpr float kMarkRadius = 5;
constexpr float kMarkHalfHeight = 8;
constexpr std::size_t kMostMarks = 16384;

const QVector3D kOtherMark(0.5F, 0.5F, 0.5F);

} // namespace

void addEntityMarks(SceneParts& parts) {
  scene::ShapeBuilder shapes;
  std::vector<QVector4D> colours;
  std::vector<scene::SurfaceLeaves> places;
  MaterialIndex material;
  const SkyPlace sky = skyPlaceOf(parts);
  const auto& entities = parts.map.entities;
  for (std::size_t i = 0; i < entities.size(); ++i) {
    const auto origin = entities[i].vector("origin");
    if (entities[i].brushModel() > 0 || !origin || !isSane(*origin)) {
      continue;
    }
    if (colours.size() == kMostMarks) {
      parts.diagnostics.note(base::translate("formats", "only the first %1 entities have a marker").arg(kMostMarks),
                             rangeOf(entities[i], parts.map.lumps[LumpId::Entities].block.range));
      break;
    }
    if (!material) {
      material = scene::addHelperMaterial(parts.scene.assets, QStringLiteral("entity mark"), 1);
      parts.scene.assets.materials[material].cull = scene::Cull::Back;
    }
    const std::uint32_t first = shapes.indexCount();
    shapes.addDiamond(scene::kZUpRightHanded.toScene(*origin), kMarkRadius, kMarkHalfHeight);
    scene::Surface& surface = shapes.addSurface(first, material);
    surface.provenance = parts.provenance(LumpId::Entities, i);
    places.push_back(parts.clusters.placeIn(surface.bounds));
    surface.layer = sky.has(surface.bounds, places.back().area) ? layerIndex(MapLayer::Skybox3D) : scene::kNone;
    colours.emplace_back(classColour(entities[i].className()).value_or(kOtherMark), 1.0F);
  }
  if (colours.empty()) {
    return;
  }
  scene::Mesh mesh = shapes.take(QStringLiteral("entity marks"));
  mesh.vertices.colors = {
      {QStringLiteral("colour"), std::move(colours), scene::ColorUse::Paint, scene::ColorScope::Surface}};
  scene::Node node;
  scene::giveName(node, QT_TRANSLATE_NOOP("formats", "Entity markers"));
  node.kind = scene::NodeKind::Marker;
  node.layer = addLayer(parts.scene, "layer.entitymarks", node.name, false);
  node.mesh = parts.addMesh(std::move(mesh), std::move(places));
  parts.scene.nodes.push_back(std::move(node));
}

} // namespace vitrine::formats::source
