#include "core/formats/vgo/scene/HelperShapes.h"

#include "core/scene/HelperShapes.h"
#include "core/scene/ShapeBuilder.h"

#include <QtMath>

#include <algorithm>
#include <cmath>
#include <limits>

namespace vitrine::formats::vgo {
namespace {

using scene::ShapeBuilder;

constexpr int kSides = 16;
constexpr int kRings = 8;
constexpr std::uint64_t kCornerBytes = 32;

scene::Mesh ball() {
  std::vector<ShapeBuilder::Ring> profile;
  for (int ring = 0; ring <= kRings; ++ring) {
    const double angle = M_PI * (static_cast<double>(ring) / kRings - 0.5);
    const bool pole = ring == 0 || ring == kRings;
    profile.push_back({pole ? 0.0F : static_cast<float>(std::cos(angle)), static_cast<float>(std::sin(angle))});
  }
  ShapeBuilder builder;
  builder.addTurned(profile, kSides);
  return builder.take(QStringLiteral("ball"));
}

scene::Mesh box() {
  const std::array<QVector2D, 4> outline{{{-0.5F, 0.5F}, {0.5F, 0.5F}, {0.5F, -0.5F}, {-0.5F, -0.5F}}};
  ShapeBuilder builder;
  builder.addRaised(outline, -0.5F, 0.5F);
  return builder.take(QStringLiteral("box"));
}

/// Thick near the joint it belongs to, as bones are drawn everywhere.
scene::Mesh bone() {
  constexpr std::array<ShapeBuilder::Ring, 3> kProfile{{{0, 0}, {0.08F, 0.12F}, {0, 1}}};
  ShapeBuilder builder;
  builder.addTurned(kProfile, 4);
  return builder.take(QStringLiteral("bone"));
}

scene::Mesh diamond() {
  ShapeBuilder builder;
  builder.addDiamond({}, 1, 1.4F);
  return builder.take(QStringLiteral("mark"));
}

} // namespace

LayerIndex HelperShapes::layer() {
  if (!m_layer) {
    m_layer = addHelperLayer(m_build.scene, m_look.id, m_look.label);
  }
  return m_layer;
}

MaterialIndex HelperShapes::material() {
  if (!m_material) {
    m_material = scene::addHelperMaterial(m_build.scene.assets, QString::fromLatin1(m_look.label), m_look.alpha);
    scene::Material& made = m_build.scene.assets.materials.back();
    made.color = QVector4D(m_look.color, m_look.alpha);
    made.alwaysOnTop = m_look.alwaysOnTop;
    made.drawOrder = m_look.alwaysOnTop ? std::numeric_limits<int>::max() : 0;
  }
  return m_material;
}

MeshIndex HelperShapes::addMesh(scene::Mesh mesh, scene::Provenance provenance) {
  if (!m_build.budget.takeBytes(mesh.indices.size() * kCornerBytes)) {
    return scene::kNone;
  }
  scene::Surface surface;
  surface.indexCount = static_cast<std::uint32_t>(mesh.indices.size());
  surface.material = material();
  surface.provenance = std::move(provenance);
  for (const QVector3D& position : mesh.vertices.positions) {
    surface.bounds.add(position);
  }
  mesh.bounds = surface.bounds;
  mesh.surfaces = {std::move(surface)};
  return m_build.scene.meshes.add(std::move(mesh));
}

MeshIndex HelperShapes::unitBall() {
  const auto [known, first] = m_units.try_emplace(QStringLiteral("ball"));
  return first ? known->second = addMesh(ball()) : known->second;
}

MeshIndex HelperShapes::unitBox() {
  const auto [known, first] = m_units.try_emplace(QStringLiteral("box"));
  return first ? known->second = addMesh(box()) : known->second;
}

MeshIndex HelperShapes::unitBone() {
  const auto [known, first] = m_units.try_emplace(QStringLiteral("bone"));
  return first ? known->second = addMesh(bone()) : known->second;
}

MeshIndex HelperShapes::unitDiamond() {
  const auto [known, first] = m_units.try_emplace(QStringLiteral("diamond"));
  return first ? known->second = addMesh(diamond()) : known->second;
}

NodeIndex HelperShapes::addNode(NodeIndex parent, const QString& name, const QMatrix4x4& local, MeshIndex mesh,
                                const std::optional<RecordRef>& record) {
  // What undoes a damaged node's scale may be beyond all numbers.
  if (!std::all_of(local.constData(), local.constData() + 16, [](float number) { return std::isfinite(number); })) {
    return scene::kNone;
  }
  scene::Node node;
  node.name = name;
  node.parent = parent;
  node.local = local;
  node.mesh = mesh;
  node.layer = layer();
  node.kind = scene::NodeKind::Marker; // springs let bones alone swing
  node.record = record;
  return m_build.add(std::move(node));
}

QVector3D scaleOf(const QMatrix4x4& matrix) {
  return {matrix.column(0).toVector3D().length(), matrix.column(1).toVector3D().length(),
          matrix.column(2).toVector3D().length()};
}

QMatrix4x4 roundBall(const QMatrix4x4& world, const QVector3D& centre, float radius) {
  const QVector3D scale = scaleOf(world);
  const float largest = std::max({scale.x(), scale.y(), scale.z()});
  const auto part = [&](float along) { return along > 0 && std::isfinite(largest / along) ? largest / along : 1.0F; };
  QMatrix4x4 local;
  local.translate(centre);
  local.scale(radius * part(scale.x()), radius * part(scale.y()), radius * part(scale.z()));
  return local;
}

} // namespace vitrine::formats::vgo
