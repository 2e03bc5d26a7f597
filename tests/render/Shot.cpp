#include "tests/render/Shot.h"

#include "tests/render/SharedRenderer.h"

#include <QtMath>

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::tests {

viewing::CameraRig straightCamera(const scene::Scene& scene, QSize size, const QVector3D& position, float height,
                                  float distance) {
  viewing::CameraRig rig;
  rig.setViewportSize(size);
  rig.setSceneBounds(scene.bounds());
  viewing::CameraPose pose;
  pose.position = position;
  pose.verticalFov = qRadiansToDegrees(2.0F * std::atan(height / 2.0F / distance));
  rig.setPose(pose);
  return rig;
}

viewing::CameraRig parallelCamera(const scene::Scene& scene, QSize size, const QVector3D& position, float height) {
  viewing::CameraRig rig = straightCamera(scene, size, position, height, 1.0F);
  viewing::CameraPose pose = rig.pose();
  pose.orthographic = true;
  pose.orthographicHeight = height;
  rig.setPose(pose);
  return rig;
}

render::CaptureRequest squareRequest(const scene::Scene& scene, QSize size) {
  render::CaptureRequest request;
  request.background = Qt::black;
  request.size = size;
  request.camera = straightCamera(scene, size, {0, 0, 3}, 2.0F, 3.0F);
  return request;
}

QImage draw(const scene::ScenePtr& scene, const render::CaptureRequest& request) {
  Progress progress;
  auto picture = rendererShowing(render::prepareScene(scene, scene->assets, progress)).capture(request);
  if (!picture) {
    ADD_FAILURE() << picture.error().reason().toStdString();
    return {};
  }
  return *picture;
}

int difference(QRgb a, QRgb b) {
  return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b)),
                   std::abs(qAlpha(a) - qAlpha(b))});
}

QRgb encoded(const QVector3D& linear) {
  const auto byte = [](float value) {
    return static_cast<int>(std::lround(image::linearToSrgb(std::clamp(value, 0.0F, 1.0F)) * 255.0F));
  };
  return qRgb(byte(linear.x()), byte(linear.y()), byte(linear.z()));
}

QRgb lightAlone(const QVector3D& light) {
  const double brightest = static_cast<double>(std::max({light.x(), light.y(), light.z()}));
  if (brightest <= 0.5) {
    return encoded(light);
  }
  // Logarithmic from (1/2, 1/2) to (8, 1), beginning with slope 1: s = ln(1 + 15 s).
  double s = 4;
  for (int i = 0; i < 60; ++i) {
    s = std::log1p(15 * s);
  }
  const double shown = std::min(0.5 + 0.5 * std::log1p(s * (brightest - 0.5) / 0.5) / s, 1.0);
  return encoded(light * static_cast<float>(shown / brightest));
}

} // namespace vitrine::tests
