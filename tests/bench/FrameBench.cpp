// Frames of a window that moves, its refinement, and pictures; all in need of a display.
#include "core/session/DocumentSession.h"
#include "core/viewing/StartCamera.h"
#include "render/OffscreenRenderer.h"
#include "render/SceneView.h"
#include "render/display/Graphics.h"
#include "tests/bench/BenchMaps.h"

#include <QCoreApplication>
#include <QWindow>

#include <benchmark/benchmark.h>

namespace vitrine::bench {
namespace {

constexpr QSize kWindowSize(1280, 720);

/// A map as it is shown.
struct ShownMap {
  explicit ShownMap(const BenchMap& map) : opened(openMap(map)), assets(resolvedAssets(opened)) {
    base::Progress progress;
    prepared = render::prepareScene(opened.document->scene, assets, progress);
    session.open(nullptr, opened.document->scene);
    rig.setViewportSize(kWindowSize);
    rig.setSceneBounds(opened.document->scene->bounds());
    if (const scene::Camera* camera = viewing::startCamera(*opened.document->scene)) {
      rig.setPose(*camera);
    } else {
      rig.setPreset(viewing::StandardView::Isometric, opened.document->scene->bounds());
    }
  }

  formats::Opened opened;
  scene::SceneAssets assets;
  render::RenderScenePtr prepared;
  session::DocumentSession session;
  viewing::CameraRig rig;
};

void waitUntil(const auto& condition) {
  while (!condition()) {
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }
}

/// A window that shows a map, at rest.
class MapWindow {
public:
  explicit MapWindow(const BenchMap& map) : m_map(map) {
    m_view.window()->resize(kWindowSize);
    m_view.window()->show();
    m_view.setCamera(m_map.rig);
    m_view.setScene(m_map.prepared, m_map.session.snapshot());
    rest();
  }

  void rest() {
    waitUntil([this] { return m_view.isAtRest(); });
  }
  /// Turns a little and waits for the frame.
  void move() {
    m_map.rig.look({1, 0});
    const std::uint64_t before = m_view.framesDrawn();
    m_view.setCamera(m_map.rig);
    waitUntil([&] { return m_view.framesDrawn() > before; });
  }

private:
  ShownMap m_map;
  render::SceneView m_view;
};

void moveFrames(benchmark::State& state, const BenchMap& map) {
  MapWindow window(map);
  for (auto _ : state) {
    window.move();
  }
}

/// From the last frame that moves to a picture of all samples.
void refine(benchmark::State& state, const BenchMap& map) {
  MapWindow window(map);
  for (auto _ : state) {
    window.move();
    window.rest();
  }
}

void draw(benchmark::State& state, const BenchMap& map, int supersample) {
  const ShownMap shown(map);
  render::CaptureRequest request;
  request.size = kWindowSize;
  request.camera = shown.rig;
  request.supersample = supersample;
  for (auto _ : state) {
    render::OffscreenRenderer renderer(shown.prepared);
    if (!renderer.capture(request)) {
      qFatal("no picture of %s", qPrintable(map.name));
    }
  }
}

} // namespace

void registerFrameBenchmarks() {
  if (!render::checkOpenGl()) {
    return;
  }
  for (const BenchMap& map : benchMaps()) {
    const auto add = [&](const QString& what, auto run) {
      benchmark::RegisterBenchmark(qPrintable(what + QLatin1Char('/') + map.name), run)
          ->Unit(benchmark::kMillisecond)
          ->UseRealTime();
    };
    add(QStringLiteral("frame/moving"), [&map](benchmark::State& s) { moveFrames(s, map); });
    add(QStringLiteral("frame/refined"), [&map](benchmark::State& s) { refine(s, map); });
    add(QStringLiteral("picture/1x"), [&map](benchmark::State& s) { draw(s, map, 1); });
    add(QStringLiteral("picture/usual"),
        [&map](benchmark::State& s) { draw(s, map, render::affordableSupersample(kWindowSize)); });
  }
}

} // namespace vitrine::bench
