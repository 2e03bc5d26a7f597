#include "core/formats/source/bsp/scene/entities/EntityNodes.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/scene/Placement.h"
#include "core/formats/source/bsp/scene/entities/RenderModes.h"
#include "core/formats/source/bsp/scene/props/EntityModels.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

using scene::NodeKind;

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

} // namespace

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

void EntityNodes::addWorld() {
  const MapRecords& records = m_parts.map.records;
  const auto faceCount = static_cast<std::int32_t>(m_parts.faceSet.faces.size());
  // Without models all that is known is that there are faces.
  const Model world = records.models.empty() ? Model{{}, {}, 0, 0, faceCount} : records.models.front();
  scene::Node node;
  node.name = QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "World"));
  node.kind = NodeKind::World;
  node.mesh = m_meshes.addModel(world, QStringLiteral("model 0"));
  const auto& entities = m_parts.map.entities;
  const auto worldspawn = std::ranges::find_if(entities, isWorld);
  if (worldspawn != entities.end()) {
    const auto number = static_cast<std::size_t>(worldspawn - entities.begin());
    node.properties = entityProperties(m_parts.map, m_parts.sections, number);
    node.record = RecordRef{m_parts.sections.of(LumpId::Entities), number};
  }
  m_parts.scene.nodes.push_back(std::move(node));
}

NodeIndex EntityNodes::addGroup(const char* name) {
  scene::Node node;
  node.name = QString::fromLatin1(name);
  return m_parts.scene.nodes.add(std::move(node));
}

scene::Node EntityNodes::entityNode(std::size_t number, NodeIndex parent) const {
  const Entity& entity = m_parts.map.entities[number];
  scene::Node node;
  node.name = nodeName(entity);
  node.kind = NodeKind::Entity;
  node.parent = parent;
  node.local = placement(entity.vector("origin").value_or(QVector3D()), entity.vector("angles").value_or(QVector3D()));
  node.properties = entityProperties(m_parts.map, m_parts.sections, number);
  node.record = RecordRef{m_parts.sections.of(LumpId::Entities), number};
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
          base::translate("formats", "an entity asks for model %1, which is not there").arg(model),
          rangeOf(entities[i], m_parts.map.lumps[LumpId::Entities].block.range));
      continue;
    }
    if (!group) {
      group = addGroup(QT_TRANSLATE_NOOP("formats", "Brush entities"));
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
  // What is hidden is looked at for its shape, so that it is shown as if it were drawn like all else.
  const MeshIndex mesh = m_meshes.addModel(m_parts.map.records.models[static_cast<std::size_t>(model)],
                                           QStringLiteral("model %1").arg(model),
                                           plainLayers ? scene::MaterialAdjustment() : renderAdjustment(entity));
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

void EntityNodes::addPointEntities() {
  const auto& entities = m_parts.map.entities;
  EntityModels models(m_parts, m_skyArea);
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
      group = addGroup(QT_TRANSLATE_NOOP("formats", "Entities"));
    }
    scene::Node node = entityNode(i, group);
    models.want(entities[i], i, node);
    m_parts.scene.nodes.push_back(std::move(node));
  }
}

} // namespace vitrine::formats::source
