#include "core/base/Translate.h"
#include "core/formats/vgo/scene/VgoHelpers.h"
#include "core/scene/ShapeBuilder.h"

#include <QtGlobal>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace vitrine::formats::vgo {
namespace {

using scene::ShapeBuilder;

constexpr scene::HelperLayer::Look kLook{
    "layer.colliders", QT_TRANSLATE_NOOP("formats", "Colliders"), {0.15F, 0.7F, 0.2F}, 0.35F};
constexpr int kSides = 16;
constexpr int kEndRings = 4;

/// Upright, with round ends; `height` over all.
scene::Mesh capsule(float radius, float height) {
  const float middle = std::max(height / 2 - radius, 0.0F);
  std::vector<ShapeBuilder::Ring> profile;
  for (const int end : {-1, 1}) {
    for (int ring = 0; ring <= kEndRings; ++ring) {
      const int fromPole = end < 0 ? ring : kEndRings - ring;
      const double angle = M_PI / 2 * (1 - static_cast<double>(fromPole) / kEndRings);
      const float out = fromPole == 0 ? 0 : radius * static_cast<float>(std::cos(angle));
      profile.push_back({out, static_cast<float>(end) * (middle + radius * static_cast<float>(std::sin(angle)))});
    }
  }
  ShapeBuilder builder;
  builder.addTurned(profile, kSides);
  return builder.take(QStringLiteral("capsule"));
}

/// Turns what stands upright along another axis.
QMatrix4x4 alongAxis(int axis) {
  QMatrix4x4 turn;
  if (axis == 0) {
    turn.rotate(-90, 0, 0, 1);
  } else if (axis == 2) {
    turn.rotate(90, 1, 0, 0);
  }
  return turn;
}

class Colliders {
public:
  explicit Colliders(SceneBuild& build) : m_build(build), m_shapes(build, kLook) {}

  void add(int fileNode, NodeIndex place, int collider);

private:
  void addCapsule(NodeIndex place, const layout::Collider& from, const QString& name,
                  const std::optional<RecordRef>& record);

  SceneBuild& m_build;
  HelperShapes m_shapes;
};

/// As long as the scale along its axis makes it, as thick as the larger one across.
void Colliders::addCapsule(NodeIndex place, const layout::Collider& from, const QString& name,
                           const std::optional<RecordRef>& record) {
  const QVector3D scale = scaleOf(m_build.worldOf(place));
  const float along = scale[from.axis];
  const float across = std::max(scale[(from.axis + 1) % 3], scale[(from.axis + 2) % 3]);
  const float radius = from.radius * across;
  const float height = std::max(from.height * along, 2 * radius);
  if (!(radius > 0) || !std::isfinite(height)) {
    return;
  }
  QMatrix4x4 local;
  local.translate(m_build.toScene(from.center));
  local *= unscaled(m_build.worldOf(place));
  if (const MeshIndex mesh = m_shapes.addMesh(capsule(radius, height))) {
    m_shapes.addNode(place, name, local * alongAxis(from.axis), mesh, record);
  }
}

void Colliders::add(int fileNode, NodeIndex place, int collider) {
  const layout::Collider* from = layout::Layout::find(m_build.layout.colliders, collider);
  if (!from) {
    return;
  }
  if (!from->isKnown) {
    m_build.diagnostics().countedDamage(
        QStringLiteral("collider"),
        base::translate("formats", "a collider of node %1 has an unknown shape").arg(fileNode),
        placeOf(from->from["type"], from->from));
    return;
  }
  const auto record = from->listed ? m_build.record(List::Colliders, collider) : m_build.record(List::Nodes, fileNode);
  const QString name = QStringLiteral("collider of ") + m_build.layout.nodes[static_cast<std::size_t>(fileNode)].name;
  const QVector3D centre = m_build.toScene(from->center);
  QMatrix4x4 local;
  switch (from->type) {
  case layout::ColliderType::Box:
    local.translate(centre);
    local.scale(from->size);
    m_shapes.addNode(place, name, local, m_shapes.unit(HelperShapes::Unit::Box), record);
    return;
  case layout::ColliderType::Sphere:
    m_shapes.addNode(place, name, roundBall(m_build.worldOf(place), centre, from->radius),
                     m_shapes.unit(HelperShapes::Unit::Ball), record);
    return;
  case layout::ColliderType::Capsule:
    addCapsule(place, *from, name, record);
  }
}

} // namespace

void addColliderShapes(SceneBuild& build) {
  Colliders colliders(build);
  build.eachNode([&](int number, const layout::Node& node, NodeIndex place) {
    for (const int collider : node.colliders) {
      colliders.add(number, place, collider);
    }
  });
}

} // namespace vitrine::formats::vgo
