#include "core/formats/x3/scene/X3HelperShapes.h"

#include "core/scene/HelperLayer.h"
#include "core/scene/HelperShapes.h"
#include "core/scene/ShapeBuilder.h"

#include <algorithm>
#include <cmath>

namespace vitrine::formats::x3 {
namespace {

using scene::ShapeBuilder;

constexpr QVector3D kMarkerColor(1.0F, 0.45F, 0.05F);
constexpr QVector3D kCameraColor(0.1F, 0.6F, 1.0F);
constexpr QVector3D kBoxColor(0.2F, 1.0F, 0.3F);
constexpr float kBoxAlpha = 0.25F;

/// 24 bits of a colour that may be brighter than 1.
std::uint32_t colorKey(const QVector3D& color) {
  std::uint32_t key = 0;
  for (int channel = 0; channel < 3; ++channel) {
    key = key << 8U | static_cast<std::uint32_t>(std::lround(std::clamp(color[channel], 0.0F, 1.0F) * 255));
  }
  return key;
}

/// First folder of a body's name, which says of what class it is; numbers are bodies in "v".
QString folderOf(QString file) {
  file.replace(u'\\', u'/');
  return file.contains(u'/') ? file.section(u'/', 0, 0) : QStringLiteral("v");
}

void addPyramid(ShapeBuilder& builder) {
  constexpr std::array<QVector2D, 4> kBase{{{-0.8F, 0.6F}, {0.8F, 0.6F}, {0.8F, -0.6F}, {-0.8F, -0.6F}}};
  builder.addRaised(kBase, -0.15F, 0.15F);
  builder.addArrow({0, 0, 0}, {0, 0, -2}, 0.2F, 1.2F, 0.7F); // where it looks to
}

} // namespace

MeshIndex HelperShapes::mesh(Shape shape, const QVector3D& color, float alpha) {
  const auto [known, first] = m_meshes.try_emplace({shape, colorKey(color)}, scene::kNone);
  constexpr std::uint64_t kBytes = 8192; // lights may have as many colours as there are
  if (!first || !m_build.budget.takeBytes(kBytes)) {
    return known->second;
  }
  ShapeBuilder builder;
  constexpr std::array<QVector2D, 4> kSquare{{{-0.5F, 0.5F}, {0.5F, 0.5F}, {0.5F, -0.5F}, {-0.5F, -0.5F}}};
  switch (shape) {
  case Shape::Diamond:
    builder.addDiamond({}, 1, 1.4F);
    break;
  case Shape::Arrow:
    builder.addArrow({0, 0, 1.5F}, {0, 0, -2.5F}, 0.35F, 1.2F, 0.9F);
    break;
  case Shape::Pyramid:
    addPyramid(builder);
    break;
  case Shape::Box:
    builder.addRaised(kSquare, -0.5F, 0.5F);
    break;
  }
  const MaterialIndex material = scene::addHelperMaterial(m_build.scene.assets, QStringLiteral("helper"), alpha);
  m_build.scene.assets.materials.back().color = QVector4D(color, alpha);
  known->second = scene::addHelperMesh(m_build.scene, builder.take(QStringLiteral("helper")), material);
  return known->second;
}

NodeIndex HelperShapes::addNode(NodeIndex parent, const QString& name, MeshIndex mesh, Helper layer,
                                const std::optional<RecordRef>& record) {
  scene::Node node;
  node.name = name;
  node.parent = parent;
  node.mesh = mesh;
  node.layer = m_build.layers.helper(layer);
  node.kind = scene::NodeKind::Marker;
  node.record = record;
  node.labelled = layer == Helper::Markers;
  const NodeIndex added = m_build.add(std::move(node));
  if (added && layer != Helper::Collision) {
    m_resized.push_back(added);
  }
  return added;
}

void HelperShapes::addMarker(NodeIndex parent, const QString& name, const std::optional<RecordRef>& record) {
  addNode(parent, name, mesh(Shape::Diamond, kMarkerColor, 1), Helper::Markers, record);
}

void HelperShapes::addStandIn(NodeIndex parent, const QString& file, const std::optional<RecordRef>& record) {
  const NodeIndex added = addNode(parent, file, {}, Helper::Markers, record);
  if (!added) {
    return;
  }
  if (!m_box) {
    m_box = m_standIns.addBox(QStringLiteral("stand-in"), scene::Bounds({-1, -1, -1}, {1, 1, 1}));
  }
  scene::Node& node = m_build.scene.nodes[added];
  node.labelled = false;
  m_standIns.show(node, m_box, scene::standInColor(folderOf(file).toUtf8()));
}

void HelperShapes::addLamp(NodeIndex parent, const QString& name, bool directional, const QVector3D& color,
                           const std::optional<RecordRef>& record) {
  addNode(parent, name, mesh(directional ? Shape::Arrow : Shape::Diamond, color, 1), Helper::Lights, record);
}

void HelperShapes::addCamera(NodeIndex parent, const QString& name, const std::optional<RecordRef>& record) {
  addNode(parent, name, mesh(Shape::Pyramid, kCameraColor, 1), Helper::Cameras, record);
}

void HelperShapes::addBox(NodeIndex parent, const QString& name, const QVector3D& min, const QVector3D& max) {
  const NodeIndex node = addNode(parent, name, mesh(Shape::Box, kBoxColor, kBoxAlpha), Helper::Collision, std::nullopt);
  if (node) {
    QMatrix4x4& local = m_build.scene.nodes[node].local;
    local.translate((min + max) / 2);
    local.scale(max - min);
  }
}

void HelperShapes::resize(float sceneSize, bool alone) {
  constexpr float kAmongBodies = 0.012F;
  constexpr float kAlone = 0.06F;
  constexpr auto kLeast = static_cast<float>(kUnitsPerMetre / 10);
  const float size = std::max((alone ? kAlone : kAmongBodies) * sceneSize, kLeast);
  for (const NodeIndex node : m_resized) {
    m_build.scene.nodes[node].local.scale(size);
  }
}

} // namespace vitrine::formats::x3
