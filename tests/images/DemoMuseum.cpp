#include "tests/images/DemoMuseum.h"

namespace vitrine::tests {
namespace {

struct Opened {
  std::unique_ptr<OpenedMap> map;
  std::unique_ptr<MapBytes> bytes;
  std::unique_ptr<render::OffscreenRenderer> renderer;
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
  Progress progress;
  museum.renderer = std::make_unique<render::OffscreenRenderer>(
      render::prepareScene(museum.map->scene(), museum.map->assets, progress));
}

void DemoMuseum::TearDownTestSuite() {
  opened() = {};
}

void DemoMuseum::SetUp() {
  ASSERT_TRUE(opened().renderer);
}

const MapBytes& DemoMuseum::bytes() {
  return *opened().bytes;
}

const Scene& DemoMuseum::scene() {
  return *opened().map->scene();
}

QImage DemoMuseum::picture(const Standpoint& from, const state::SceneState& state, render::ShadingMode mode,
                           QSize size) {
  render::CaptureRequest request;
  request.size = size;
  request.camera = cameraAt(scene(), size, from.at, from.yaw, from.pitch);
  request.camera.setVerticalFov(kVerticalFov);
  request.mode = mode;
  request.state = state;
  request.background = pictureBackground();
  auto drawn = opened().renderer->capture(request);
  if (!drawn) {
    ADD_FAILURE() << drawn.error().reason().toStdString();
    return {};
  }
  return drawn->convertToFormat(QImage::Format_RGB32);
}

} // namespace vitrine::tests
