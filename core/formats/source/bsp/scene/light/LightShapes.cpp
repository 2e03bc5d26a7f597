#include "core/formats/source/bsp/scene/light/LightShapes.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/records/RecordProperties.h"
#include "core/scene/HelperShapes.h"
#include "core/scene/ShapeBuilder.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace vitrine::formats::source {
namespace {

using scene::LightKind;
using scene::ShapeBuilder;

constexpr float kPointSize = 6;
constexpr float kConeLength = 28;
constexpr float kWidestCone = 5.7F; // tangent of 80 degrees
constexpr float kPlateSize = 6;
constexpr float kShortestArrow = 48;
constexpr float kLongestArrow = 512;
constexpr int kConeSides = 16;
// Of a ring; fewer where there are thousands of lights, so that all rings together stay within a budget of triangles.
constexpr std::size_t kMostRingSides = 48;
constexpr std::size_t kFewestRingSides = 8;
constexpr std::size_t kRingTriangles = 200'000;
constexpr float kRingWidth = 0.006F; // of its radius
constexpr auto kReachId = "layer.lightreach";
constexpr float kUnlitGrey = 0.1F;
constexpr std::size_t kKinds = 5; // of LightKind

/// Shapes of unit size; those that have a direction point down.
scene::Mesh unitShape(LightKind kind) {
  ShapeBuilder builder;
  switch (kind) {
  case LightKind::Spot: {
    const std::array<ShapeBuilder::Ring, 2> cone{{{1, -1}, {0, 0}}};
    builder.addTurned(cone, kConeSides);
    return builder.take(QStringLiteral("spot light"));
  }
  case LightKind::Directional:
    builder.addArrow({0, 0, 0}, {0, -1, 0}, 0.08F, 0.3F, 0.24F);
    return builder.take(QStringLiteral("sun"));
  case LightKind::Area: {
    const std::array<QVector2D, 4> outline{{{-1, 1}, {1, 1}, {1, -1}, {-1, -1}}};
    builder.addRaised(outline, -0.15F, 0);
    return builder.take(QStringLiteral("glowing surface"));
  }
  case LightKind::Ambient: {
    const std::array<ShapeBuilder::Ring, 7> ball{
        {{0, -1}, {0.5F, -0.866F}, {0.866F, -0.5F}, {1, 0}, {0.866F, 0.5F}, {0.5F, 0.866F}, {0, 1}}};
    builder.addTurned(ball, kConeSides);
    return builder.take(QStringLiteral("light of the sky"));
  }
  case LightKind::Point:
    break;
  }
  builder.addDiamond({}, 1, 1.4F);
  return builder.take(QStringLiteral("point light"));
}

/// A flat band around the unit circle in the plane across an axis; it is seen from both sides.
void addRing(scene::Mesh& mesh, int axis, int sides) {
  const auto first = static_cast<std::uint32_t>(mesh.vertices.positions.size());
  QVector3D normal;
  normal[axis] = 1;
  for (int side = 0; side < sides; ++side) {
    const double angle = 2.0 * M_PI * side / sides;
    QVector3D out;
    out[(axis + 1) % 3] = static_cast<float>(std::cos(angle));
    out[(axis + 2) % 3] = static_cast<float>(std::sin(angle));
    for (const float radius : {1.0F, 1.0F - kRingWidth}) {
      mesh.vertices.positions.push_back(out * radius);
      mesh.vertices.normals.push_back(normal);
    }
    const std::uint32_t a = first + 2 * static_cast<std::uint32_t>(side);
    const std::uint32_t b = first + 2 * static_cast<std::uint32_t>((side + 1) % sides);
    mesh.indices.insert(mesh.indices.end(), {a, b, b + 1, a, b + 1, a + 1});
  }
}

scene::Mesh unitRings(std::size_t lights) {
  constexpr std::size_t kTrianglesPerSide = 2 * 3; // of three rings
  const std::size_t wanted = kRingTriangles / (kTrianglesPerSide * std::max<std::size_t>(lights, 1));
  scene::Mesh mesh;
  mesh.name = QStringLiteral("reach");
  for (int axis = 0; axis < 3; ++axis) {
    addRing(mesh, axis, static_cast<int>(std::clamp(wanted, kFewestRingSides, kMostRingSides)));
  }
  return mesh;
}

/// Hue and saturation of a light, as bright as can be: how strong it is says its reach.
QVector3D shownColour(const QVector3D& intensity) {
  const float brightest = std::max({intensity.x(), intensity.y(), intensity.z()});
  const QVector3D colour = brightest > 0 ? intensity / brightest : QVector3D(kUnlitGrey, kUnlitGrey, kUnlitGrey);
  return {std::max(colour.x(), 0.0F), std::max(colour.y(), 0.0F), std::max(colour.z(), 0.0F)};
}

/// Puts the lights of one set into the scene.
class LightNodes {
public:
  LightNodes(SceneParts& parts, const LightStyles& styles, LumpId lump, std::size_t count, NodeIndex group,
             LayerIndex reachLayer)
      : m_parts(parts), m_styles(styles), m_lump(lump), m_count(count), m_reachLayer(reachLayer),
        m_world(parts.scene.meshes.front().bounds), m_group(group),
        m_material(scene::addHelperMaterial(parts.scene.assets, QStringLiteral("light"), 1)) {}

  void add(const WorldLight& world) {
    scene::SurfaceLeaves place;
    if (!isOfSky(world.light)) {
      const QVector3D half(kPointSize, kPointSize, kPointSize);
      place = m_parts.clusters.placeIn(scene::Bounds(world.light.position - half, world.light.position + half));
    }
    addShape(world, node(world), place);
    addRings(world, place);
  }

private:
  QMatrix4x4 transformOf(const scene::Light& light) const {
    QMatrix4x4 matrix;
    const QVector3D direction =
        light.direction.lengthSquared() > 0 ? light.direction.normalized() : QVector3D(0, -1, 0);
    // The sky's own lights have no place; they are shown where they come in.
    const QVector3D top(m_world.centre().x(), m_world.max().y(), m_world.centre().z());
    const float arrow = std::clamp(m_world.radius() / 6, kShortestArrow, kLongestArrow);
    matrix.translate(isOfSky(light) ? top : light.position);
    switch (light.kind) {
    case LightKind::Spot: {
      const float cosine = std::clamp(light.outerConeCos, 0.0F, 1.0F);
      const float widest = cosine > 0 ? std::sqrt(1 - cosine * cosine) / cosine : kWidestCone;
      const float width = kConeLength * std::clamp(widest, 0.05F, kWidestCone);
      const float length = std::min(kConeLength, kConeLength * kConeLength / width);
      matrix.rotate(QQuaternion::rotationTo({0, -1, 0}, direction));
      matrix.scale(width * length / kConeLength, length, width * length / kConeLength);
      break;
    }
    case LightKind::Directional:
      matrix.rotate(QQuaternion::rotationTo({0, -1, 0}, direction));
      matrix.scale(arrow);
      break;
    case LightKind::Ambient:
      matrix.scale(arrow / 8);
      break;
    case LightKind::Area:
      matrix.rotate(QQuaternion::rotationTo({0, 1, 0}, direction));
      matrix.scale(kPlateSize);
      break;
    case LightKind::Point:
      matrix.scale(kPointSize);
      break;
    }
    return matrix;
  }

  /// Names the node of a light, or of the rings that mark its reach.
  void nameLight(scene::Node& node, const WorldLight& world, bool isReach) const {
    const QString number = QString::number(world.row);
    const int style = world.light.style;
    if (style == 0) {
      giveName(node,
               isReach ? QT_TRANSLATE_NOOP("formats", "light %1: reach") : QT_TRANSLATE_NOOP("formats", "light %1"),
               {number});
      return;
    }
    if (const QString name = m_styles.nameOf(style); !name.isEmpty()) {
      giveName(node,
               isReach ? QT_TRANSLATE_NOOP("formats", "light %1 (%2): reach")
                       : QT_TRANSLATE_NOOP("formats", "light %1 (%2)"),
               {number, name});
      return;
    }
    giveName(node,
             isReach ? QT_TRANSLATE_NOOP("formats", "light %1 (style %2): reach")
                     : QT_TRANSLATE_NOOP("formats", "light %1 (style %2)"),
             {number, QString::number(style)});
  }

  scene::Node node(const WorldLight& world) const {
    scene::Node node;
    node.kind = scene::NodeKind::Light;
    node.parent = m_group;
    node.record = world.light.record;
    nameLight(node, world, false);
    // The others are all alike, and there may be thousands.
    node.labelled = world.light.style != 0;
    return node;
  }

  void addShape(const WorldLight& world, scene::Node node, const scene::SurfaceLeaves& place) {
    std::optional<scene::HelperShapes>& shapes = m_shapes[static_cast<std::size_t>(world.light.kind)];
    if (!shapes) {
      shapes.emplace(m_parts.scene, unitShape(world.light.kind), m_material);
    }
    node.local = transformOf(world.light);
    node.mesh = shapes->mesh();
    node.firstSurface = shapes->add(shownColour(world.light.intensity), place, m_parts.provenance(m_lump, world.row));
    node.surfaceCount = 1;
    // The record has the rest; of thousands of lights all of it twice would be more than the map.
    node.properties =
        recordProperties(m_parts.map.records.view(m_lump), world.row, *world.light.record, {"type", "style"});
    m_parts.scene.nodes.push_back(std::move(node));
  }

  void addRings(const WorldLight& world, const scene::SurfaceLeaves& place) {
    // A light that reaches further than the map lights all of it.
    const float reach = std::min(world.reach(), 2 * m_world.radius());
    if (isOfSky(world.light) || !(reach > 0)) {
      return;
    }
    if (!m_rings) {
      m_rings.emplace(m_parts.scene, unitRings(m_count), m_material);
    }
    scene::Node rings = node(world);
    nameLight(rings, world, true);
    rings.labelled = false;
    rings.layer = m_reachLayer;
    rings.local.translate(world.light.position);
    rings.local.scale(reach);
    rings.mesh = m_rings->mesh();
    rings.firstSurface = m_rings->add(shownColour(world.light.intensity), place, m_parts.provenance(m_lump, world.row));
    rings.surfaceCount = 1;
    m_parts.scene.nodes.push_back(std::move(rings));
  }
  bool isOfSky(const scene::Light& light) const {
    return light.kind == LightKind::Directional || light.kind == LightKind::Ambient;
  }

  SceneParts& m_parts;
  const LightStyles& m_styles;
  LumpId m_lump;
  std::size_t m_count; ///< of lights to come
  LayerIndex m_reachLayer;
  scene::Bounds m_world;
  NodeIndex m_group;
  std::array<std::optional<scene::HelperShapes>, kKinds> m_shapes;
  std::optional<scene::HelperShapes> m_rings;
  MaterialIndex m_material;
};

/// The layer of all rings, made with the first lights: in a room of many lamps they hide everything else.
LayerIndex reachLayerOf(SceneBuilder& scene) {
  const auto known = std::ranges::find(scene.layers, QLatin1StringView(kReachId), &scene::Layer::id);
  if (known != scene.layers.end()) {
    return LayerIndex(static_cast<std::size_t>(known - scene.layers.begin()));
  }
  return addLayer(scene, kReachId, QT_TRANSLATE_NOOP("formats", "Range of world lights"), false);
}

} // namespace

void addLightShapes(SceneParts& parts, const std::vector<WorldLight>& lights, const LightStyles& styles, LumpId lump,
                    const LightLayer& layer) {
  if (lights.empty()) {
    return;
  }
  const LayerIndex shapes = addLayer(parts.scene, layer.id, layer.label, false);
  const LayerIndex reaches = reachLayerOf(parts.scene);
  LightNodes nodes(parts, styles, lump, lights.size(), parts.addGroup(layer.label, shapes), reaches);
  for (const WorldLight& light : lights) {
    if (parts.scene.nodes.size() + 2 > parts.limits.maxNodes) {
      parts.diagnostics.warn(base::translate("formats", "more lights than can be shown"),
                             parts.map.records.view(lump).rangeOf(light.row));
      return;
    }
    nodes.add(light);
  }
}

} // namespace vitrine::formats::source
