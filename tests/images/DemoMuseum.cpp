#include "tests/images/DemoMuseum.h"

namespace vitrine::tests {
namespace {

struct Opened {
  std::unique_ptr<OpenedMap> map;
  std::unique_ptr<MapBytes> bytes;
};

Opened& opened() {
  static Opened museum;
  return museum;
}

} // namespace

void DemoMuseum::SetUpTestSuite() {
  const QString path =
      qEnvironmentVariable("VITRINE_BINARY_DIR") + QStringLiteral("/share/vitrine/demo/vitrine_museum.bsp");
  Opened& museum = opened();
  museum.map = openMap(path);
  if (!museum.map) {
    return;
  }
  museum.bytes = std::make_unique<MapBytes>(MapBytes::ofFile(path));
}

void DemoMuseum::TearDownTestSuite() {
  opened() = {};
}

void DemoMuseum::SetUp() {
  ASSERT_TRUE(opened().map);
}

const MapBytes& DemoMuseum::bytes() {
  return *opened().bytes;
}

const Scene& DemoMuseum::scene() {
  return *opened().map->scene();
}

QImage DemoMuseum::picture(const Standpoint& from, const state::SceneState& state, render::ShadingMode mode,
                           QSize size) {
  viewing::CameraRig camera = cameraAt(scene(), size, from.at, from.yaw, from.pitch);
  camera.setVerticalFov(kVerticalFov);
  return draw(*opened().map, camera, size, mode, state);
}

} // namespace vitrine::tests
