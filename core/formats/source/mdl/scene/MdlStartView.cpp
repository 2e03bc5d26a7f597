#include "core/formats/source/mdl/scene/MdlSceneBuild.h"

#include <QtGlobal>
#include <QtMath>

#include <cmath>

namespace vitrine::formats::source {
namespace {

constexpr float kFov = 35;
constexpr float kMargin = 1.08F;
constexpr float kAcross = 28;
constexpr float kDown = 16;

} // namespace

void addStartView(const Scene& scene, scene::ViewData& view) {
  const scene::Bounds& bounds = scene.bounds();
  if (bounds.empty() || !scene::isWithin(bounds.size(), 1e8F) || bounds.size().isNull()) {
    return;
  }
  scene::Camera camera;
  camera.name = QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "Front"));
  // Models look along +x of the file, which is that of the scene.
  camera.orientation =
      QQuaternion::fromAxisAndAngle({0, 1, 0}, 90 - kAcross) * QQuaternion::fromAxisAndAngle({1, 0, 0}, -kDown);
  camera.verticalFov = kFov;
  const float distance = bounds.radius() * kMargin / std::sin(qDegreesToRadians(kFov / 2));
  camera.position = bounds.centre() + camera.orientation.rotatedVector({0, 0, 1}) * distance;
  view.cameras.push_back(std::move(camera));
}

} // namespace vitrine::formats::source
