#include "core/formats/xops/scene/PointScene.h"

#include "core/base/Translate.h"
#include "core/formats/xops/scene/PointLinks.h"
#include "core/formats/xops/scene/PointTexts.h"
#include "core/scene/LayerControls.h"

#include <QtGlobal>

namespace vitrine::formats::xops {
namespace {

using scene::Node;
using scene::NodeKind;

constexpr float kEyeHeight = 19; // people are 20 units tall

constexpr auto kPointsGroup = QT_TRANSLATE_NOOP("formats", "Points");
constexpr auto kLinksName = QT_TRANSLATE_NOOP("formats", "Links");

struct GroupLook {
  const char* label; ///< user text
  const char* layer; ///< its id; null: none of its own
  PointPaint links = PointPaint::WayOfPaths;
};

// In the order of PointGroup.
constexpr std::array<GroupLook, kPointGroups> kGroups{{
    {QT_TRANSLATE_NOOP("formats", "People"), "layer.people", PointPaint::WayOfPeople},
    {QT_TRANSLATE_NOOP("formats", "Weapons"), "layer.weapons"},
    {QT_TRANSLATE_NOOP("formats", "Small objects"), "layer.objects"},
    {QT_TRANSLATE_NOOP("formats", "Paths"), "layer.paths"},
    {QT_TRANSLATE_NOOP("formats", "Events"), "layer.events", PointPaint::WayOfEvents},
    {QT_TRANSLATE_NOOP("formats", "Other points"), nullptr},
}};

const GroupLook& lookOfGroup(PointGroup group) {
  return kGroups[static_cast<std::size_t>(group)];
}

/// Turns what looks along -Z the way the rotation says: by the file's left-handed y, so the other way round here.
QQuaternion turnOf(float rotation) {
  return QQuaternion::fromAxisAndAngle(0, 1, 0, -headingOf(rotation));
}

/// Puts the points of one file into a scene.
class PointAdder {
public:
  PointAdder(SceneBuilder& scene, PointShapes& shapes, const PointFile& file, const PointPlace& place)
      : m_scene(scene), m_file(file), m_place(place), m_index(file.points), m_texts(file, m_index, place),
        m_shapes(shapes) {}

  NodeIndex add() {
    Node node;
    node.name = m_place.name;
    node.layer = m_place.layer;
    m_scene.nodes.reserve(m_scene.nodes.size() + m_file.points.size() + 2 * kPointGroups + 1);
    const NodeIndex top = m_scene.nodes.add(std::move(node));
    for (std::size_t group = 0; group < kPointGroups; ++group) {
      addGroup(static_cast<PointGroup>(group), top);
    }
    reportMissing();
    return top;
  }

private:
  void addGroup(PointGroup group, NodeIndex top) {
    NodeIndex parent;
    for (std::size_t row = 0; row < m_file.points.size(); ++row) {
      const Point& point = m_file.points[row];
      if (infoOf(point.p[0]).group != group || !hasPlace(point)) {
        continue;
      }
      if (m_scene.nodes.size() + 3 > m_place.limits.maxNodes) {
        m_place.diagnostics.countedDamage(QStringLiteral("points.nodes"),
                                          base::translate("formats", "more points than can be shown"),
                                          rangeOfPoint(m_place.space, row));
        break;
      }
      parent = parent ? parent : addGroupNode(group, top);
      addMarker(row, parent);
    }
    if (parent) {
      addLinks(group, parent);
    }
  }

  NodeIndex addGroupNode(PointGroup group, NodeIndex top) {
    Node node;
    scene::giveName(node, lookOfGroup(group).label);
    node.parent = top;
    node.layer = m_place.layers[group];
    return m_scene.nodes.add(std::move(node));
  }

  void addMarker(std::size_t row, NodeIndex parent) {
    const Point& point = m_file.points[row];
    const auto kind = static_cast<PointKind>(point.p[0]);
    Node node;
    node.name = m_texts.name(row);
    node.kind = NodeKind::Marker;
    node.parent = parent;
    node.local.translate(placeOf(point));
    node.local.rotate(turnOf(point.rotation));
    node.mesh = m_shapes.mesh(lookOf(kind).shape, paint(row, kind));
    node.labelled = true;
    node.properties = m_texts.properties(row);
    node.record = m_texts.record(row);
    m_scene.nodes.push_back(std::move(node));
    countMissing(row);
  }

  PointPaint paint(std::size_t row, PointKind kind) const {
    if (m_index.player() == row) {
      return PointPaint::Player;
    }
    return isPerson(kind) || kind == PointKind::Template ? paintOfTeam(m_texts.team(row)) : lookOf(kind).paint;
  }

  void addLinks(PointGroup group, NodeIndex parent) {
    const std::vector<PointLink> links = shownLinks(m_file, m_index, group);
    if (links.empty()) {
      return;
    }
    Node node;
    scene::giveName(node, kLinksName);
    node.kind = NodeKind::Marker; // shaded like the markers
    node.parent = parent;
    node.mesh = addLinkMesh(m_scene, m_file, links, m_shapes.material(lookOfGroup(group).links), m_place);
    m_scene.nodes.push_back(std::move(node));
  }

  void countMissing(std::size_t row) {
    for (std::size_t parameter = 0; parameter < 3; ++parameter) {
      if (m_texts.leadsNowhere(row, parameter)) {
        m_firstMissing = m_missing++ == 0 ? row : m_firstMissing;
      }
    }
  }

  void reportMissing() const {
    if (m_missing != 0) {
      m_place.diagnostics.note(
          base::translate("formats", "%1 references lead to points that do not exist; the first is in point %2")
              .arg(m_missing)
              .arg(m_firstMissing),
          rangeOfPoint(m_place.space, m_firstMissing));
    }
  }

  SceneBuilder& m_scene;
  const PointFile& m_file;
  const PointPlace& m_place;
  PointIndex m_index;
  PointTexts m_texts;
  PointShapes& m_shapes;
  std::size_t m_missing = 0;
  std::size_t m_firstMissing = 0;
};

} // namespace

PointLayers addPointLayers(SceneBuilder& scene) {
  PointLayers layers;
  for (std::size_t group = 0; group < kGroups.size(); ++group) {
    if (const auto& [label, layer, links] = kGroups[group]; layer) {
      layers.of[group] = scene::addLayer(scene, {layer, label, kPointsGroup}, true);
    }
  }
  return layers;
}

NodeIndex addPoints(SceneBuilder& scene, PointShapes& shapes, const PointFile& file, const PointPlace& place) {
  return PointAdder(scene, shapes, file, place).add();
}

std::vector<scene::Camera> playerCameras(const PointFile& file, SectionId section) {
  const PointIndex index(file.points);
  if (!index.player() || !hasPlace(file.points[*index.player()])) {
    return {};
  }
  const Point& player = file.points[*index.player()];
  scene::Camera camera;
  camera.name = QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "Player"));
  camera.position = placeOf(player) + QVector3D(0, kEyeHeight, 0);
  camera.orientation = turnOf(player.rotation);
  camera.record = RecordRef{section, *index.player()};
  camera.spawn = true;
  return {camera};
}

} // namespace vitrine::formats::xops
