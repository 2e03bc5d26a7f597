#include "core/scene/HelperLayer.h"

#include "core/scene/HelperShapes.h"
#include "core/scene/LayerControls.h"
#include "core/scene/ShapeBuilder.h"

#include <QtMath>

#include <cmath>
#include <limits>

namespace vitrine::scene {
namespace {

void addBall(ShapeBuilder& builder) {
  constexpr int kSides = 16;
  constexpr int kRings = 8;
  std::vector<ShapeBuilder::Ring> profile;
  for (int ring = 0; ring <= kRings; ++ring) {
    const double angle = M_PI * (static_cast<double>(ring) / kRings - 0.5);
    const bool pole = ring == 0 || ring == kRings;
    profile.push_back({pole ? 0.0F : static_cast<float>(std::cos(angle)), static_cast<float>(std::sin(angle))});
  }
  builder.addTurned(profile, kSides);
}

void addBox(ShapeBuilder& builder) {
  constexpr std::array<QVector2D, 4> kOutline{{{-0.5F, 0.5F}, {0.5F, 0.5F}, {0.5F, -0.5F}, {-0.5F, -0.5F}}};
  builder.addRaised(kOutline, -0.5F, 0.5F);
}

/// Thick near the joint it belongs to, as bones are drawn everywhere.
void addBone(ShapeBuilder& builder) {
  constexpr std::array<ShapeBuilder::Ring, 3> kProfile{{{0, 0}, {0.08F, 0.12F}, {0, 1}}};
  builder.addTurned(kProfile, 4);
}

Mesh shapeOf(HelperLayer::Unit unit) {
  ShapeBuilder builder;
  switch (unit) {
  case HelperLayer::Unit::Ball:
    addBall(builder);
    return builder.take(QStringLiteral("ball"));
  case HelperLayer::Unit::Box:
    addBox(builder);
    return builder.take(QStringLiteral("box"));
  case HelperLayer::Unit::Bone:
    addBone(builder);
    return builder.take(QStringLiteral("bone"));
  case HelperLayer::Unit::Diamond:
    break;
  }
  builder.addDiamond({}, 1, 1.4F);
  return builder.take(QStringLiteral("mark"));
}

} // namespace

MeshIndex addHelperMesh(SceneData& scene, Mesh mesh, MaterialIndex material, Provenance provenance) {
  Surface surface;
  surface.indexCount = static_cast<std::uint32_t>(mesh.indices.size());
  surface.material = material;
  surface.provenance = std::move(provenance);
  for (const QVector3D& position : mesh.vertices.positions) {
    surface.bounds.add(position);
  }
  mesh.bounds = surface.bounds;
  mesh.surfaces = {std::move(surface)};
  return scene.meshes.add(std::move(mesh));
}

LayerIndex HelperLayer::layer() {
  if (!m_layer) {
    m_layer = addLayer(m_scene, {m_look.id, m_look.label, QT_TRANSLATE_NOOP("formats", "View")}, false);
  }
  return m_layer;
}

MaterialIndex HelperLayer::material() {
  if (!m_material) {
    m_material = addHelperMaterial(m_scene.assets, QString::fromLatin1(m_look.label), m_look.alpha);
    Material& made = m_scene.assets.materials.back();
    made.color = QVector4D(m_look.color, m_look.alpha);
    made.alwaysOnTop = m_look.alwaysOnTop;
    made.drawOrder = m_look.alwaysOnTop ? std::numeric_limits<int>::max() : 0;
  }
  return m_material;
}

MeshIndex HelperLayer::addMesh(Mesh mesh, Provenance provenance) {
  return addHelperMesh(m_scene, std::move(mesh), material(), std::move(provenance));
}

MeshIndex HelperLayer::unit(Unit shape) {
  const auto [known, first] = m_units.try_emplace(shape);
  return first ? known->second = addMesh(shapeOf(shape)) : known->second;
}

Node HelperLayer::node(NodeIndex parent, const QString& name, const QMatrix4x4& local, MeshIndex mesh,
                       const std::optional<structure::RecordRef>& record) {
  Node node;
  node.name = name;
  node.parent = parent;
  node.local = local;
  node.mesh = mesh;
  node.layer = layer();
  node.kind = NodeKind::Marker;
  node.record = record;
  return node;
}

} // namespace vitrine::scene
