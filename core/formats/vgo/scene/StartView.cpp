#include "core/formats/vgo/scene/StartView.h"

#include <QtGlobal>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace vitrine::formats::vgo {
namespace {

constexpr float kFov = 30;     // degrees; near to how portraits are taken
constexpr float kMargin = 1.12F;

/// From the front of what it looks at: models look along -z of the scene.
QQuaternion frontView(bool isFigure) {
  constexpr float kTurned = 28;
  constexpr float kDown = 16;
  constexpr float kFigureDown = 4;
  return QQuaternion::fromAxisAndAngle({0, 1, 0}, isFigure ? 180 : 180 + kTurned) *
         QQuaternion::fromAxisAndAngle({1, 0, 0}, isFigure ? -kFigureDown : -kDown);
}

/// How far from the middle all corners are in a square picture.
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

void addStartView(Scene& scene, bool isFigure) {
  const scene::Bounds& bounds = scene.bounds();
  if (bounds.empty() || !scene::isWithin(bounds.size(), 1e8F) || bounds.size().isNull()) {
    return;
  }
  scene::Camera camera;
  camera.name = QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "Front"));
  camera.orientation = frontView(isFigure);
  camera.verticalFov = kFov;
  camera.position =
      bounds.centre() + camera.orientation.rotatedVector({0, 0, 1}) * distanceFor(bounds, camera.orientation);
  scene.cameras.insert(scene.cameras.begin(), std::move(camera));
}

} // namespace vitrine::formats::vgo
