#include "core/formats/source/bsp/scene/entities/EntityHelpers.h"
#include "core/formats/source/bsp/scene/entities/EntityNames.h"
#include "core/scene/HelperShapes.h"
#include "core/scene/ShapeBuilder.h"

#include <QtGlobal>

#include <array>
#include <cmath>

namespace vitrine::formats::source {
namespace {

constexpr float kPathThickness = 2;
constexpr float kPathHeadLength = 12;
constexpr float kPathHeadWidth = 8;
constexpr float kShortestLink = 0.1F;
constexpr std::size_t kMostLinks = 16384;
constexpr int kBarsOfRope = 10;
constexpr float kRopeWidth = 2;
constexpr float kWidestRope = 64;
constexpr float kRopeSlack = 25;
constexpr float kMostSlack = 4096;
const QVector3D kPathColour(0.9F, 0.35F, 0.02F);
const QVector3D kRopeColour(0.012F, 0.011F, 0.01F);

constexpr std::array<std::string_view, 4> kPathClasses{"path_track", "path_corner", "keyframe_track", "path_keyframe"};
constexpr std::array<std::string_view, 2> kRopeClasses{"move_rope", "keyframe_rope"};

bool isOneOf(const Entity& entity, std::span<const std::string_view> classes) {
  return std::ranges::any_of(classes, [&](std::string_view name) { return equalsFolded(entity.className(), name); });
}

/// Things drawn between entities in one mesh, a surface for each entity they begin at.
class LinkShapes {
public:
  /// `skyArea`: of the small room of the 3D sky; 0: there is none.
  LinkShapes(SceneParts& parts, const QString& name, const QVector3D& colour, int skyArea)
      : m_parts(parts), m_name(name), m_colour(colour), m_skyArea(skyArea) {}

  scene::ShapeBuilder& shapes() { return m_shapes; }
  bool isFull() const { return m_surfaces >= kMostLinks; }

  /// Makes what was built since `first` the surface of an entity, which stands at `from`.
  void end(std::uint32_t first, std::size_t entity, const QVector3D& from) {
    if (!m_material) {
      m_material = scene::addHelperMaterial(m_parts.scene.assets, m_name, 1);
      m_parts.scene.assets.materials[m_material].cull = scene::Cull::Back;
    }
    scene::Surface& surface = m_shapes.addSurface(first, m_material);
    surface.provenance = m_parts.provenance(LumpId::Entities, entity);
    m_places.push_back(m_parts.clusters.placeIn(surface.bounds));
    if (m_skyArea != 0 && m_parts.clusters.areaAt(from) == m_skyArea) {
      surface.layer = layerIndex(MapLayer::Skybox3D);
    }
    ++m_surfaces;
  }

  void finish(const char* id, const char* label, bool visible) {
    if (m_surfaces == 0) {
      return;
    }
    scene::Mesh mesh = m_shapes.take(m_name);
    mesh.vertices.colors = {{QStringLiteral("colour"), std::vector<QVector4D>(m_surfaces, QVector4D(m_colour, 1)),
                             scene::ColorUse::Paint, scene::ColorScope::Surface}};
    scene::Node node;
    scene::giveName(node, label);
    node.kind = scene::NodeKind::Marker;
    node.layer = addLayer(m_parts.scene, id, label, visible);
    node.mesh = m_parts.addMesh(std::move(mesh), std::move(m_places));
    m_parts.scene.nodes.push_back(std::move(node));
  }

private:
  SceneParts& m_parts;
  QString m_name;
  QVector3D m_colour;
  int m_skyArea;
  scene::ShapeBuilder m_shapes;
  MaterialIndex m_material;
  std::vector<scene::SurfaceLeaves> m_places;
  std::size_t m_surfaces = 0;
};

/// Points of a rope between two ends: a parabola that is as much longer than the straight way as its slack.
std::vector<QVector3D> hangingPoints(const QVector3D& from, const QVector3D& to, float slack) {
  const float sag = std::sqrt((to - from).length() * slack * 3 / 8);
  std::vector<QVector3D> points;
  for (int i = 0; i <= kBarsOfRope; ++i) {
    const float share = static_cast<float>(i) / static_cast<float>(kBarsOfRope);
    points.push_back(from + (to - from) * share - QVector3D(0, sag * 4 * share * (1 - share), 0));
  }
  return points;
}

/// Draws the links of all entities of some classes by one key.
class LinkWalk {
public:
  explicit LinkWalk(const SceneParts& parts) : m_entities(parts.map.entities), m_names(parts.map.entities) {}

  /// Calls `draw` with the number of an entity and both ends, in scene axes.
  template <class Draw>
  void each(std::span<const std::string_view> classes, std::string_view key, const LinkShapes& shapes,
            const Draw& draw) const {
    for (std::size_t i = 0; i < m_entities.size() && !shapes.isFull(); ++i) {
      const auto next = isOneOf(m_entities[i], classes) ? m_names.find(m_entities[i].text(key)) : std::nullopt;
      const auto from = placeOf(i), to = next ? placeOf(*next) : std::nullopt;
      if (from && to && (*to - *from).length() > kShortestLink) {
        draw(i, *from, *to);
      }
    }
  }

private:
  std::optional<QVector3D> placeOf(std::size_t entity) const {
    const auto origin = m_entities[entity].vector("origin");
    return origin && isSane(*origin) ? std::optional(scene::kZUpRightHanded.toScene(*origin)) : std::nullopt;
  }

  const std::vector<Entity>& m_entities;
  EntityNames m_names;
};

float within(const Entity& entity, std::string_view key, float otherwise, float most) {
  const float value = entity.number(key).value_or(otherwise);
  return value >= 0 && value <= most ? value : otherwise;
}

} // namespace

void addPathsAndRopes(SceneParts& parts, int skyArea) {
  const LinkWalk walk(parts);
  LinkShapes paths(parts, QStringLiteral("paths"), kPathColour, skyArea);
  walk.each(kPathClasses, "target", paths, [&](std::size_t entity, const QVector3D& from, const QVector3D& to) {
    const std::uint32_t first = paths.shapes().indexCount();
    const float head = std::min(kPathHeadLength, (to - from).length() / 2);
    paths.shapes().addArrow(from, to, kPathThickness, head, kPathHeadWidth);
    paths.end(first, entity, from);
  });
  paths.finish("layer.paths", QT_TRANSLATE_NOOP("formats", "Paths"), false);
  LinkShapes ropes(parts, QStringLiteral("ropes"), kRopeColour, skyArea);
  walk.each(kRopeClasses, "NextKey", ropes, [&](std::size_t number, const QVector3D& from, const QVector3D& to) {
    const Entity& entity = parts.map.entities[number];
    const float width = std::max(within(entity, "Width", kRopeWidth, kWidestRope), kShortestLink);
    const auto points = hangingPoints(from, to, within(entity, "Slack", kRopeSlack, kMostSlack));
    const std::uint32_t first = ropes.shapes().indexCount();
    for (std::size_t i = 1; i < points.size(); ++i) {
      ropes.shapes().addArrow(points[i - 1], points[i], width,
                              std::min(width, (points[i] - points[i - 1]).length()) / 8, width);
    }
    ropes.end(first, number, from);
  });
  ropes.finish("layer.ropes", QT_TRANSLATE_NOOP("formats", "Ropes"), true);
}

} // namespace vitrine::formats::source
