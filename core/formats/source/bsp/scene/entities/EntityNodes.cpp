#include "core/formats/source/bsp/scene/entities/EntityNodes.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/scene/Placement.h"
#include "core/formats/source/bsp/scene/entities/EntityClasses.h"
#include "core/formats/source/bsp/scene/entities/RenderModes.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

using scene::NodeKind;

constexpr float kSmallestScale = 0.001F;
constexpr float kLargestScale = 1000.0F;
constexpr float kLargestSkin = 65535.0F;

bool isInvisible(const Entity& entity) {
  const bool disabledBrush =
      equalsFolded(entity.className(), "func_brush") && entity.number("StartDisabled").value_or(0) != 0;
  return isInvisibleClass(entity.className()) || disabledBrush || isUndrawn(entity);
}

QString nodeName(const Entity& entity) {
  const QString kind = entity.className().empty() ? QStringLiteral("entity") : entity.text("classname");
  const QString name = entity.text("targetname");
  return name.isEmpty() ? kind : QStringLiteral("%1 (%2)").arg(name, kind);
}

bool isWorld(const Entity& entity) {
  return equalsFolded(entity.className(), "worldspawn");
}

/// Empty for those without: sprites have a material as their model, brushes a number.
QString modelOf(const Entity& entity) {
  const QString model = entity.text("model");
  return model.endsWith(QLatin1StringView(".mdl"), Qt::CaseInsensitive) ? modelPath(model) : QString();
}

bool isHidden(const Entity& entity) {
  const bool disabled =
      startsWithFolded(entity.className(), "prop_dynamic") && entity.number("StartDisabled").value_or(0) != 0;
  return disabled || isUndrawn(entity);
}

float scaleOf(const Entity& entity) {
  const float scale = entity.number("modelscale").value_or(1);
  return scale >= kSmallestScale && scale <= kLargestScale ? scale : 1.0F;
}

int skinOf(const Entity& entity) {
  const float skin = entity.number("skin").value_or(0);
  return skin >= 0 && skin <= kLargestSkin ? static_cast<int>(skin) : 0;
}

/// Keys and values of an entity with the bytes they stand in.
std::vector<scene::Property> entityProperties(const MapParts& map, const SectionIds& sections, std::size_t number) {
  const Lump& lump = map.lumps[LumpId::Entities];
  const std::string_view text = asText(lump.bytes());
  const RecordRef record{sections.of(LumpId::Entities), number};
  std::vector<scene::Property> properties;
  properties.reserve(map.entities[number].pairs.size());
  for (const EntityPair& pair : map.entities[number].pairs) {
    const auto start = static_cast<std::uint64_t>(pair.value.data() - text.data());
    const ByteRange where{lump.block.range.space, lump.block.range.offset + start, pair.value.size()};
    properties.push_back({decoded(pair.key), pair.shownValue(), record, where});
  }
  return properties;
}

} // namespace

void EntityNodes::addWorld() {
  const MapRecords& records = m_parts.map.records;
  const auto faceCount = static_cast<std::int32_t>(m_parts.faceSet.faces.size());
  // Without models all that is known is that there are faces.
  const Model world = records.models.empty() ? Model{{}, {}, 0, 0, faceCount} : records.models.front();
  scene::Node node;
  scene::giveName(node, QT_TRANSLATE_NOOP("formats", "World"));
  node.kind = NodeKind::World;
  node.mesh = m_meshes.addModel(world, 0);
  if (const auto number = m_parts.map.entityOf("worldspawn")) {
    node.properties = entityProperties(m_parts.map, m_parts.sections, *number);
    node.record = m_parts.record(LumpId::Entities, *number);
  }
  m_parts.scene.nodes.push_back(std::move(node));
}

scene::Node EntityNodes::entityNode(std::size_t number, NodeIndex parent) const {
  const Entity& entity = m_parts.map.entities[number];
  scene::Node node;
  node.name = nodeName(entity);
  node.kind = NodeKind::Entity;
  node.parent = parent;
  node.local = placement(entity);
  node.properties = entityProperties(m_parts.map, m_parts.sections, number);
  node.record = m_parts.record(LumpId::Entities, number);
  return node;
}

void EntityNodes::addBrushEntities() {
  const auto& entities = m_parts.map.entities;
  NodeIndex group;
  for (std::size_t i = 0; i < entities.size(); ++i) {
    const int model = entities[i].brushModel();
    if (model <= 0) {
      continue;
    }
    if (static_cast<std::size_t>(model) >= m_parts.map.records.models.size()) {
      m_parts.diagnostics.countedDamage(
          QStringLiteral("entity.model"),
          base::translate("formats", "an entity refers to model %1, which does not exist").arg(model),
          rangeOf(entities[i], m_parts.map.lumps[LumpId::Entities].block.range));
      continue;
    }
    if (!group) {
      group = m_parts.addGroup(QT_TRANSLATE_NOOP("formats", "Brush entities"));
    }
    addBrushEntity(i, group);
  }
}

void EntityNodes::addBrushEntity(std::size_t number, NodeIndex parent) {
  const Entity& entity = m_parts.map.entities[number];
  const bool invisible = isInvisible(entity);
  const bool trigger = startsWithFolded(entity.className(), "trigger_");
  const MapLayer layer = trigger     ? MapLayer::Triggers
                         : invisible ? MapLayer::InvisibleEntities
                                     : MapLayer::BrushEntities;
  scene::Node node = entityNode(number, parent);
  const bool known = m_meshByModel.contains(entity.brushModel());
  node.kind = NodeKind::BrushModel;
  node.mesh = meshOfModel(entity, invisible);
  const scene::SurfaceLeaves place = placeByBounds(node.mesh, node.local);
  const bool inSky = layer == MapLayer::BrushEntities && m_skyArea != 0 && place.area == m_skyArea;
  node.layer = layerIndex(inSky ? MapLayer::Skybox3D : layer);
  std::vector<scene::SurfaceLeaves>& places = m_parts.scene.world.surfaceLeaves[node.mesh];
  if (known) {
    // Two entities share one mesh: no place in the tree holds for both.
    places.clear();
  } else {
    std::ranges::fill(places, place);
  }
  m_parts.scene.nodes.push_back(std::move(node));
}

MeshIndex EntityNodes::meshOfModel(const Entity& entity, bool plainLayers) {
  const int model = entity.brushModel();
  const auto known = m_meshByModel.find(model);
  if (known != m_meshByModel.end()) {
    return known->second;
  }
  // Hidden things are looked at for their shape: shown as if they were drawn like all else.
  const auto row = static_cast<std::size_t>(model);
  const MeshIndex mesh =
      m_meshes.addModel(m_parts.map.records.models[row], row,
                        plainLayers ? scene::MaterialAdjustment() : renderAdjustment(entity), placement(entity));
  if (plainLayers) {
    // One toggle shows the entity; its tool materials must not need a second one.
    for (scene::Surface& surface : m_parts.scene.meshes[mesh].surfaces) {
      surface.layer = scene::kNone;
    }
  }
  m_meshByModel.emplace(model, mesh);
  return mesh;
}

scene::SurfaceLeaves EntityNodes::placeByBounds(MeshIndex mesh, const QMatrix4x4& transform) const {
  const scene::Mesh& shown = m_parts.scene.meshes[mesh];
  scene::SurfaceLeaves place = m_parts.clusters.placeIn(shown.bounds.transformed(transform));
  if (place.area == 0) {
    // The middle of a ring may be in solid; where its origin is says as much.
    place.area = m_parts.clusters.areaAt(transform.column(3).toVector3D());
  }
  return place;
}

LayerIndex EntityNodes::modelLayer(const Entity& entity, const QMatrix4x4& place, bool hidden) {
  if (hidden) {
    return layerIndex(MapLayer::InvisibleEntities);
  }
  if (m_skyArea != 0 && m_parts.clusters.areaAt(place.column(3).toVector3D()) == m_skyArea && entity.has("origin")) {
    return layerIndex(MapLayer::Skybox3D);
  }
  if (!m_modelLayer) {
    m_modelLayer =
        addLayer(m_parts.scene, "layer.entitymodels", QT_TRANSLATE_NOOP("formats", "Models of entities"), true);
  }
  return m_modelLayer;
}

/// Makes the node of an entity, which is to be the scene's next, want the entity's model; nothing for those without.
void EntityNodes::wantModel(const Entity& entity, std::size_t number, scene::Node& node) {
  const QString path = modelOf(entity);
  if (path.isEmpty()) {
    return;
  }
  const bool hidden = isHidden(entity);
  node.local.scale(scaleOf(entity));
  node.layer = modelLayer(entity, node.local, hidden);
  node.model = {scene::AssetKind::Model, path,
                QStringLiteral("entity %1 (%2)").arg(number).arg(decoded(entity.className()))};
  ModelWant want;
  want.node = m_parts.scene.nodes.nextIndex();
  want.skin = skinOf(entity);
  // Hidden things are looked at for their shape: shown as if they were drawn like all else.
  want.adjustment = hidden ? scene::MaterialAdjustment() : renderAdjustment(entity);
  want.standIn = {.color = standInColorOf(entity.className()), .ofClass = classBounds(entity.className())};
  m_parts.wants.push_back(std::move(want));
}

void EntityNodes::addPointEntities() {
  const auto& entities = m_parts.map.entities;
  NodeIndex group;
  for (std::size_t i = 0; i < entities.size(); ++i) {
    if (entities[i].brushModel() > 0 || isWorld(entities[i])) {
      continue;
    }
    if (m_parts.scene.nodes.size() >= m_parts.limits.maxNodes) {
      m_parts.diagnostics.warn(base::translate("formats", "more entities than can be shown"),
                               rangeOf(entities[i], m_parts.map.lumps[LumpId::Entities].block.range));
      return;
    }
    if (!group) {
      group = m_parts.addGroup(QT_TRANSLATE_NOOP("formats", "Entities"));
    }
    scene::Node node = entityNode(i, group);
    wantModel(entities[i], i, node);
    m_parts.scene.nodes.push_back(std::move(node));
  }
}

} // namespace vitrine::formats::source
