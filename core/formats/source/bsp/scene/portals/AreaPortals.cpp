#include "core/base/Translate.h"
#include "core/formats/source/bsp/records/RecordProperties.h"
#include "core/formats/source/bsp/scene/SceneSteps.h"
#include "core/scene/HelperShapes.h"

#include <QColor>
#include <QtGlobal>

#include <cmath>

namespace vitrine::formats::source {
namespace {

constexpr float kOpacity = 0.35F;
constexpr float kGoldenRatio = 0.618034F;
constexpr std::size_t kAreaPortalsMostCorners = 1024;
// A portal is somewhere inside the brush that makes it; how far its areas are is found by feeling.
constexpr float kFirstStep = 1;
constexpr float kLastStep = 64;

/// A record as it is, and the area whose list it is in.
struct Portal {
  std::size_t row = 0;
  int area = 0;
  int otherArea = 0;
  int key = 0;
  std::int64_t firstCorner = 0;
  std::int64_t cornerCount = 0;
};

/// Colours far apart for keys close together.
QVector3D colourOf(int key) {
  const float hue = static_cast<float>(key) * kGoldenRatio;
  const QColor colour = QColor::fromHslF(hue - std::floor(hue), 0.9F, 0.5F);
  const auto linear = [](float value) { return std::pow(value, 2.2F); };
  return {linear(static_cast<float>(colour.redF())), linear(static_cast<float>(colour.greenF())),
          linear(static_cast<float>(colour.blueF()))};
}

/// Every portal once, by the areas that list them.
std::vector<Portal> listedPortals(const MapRecords& records) {
  const RecordView& areas = records.view(LumpId::Areas);
  const RecordView& view = records.view(LumpId::AreaPortals);
  constexpr auto kAreaCount = structure::columnOf<bsp::kArea>("numareaportals");
  constexpr auto kAreaFirst = structure::columnOf<bsp::kArea>("firstareaportal");
  using Fields = bsp::AreaPortalLayouts;
  const Column key(view, Fields::field("portalKey")), other(view, Fields::field("otherArea")),
      first(view, Fields::field("firstClipPortalVert"));
  const Column count(view, Fields::field("clipPortalVerts"));
  std::vector<bool> listed(view.count(), false);
  std::vector<Portal> portals;
  for (std::size_t area = 0; area < areas.count(); ++area) {
    const auto from = static_cast<std::int64_t>(kAreaFirst.integer(areas.at(area)));
    const std::int64_t end =
        std::min(from + kAreaCount.integer(areas.at(area)), static_cast<std::int64_t>(view.count()));
    for (std::int64_t i = std::max<std::int64_t>(from, 0); i < end; ++i) {
      const auto row = static_cast<std::size_t>(i);
      if (listed[row]) {
        continue;
      }
      listed[row] = true;
      const std::byte* at = view.at(row);
      portals.push_back({row, static_cast<int>(area), other.integer(at), key.integer(at),
                         static_cast<std::uint32_t>(first.integer(at)), static_cast<std::uint32_t>(count.integer(at))});
    }
  }
  return portals;
}

/// Builds the polygons and the nodes that show them.
class PortalMesh {
public:
  explicit PortalMesh(SceneParts& parts)
      : m_parts(parts), m_view(parts.map.records.view(LumpId::AreaPortals)),
        m_cornerBudget(4 * parts.map.records.view(LumpId::ClipPortalVerts).count()),
        m_material(scene::addHelperMaterial(parts.scene.assets, QStringLiteral("area portal"), kOpacity)) {
    parts.scene.assets.materials[m_material].cull = scene::Cull::Back;
    m_mesh.name = QStringLiteral("area portals");
    m_mesh.vertices.colors = {{QStringLiteral("colour"), {}, scene::ColorUse::Paint, scene::ColorScope::Surface}};
    const std::vector<Entity>& entities = parts.map.entities;
    for (std::size_t i = 0; i < entities.size(); ++i) {
      if (startsWithFolded(entities[i].className(), "func_areaportal") && entities[i].has("portalnumber")) {
        const float key = entities[i].number("portalnumber").value_or(0);
        if (key > 0 && key < 1e6F) {
          m_entityOfKey.emplace(static_cast<int>(key), i);
        }
      }
    }
  }

  void add(const Portal& portal) {
    if (!readCorners(portal)) {
      m_parts.diagnostics.countedDamage(
          QStringLiteral("areaportal"),
          base::translate("formats", "area portal %1 has no usable corners").arg(portal.row),
          m_view.rangeOf(portal.row));
      return;
    }
    scene::Node node = nodeOf(portal);
    node.firstSurface = static_cast<int>(m_mesh.surfaces.size());
    node.surfaceCount = 1;
    addPolygon(portal);
    m_nodes.push_back(std::move(node));
  }

  void finish() {
    SceneBuilder& scene = m_parts.scene;
    if (m_nodes.empty() || scene.nodes.size() + m_nodes.size() >= m_parts.limits.maxNodes) {
      return;
    }
    constexpr auto kName = QT_TRANSLATE_NOOP("formats", "Area portals");
    const NodeIndex group = m_parts.addGroup(kName, addLayer(scene, "layer.areaportals", kName, false));
    const MeshIndex mesh = m_parts.addMesh(std::move(m_mesh), std::move(m_places));
    for (scene::Node& node : m_nodes) {
      node.parent = group;
      node.mesh = mesh;
      scene.nodes.push_back(std::move(node));
    }
  }

private:
  bool readCorners(const Portal& portal) {
    const RecordView& points = m_parts.map.records.view(LumpId::ClipPortalVerts);
    const auto count = static_cast<std::size_t>(portal.cornerCount);
    if (count < 3 || count > kAreaPortalsMostCorners ||
        portal.firstCorner + portal.cornerCount > static_cast<std::int64_t>(points.count()) || count > m_cornerBudget) {
      return false;
    }
    m_cornerBudget -= count;
    m_corners.clear();
    constexpr auto kPoint = structure::columnOf<bsp::kClipPortalVert>("point");
    for (std::size_t i = 0; i < count; ++i) {
      const QVector3D point = kPoint.vec3(points.at(static_cast<std::size_t>(portal.firstCorner) + i));
      if (!isSane(point)) {
        return false;
      }
      m_corners.push_back(scene::kZUpRightHanded.toScene(point));
    }
    return true;
  }

  /// The polygon's normal to the side on which the area is that lists the portal; as the corners have it where neither
  /// side can be told.
  QVector3D normalTowards(const Portal& portal, const QVector3D& centre) const {
    QVector3D normal;
    for (std::size_t i = 2; i < m_corners.size(); ++i) {
      normal += QVector3D::crossProduct(m_corners[i - 1] - m_corners[0], m_corners[i] - m_corners[0]);
    }
    normal.normalize();
    for (float step = kFirstStep; step <= kLastStep; step *= 2) {
      const int ahead = m_parts.clusters.areaAt(centre + normal * step);
      const int behind = m_parts.clusters.areaAt(centre - normal * step);
      if (ahead != behind && (ahead == portal.area || behind == portal.otherArea)) {
        return normal;
      }
      if (ahead != behind && (behind == portal.area || ahead == portal.otherArea)) {
        return -normal;
      }
    }
    return normal;
  }

  void addPolygon(const Portal& portal) {
    QVector3D centre;
    for (const QVector3D& corner : m_corners) {
      centre += corner / static_cast<float>(m_corners.size());
    }
    const QVector3D normal = normalTowards(portal, centre);
    const bool turned = QVector3D::dotProduct(normal, QVector3D::crossProduct(m_corners[1] - m_corners[0],
                                                                              m_corners[2] - m_corners[0])) < 0;
    const SurfaceStart start(m_mesh);
    const std::uint32_t base = start.vertex();
    for (const QVector3D& corner : m_corners) {
      m_mesh.vertices.positions.push_back(corner);
      m_mesh.vertices.normals.push_back(normal);
    }
    for (std::uint32_t i = 2; i < m_corners.size(); ++i) {
      m_mesh.indices.insert(m_mesh.indices.end(), {base, base + (turned ? i : i - 1), base + (turned ? i - 1 : i)});
    }
    scene::Surface& surface = m_mesh.surfaces.emplace_back(start.surfaceOf(m_mesh));
    surface.material = m_material;
    surface.provenance = m_parts.provenance(LumpId::AreaPortals, portal.row);
    m_mesh.bounds.add(surface.bounds);
    m_mesh.vertices.colors.front().values.emplace_back(colourOf(portal.key), 1.0F);
    m_places.push_back(m_parts.clusters.placeIn(surface.bounds));
  }

  scene::Node nodeOf(const Portal& portal) const {
    const RecordRef record = m_parts.record(LumpId::AreaPortals, portal.row);
    scene::Node node;
    scene::giveName(node, QT_TRANSLATE_NOOP("formats", "portal %1: area %2 to %3"),
                    {QString::number(portal.key), QString::number(portal.area), QString::number(portal.otherArea)});
    node.kind = scene::NodeKind::Marker;
    node.record = record;
    node.properties = recordProperties(m_view, portal.row, record, {"portalKey", "otherArea"});
    const auto add = [&node](const char* key, const QString& value, const RecordRef& leadsTo) {
      node.properties.push_back(
          {QString::fromLatin1(key), value, std::nullopt, std::nullopt, leadsTo, nullptr, /*ours=*/true});
    };
    add(QT_TRANSLATE_NOOP("formats", "visible from area"), QString::number(portal.area),
        m_parts.record(LumpId::Areas, static_cast<std::uint64_t>(portal.area)));
    if (const auto found = m_entityOfKey.find(portal.key); found != m_entityOfKey.end()) {
      const Entity& entity = m_parts.map.entities[found->second];
      add(QT_TRANSLATE_NOOP("formats", "opened by"),
          entity.text(entity.value("targetname").empty() ? "classname" : "targetname"),
          m_parts.record(LumpId::Entities, found->second));
    }
    return node;
  }

  SceneParts& m_parts;
  const RecordView& m_view;
  scene::Mesh m_mesh;
  std::vector<scene::SurfaceLeaves> m_places;
  std::vector<scene::Node> m_nodes;
  std::unordered_map<int, std::size_t> m_entityOfKey;
  std::vector<QVector3D> m_corners;
  std::size_t m_cornerBudget;
  MaterialIndex m_material;
};

} // namespace

void addAreaPortals(SceneParts& parts) {
  const std::vector<Portal> portals = listedPortals(parts.map.records);
  if (portals.empty()) {
    return;
  }
  PortalMesh mesh(parts);
  for (const Portal& portal : portals) {
    mesh.add(portal);
  }
  mesh.finish();
}

} // namespace vitrine::formats::source
