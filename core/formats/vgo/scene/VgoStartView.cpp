#include "core/animation/VisibleItems.h"
#include "core/formats/vgo/scene/VgoSceneParts.h"

#include <QtGlobal>
#include <QtMath>

#include <algorithm>
#include <cmath>
#include <optional>

namespace vitrine::formats::vgo {
namespace {

constexpr float kFov = 30; // degrees; near to how portraits are taken
constexpr float kMargin = 1.12F;

/// Direction that one-sided surfaces face, if most of them face one way: pictures on walls, cards. Degrees around y,
/// 0 along +z.
std::optional<float> wayMostLook(const Scene& scene) {
  constexpr float kMost = 0.3F; // what a box or a ball adds up to is nothing
  QVector3D sum;
  float area = 0;
  for (const DrawItemIndex item : animation::visibleItems(scene, state::startState(scene))) {
    const scene::Surface& surface = scene.surfaceOf(item);
    const scene::Mesh& mesh = scene.meshOf(item);
    const QMatrix4x4& world = scene.worldTransform(scene.drawItems()[item].node);
    for (std::uint32_t i = 0; i + 2 < surface.indexCount; i += 3) {
      const auto corner = [&](std::uint32_t k) {
        return world.map(mesh.vertices.positions[mesh.indices[surface.firstIndex + i + k]]);
      };
      const QVector3D normal = QVector3D::crossProduct(corner(1) - corner(0), corner(2) - corner(0));
      sum += normal;
      area += normal.length();
    }
  }
  sum.setY(0);
  return sum.length() > kMost * area ? std::optional(qRadiansToDegrees(std::atan2(sum.x(), sum.z()))) : std::nullopt;
}

/// From the front of what it looks at: models look along -z of the scene.
QQuaternion frontView(const Scene& scene, bool isFigure) {
  constexpr float kTurned = 28;
  constexpr float kDown = 16;
  constexpr float kFigureDown = 4;
  const std::optional<float> way = isFigure ? std::optional(180.0F) : wayMostLook(scene);
  return QQuaternion::fromAxisAndAngle({0, 1, 0}, way.value_or(180 + kTurned)) *
         QQuaternion::fromAxisAndAngle({1, 0, 0}, way ? -kFigureDown : -kDown);
}

/// Distance from the middle at which all corners are in a square picture.
float distanceFor(const scene::Bounds& bounds, const QQuaternion& view) {
  const float tangent = std::tan(qDegreesToRadians(kFov / 2));
  const QVector3D half = bounds.size() / 2;
  float distance = 0;
  for (int corner = 0; corner < 8; ++corner) {
    const QVector3D out((corner & 1) != 0 ? half.x() : -half.x(), (corner & 2) != 0 ? half.y() : -half.y(),
                        (corner & 4) != 0 ? half.z() : -half.z());
    const QVector3D seen = view.conjugated().rotatedVector(out);
    distance = std::max(distance, std::max(std::abs(seen.x()), std::abs(seen.y())) * kMargin / tangent + seen.z());
  }
  return distance;
}

} // namespace

void addStartView(const Scene& scene, bool isFigure, scene::ViewData& view) {
  const scene::Bounds& bounds = scene.bounds();
  if (bounds.empty() || !scene::isWithin(bounds.size(), 1e8F) || bounds.size().isNull()) {
    return;
  }
  scene::Camera camera;
  camera.name = QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "Front"));
  camera.orientation = frontView(scene, isFigure);
  camera.verticalFov = kFov;
  camera.position =
      bounds.centre() + camera.orientation.rotatedVector({0, 0, 1}) * distanceFor(bounds, camera.orientation);
  view.cameras.insert(view.cameras.begin(), std::move(camera));
}

} // namespace vitrine::formats::vgo
