#include "core/scene/StandIn.h"

#include "core/image/Luminance.h"
#include "core/scene/ShapeBuilder.h"

#include <QColor>

#include <algorithm>

namespace vitrine::scene {
namespace {

constexpr auto kMaterialName = "stand-in";
constexpr float kThinnest = 4; // of a box: a thinner one is hard to see and to click
constexpr int kHues = 24;

std::size_t opposite(std::size_t direction) {
  return direction ^ 1U;
}

/// Distances of a box along one axis.
struct Span {
  float towards = 0;
  float away = 0;
};

/// Vertical extent of a box. If the floor is closer than `side`, the box reaches down to it. On a wall the origin is in
/// the middle, else at the bottom.
Span uprightSpan(float floor, float ceiling, float side, bool onWall) {
  Span span;
  span.towards = floor < side ? floor : onWall ? side / 2 : 0;
  span.away = std::max(side - span.towards, span.towards);
  if (ceiling < span.away) {
    span.away = ceiling;
    span.towards = std::max(span.towards, std::min(std::max(side - ceiling, ceiling), floor));
  }
  return span;
}

Span levelSpan(float towards, float away, float side) {
  const float half = side / 2;
  Span span{std::min(half, towards), std::min(half, away)};
  if (span.towards < half) {
    span.away = std::min(side - span.towards, away);
  } else if (span.away < half) {
    span.towards = std::min(side - span.away, towards);
  }
  return span;
}

/// The class's hue, less glaring: boxes are not what a picture is about.
QVector3D tonedDown(const QVector3D& color) {
  constexpr float kGrey = 0.35F;
  constexpr float kDarkestBox = 0.12F;
  constexpr float kBrightestBox = 0.3F;
  const float luminance = image::luminance(color);
  const QVector3D mixed = color * (1 - kGrey) + QVector3D(luminance, luminance, luminance) * kGrey;
  return luminance > 0 ? mixed * (std::clamp(luminance, kDarkestBox, kBrightestBox) / luminance)
                       : QVector3D(kDarkestBox, kDarkestBox, kDarkestBox);
}

Mesh boxMesh(const QString& name, const Bounds& box) {
  const QVector3D& min = box.min();
  const QVector3D& max = box.max();
  const std::array outline{QVector2D(min.x(), max.z()), QVector2D(max.x(), max.z()), QVector2D(max.x(), min.z()),
                           QVector2D(min.x(), min.z())};
  ShapeBuilder builder;
  builder.addRaised(outline, min.y(), max.y());
  Mesh mesh = builder.take(name);
  mesh.bounds = box;
  return mesh;
}

} // namespace

Bounds standInBox(const StandInSpace& space, float side) {
  constexpr float kTouching = 1;
  AxisDistances reach{};
  bool onWall = false;
  for (std::size_t direction = 0; direction < reach.size(); ++direction) {
    const bool level = direction != space.down && direction != opposite(space.down);
    onWall = onWall || (level && space.most[direction] < kTouching);
  }
  for (std::size_t direction = 0; direction < reach.size(); direction += 2) {
    const bool upright = direction == (space.down & ~std::size_t{1});
    const std::size_t towards = upright ? space.down : direction;
    const std::size_t away = opposite(towards);
    const Span span = upright ? uprightSpan(space.most[towards], space.most[away], side, onWall)
                              : levelSpan(space.most[towards], space.most[away], side);
    reach[towards] = span.towards;
    reach[away] = span.away;
  }
  QVector3D min;
  QVector3D max;
  for (std::size_t direction = 0; direction < reach.size(); ++direction) {
    const float known = std::min({space.least[direction], space.most[direction], kLargestStandIn});
    const float distance = std::max({reach[direction], known, 0.0F});
    const auto axis = static_cast<int>(direction / 2);
    (direction % 2 == 0 ? max : min)[axis] = direction % 2 == 0 ? distance : -distance;
  }
  for (int axis = 0; axis < 3; ++axis) {
    const float lacking = kThinnest - (max[axis] - min[axis]);
    if (lacking > 0) {
      max[axis] += lacking / 2;
      min[axis] -= lacking / 2;
    }
  }
  return {min, max};
}

QVector3D standInColor(QByteArrayView className) {
  std::uint32_t hash = 2166136261U; // FNV-1a, which is the same in every run
  for (const char letter : className) {
    const auto lower = letter >= 'A' && letter <= 'Z' ? letter + ('a' - 'A') : letter;
    hash = (hash ^ static_cast<std::uint8_t>(lower)) * 16777619U;
  }
  const float hue = static_cast<float>(hash % kHues) / kHues;
  const QColor color = QColor::fromHsvF(hue, 0.6F, 0.7F);
  const auto linear = [](float value) { return value * value; };
  return {linear(color.redF()), linear(color.greenF()), linear(color.blueF())};
}

StandIns::StandIns(SceneData& scene, MaterialParams params) : m_scene(scene), m_params(std::move(params)) {
  const auto& materials = std::as_const(m_scene.assets).materials;
  for (const MaterialIndex index : materials.indices()) {
    const Material& material = materials[index];
    if (material.name == QLatin1StringView(kMaterialName) && !material.record && material.asset.empty()) {
      m_materials.push_back(index);
    }
  }
}

MaterialIndex StandIns::materialOf(const QVector3D& color) {
  const QVector4D shown(tonedDown(color), 1);
  const auto known = std::ranges::find_if(
      m_materials, [&](MaterialIndex index) { return std::as_const(m_scene.assets).materials[index].color == shown; });
  if (known != m_materials.end()) {
    return *known;
  }
  Material material;
  material.name = QString::fromLatin1(kMaterialName);
  material.params = m_params;
  material.color = shown;
  m_materials.push_back(m_scene.assets.materials.add(std::move(material)));
  return m_materials.back();
}

MeshIndex StandIns::addBox(const QString& name, const Bounds& box) {
  return m_scene.meshes.add(boxMesh(name, box));
}

void StandIns::show(Node& node, MeshIndex box, const QVector3D& color, const std::optional<SurfaceLeaves>& leaves) {
  Mesh& mesh = m_scene.meshes[box];
  node.mesh = box;
  node.firstSurface = static_cast<int>(mesh.surfaces.size());
  node.surfaceCount = 1;
  node.standIn = true;
  Surface surface;
  surface.indexCount = static_cast<std::uint32_t>(mesh.indices.size());
  surface.bounds = mesh.bounds;
  surface.material = materialOf(color);
  if (node.record) {
    surface.provenance.section = node.record->section;
    surface.provenance.firstRow = node.record->row;
  }
  mesh.surfaces.push_back(std::move(surface));
  if (leaves) {
    m_scene.world.surfaceLeaves.resize(m_scene.meshes.size());
    m_scene.world.surfaceLeaves[box].push_back(*leaves);
  }
}

} // namespace vitrine::scene
