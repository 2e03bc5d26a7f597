// Textures that arrive while one flies: how long until all are there, what the longest wait of the window's thread is,
// how many frames are drawn meanwhile, and what memory it takes.
#include "core/formats/api/AssetResolver.h"
#include "core/viewing/StartCamera.h"
#include "render/display/Graphics.h"
#include "render/engine/Engine.h"
#include "tests/bench/BenchMaps.h"

#include <QCoreApplication>
#include <QFile>
#include <QOffscreenSurface>
#include <QThread>

#include <benchmark/benchmark.h>

#include <chrono>
#include <memory>

namespace vitrine::bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr QSize kTextureViewSize(640, 360);
constexpr float kTurnPerFrame = 2; // degrees

double millisecondsSince(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// Memory that the process holds now, MiB.
double heldMemory() {
  QFile status(QStringLiteral("/proc/self/statm"));
  if (!status.open(QIODevice::ReadOnly)) {
    return 0;
  }
  constexpr double kPage = 4096;
  return status.readAll().split(' ').value(1).toDouble() * kPage / (1024 * 1024);
}

struct Figures {
  double all = 0;          ///< ms until every texture is on the GPU
  double firstTexture = 0; ///< ms until the first patch
  double longestPatch = 0; ///< ms
  double longestFrame = 0; ///< ms, patches included
  double held = 0;         ///< MiB more than before
  int frames = 0;
  int patches = 0;
};

/// The window's way: found on a worker, posted one by one, applied between frames.
class Flight {
public:
  explicit Flight(const BenchMap& map) : m_opened(openMap(map)), m_assets(m_opened.document->scene->assets) {
    base::Progress progress;
    const scene::ScenePtr scene = m_opened.document->scene;
    m_surface.setFormat(QSurfaceFormat::defaultFormat());
    m_surface.create();
    m_engine = std::make_unique<render::Engine>(&m_surface);
    m_engine->setTargetSize(kTextureViewSize);
    m_engine->setScene(render::prepareScene(scene, m_assets, progress), session::snapshotOf(scene, m_assets));
    m_camera.setViewportSize(kTextureViewSize);
    m_camera.setSceneBounds(scene->bounds());
    if (const scene::Camera* start = viewing::startCamera(*scene)) {
      m_camera.setPose(*start);
    }
  }

  Figures fly() {
    const double before = heldMemory();
    m_start = Clock::now();
    const std::unique_ptr<QThread> worker(QThread::create([this] { resolve(); }));
    worker->start();
    while (!m_resolved || !m_engine->isReady()) {
      const auto frame = Clock::now();
      QCoreApplication::processEvents();
      turn();
      m_engine->drawFrame();
      ++m_figures.frames;
      m_figures.longestFrame = std::max(m_figures.longestFrame, millisecondsSince(frame));
      m_figures.held = std::max(m_figures.held, heldMemory() - before);
    }
    m_figures.all = millisecondsSince(m_start);
    worker->wait();
    return m_figures;
  }

private:
  /// On the worker.
  void resolve() {
    base::Diagnostics diagnostics;
    files::MissingFiles missing;
    base::Progress progress;
    formats::LoadContext context{*m_opened.vfs, diagnostics, missing, progress};
    scene::SceneAssets assets = m_opened.document->scene->assets;
    formats::AssetResolver(m_opened).resolveAll(assets, context, [this](const scene::ScenePatch& patch) {
      QMetaObject::invokeMethod(&m_receiver, [this, patch] { apply(patch); }, Qt::QueuedConnection);
    });
    if (!missing.entries().empty()) {
      qFatal("%s is missing", qPrintable(missing.entries().front().path));
    }
    QMetaObject::invokeMethod(&m_receiver, [this] { m_resolved = true; }, Qt::QueuedConnection);
  }

  void apply(const scene::ScenePatch& patch) {
    const auto start = Clock::now();
    patch.applyTo(m_assets);
    m_engine->applyPatch(patch, m_assets);
    m_figures.longestPatch = std::max(m_figures.longestPatch, millisecondsSince(start));
    if (m_figures.patches++ == 0) {
      m_figures.firstTexture = millisecondsSince(m_start);
    }
  }

  void turn() {
    viewing::CameraPose pose = m_camera.pose();
    pose.orientation = QQuaternion::fromAxisAndAngle(0, 1, 0, kTurnPerFrame) * pose.orientation;
    m_camera.setPose(pose);
    m_engine->setCamera(m_camera.pose(), m_camera.projectionMatrix());
  }

  formats::Opened m_opened;
  scene::SceneAssets m_assets;
  QOffscreenSurface m_surface;
  std::unique_ptr<render::Engine> m_engine;
  viewing::CameraRig m_camera;
  QObject m_receiver;
  Clock::time_point m_start;
  Figures m_figures;
  bool m_resolved = false;
};

void background(benchmark::State& state, const BenchMap& map) {
  Figures worst;
  for (auto _ : state) {
    Flight flight(map);
    worst = flight.fly();
    state.SetIterationTime(worst.all / 1000);
  }
  state.counters["first_ms"] = worst.firstTexture;
  state.counters["longest_patch_ms"] = worst.longestPatch;
  state.counters["longest_frame_ms"] = worst.longestFrame;
  state.counters["frames"] = worst.frames;
  state.counters["patches"] = worst.patches;
  state.counters["held_MiB"] = worst.held;
}

} // namespace

void registerTextureBenchmarks() {
  if (!render::checkOpenGl()) {
    return;
  }
  for (const BenchMap& map : benchMaps()) {
    if (map.name.startsWith(QLatin1StringView("textures/"))) {
      benchmark::RegisterBenchmark(("textures/background/" + map.name.toStdString()).c_str(),
                                   [&map](benchmark::State& state) { background(state, map); })
          ->UseManualTime()
          ->Iterations(1)
          ->Unit(benchmark::kMillisecond);
    }
  }
}

} // namespace vitrine::bench
