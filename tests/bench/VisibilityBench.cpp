// Cost of seeing only what can be seen, and what it saves.
#include "core/viewing/StartCamera.h"
#include "core/visibility/Visibility.h"
#include "render/batching/SceneCuller.h"
#include "render/display/Graphics.h"
#include "render/engine/Engine.h"
#include "render/engine/SceneEntity.h"
#include "tests/bench/BenchMaps.h"

#include <QOffscreenSurface>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>

namespace vitrine::bench {
namespace {

using render::SceneCuller;

constexpr QSize kViewSize(1280, 720);
/// So small that hardly anything is rasterised: what is left is what Qt3D does for a frame, and the vertices.
constexpr QSize kSmall(64, 64);
constexpr std::size_t kMostEyes = 256;

/// A place in each of the map's clusters, or in some of them spread over all, in an order that jumps about.
std::vector<QVector3D> eyesIn(const scene::Scene& scene) {
  std::vector<QVector3D> eyes;
  std::vector<bool> known(static_cast<std::size_t>(std::max(scene.world.visibility->clusterCount, 0)));
  for (const visibility::Visibility::Leaf& leaf : scene.world.visibility->leaves) {
    const auto cluster = static_cast<std::size_t>(leaf.cluster);
    if (leaf.cluster >= 0 && cluster < known.size() && !known[cluster] &&
        scene.world.visibility->clusterAt(leaf.bounds.centre()) == leaf.cluster) {
      known[cluster] = true;
      eyes.push_back(leaf.bounds.centre());
    }
  }
  std::vector<QVector3D> chosen;
  const std::size_t wanted = std::min(eyes.size(), kMostEyes);
  for (std::size_t i = 0; i < wanted; ++i) {
    chosen.push_back(eyes[i * 7919 % eyes.size()]);
  }
  return chosen;
}

render::RenderScenePtr prepared(const BenchMap& map) {
  const formats::Opened opened = openMap(map);
  base::Progress progress;
  return render::prepareScene(opened.document->scene, resolvedAssets(opened), progress);
}

/// The eye comes into another cluster: its set is made, and the indices of all batches that show others now are
/// written.
void change(benchmark::State& state, const BenchMap& map) {
  const render::RenderScenePtr built = prepared(map);
  const std::vector<QVector3D> eyes = eyesIn(*built->scene);
  if (eyes.size() < 2) {
    state.SkipWithError("fewer than two clusters");
    return;
  }
  render::EffectLibrary effects(nullptr);
  render::ShownScene shown(built, session::snapshotOf(built->scene, built->assets));
  render::SceneEntity entity(shown, effects);
  SceneCuller culler(built->scene);
  culler.setByVisibility(true);
  entity.upload(shown);
  while (entity.uploadDeferred(shown, std::chrono::seconds(1))) { // everything is uploaded, as in a window at rest
  }
  std::size_t next = 0;
  double worst = 0;
  double drawn = 0;
  for (auto _ : state) {
    const auto start = std::chrono::steady_clock::now();
    culler.setEye(eyes[next++ % eyes.size()]);
    shown.list().setSeen(culler.seen());
    entity.upload(shown);
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
    worst = std::max(worst, took.count());
    drawn += static_cast<double>(shown.list().triangles());
  }
  state.counters["worst_ms"] = worst;
  state.counters["clusters"] = static_cast<double>(eyes.size());
  state.counters["batches"] = static_cast<double>(built->batches.size());
  state.counters["total"] = static_cast<double>(built->triangles);
  state.counters["drawn"] = drawn / static_cast<double>(state.iterations());
}

/// A whole frame from where the map starts; `culled`: without what cannot be seen.
void frame(benchmark::State& state, const BenchMap& map, bool culled, QSize size) {
  const render::RenderScenePtr built = prepared(map);
  QOffscreenSurface surface;
  surface.setFormat(QSurfaceFormat::defaultFormat());
  surface.create();
  render::Engine engine(&surface);
  engine.setScene(built, session::snapshotOf(built->scene, built->assets));
  engine.setTargetSize(size);
  viewing::CameraRig camera;
  camera.setViewportSize(size);
  camera.setSceneBounds(built->scene->bounds());
  if (const scene::Camera* start = viewing::startCamera(*built->scene)) {
    camera.setPose(*start);
  }
  SceneCuller culler(built->scene);
  culler.setByVisibility(culled);
  culler.setEye(camera.pose().position);
  engine.setSeen(culler.seen());
  engine.setCamera(camera.pose(), camera.projectionMatrix());
  for (int i = 0; i < 60 && (i < 6 || !engine.isReady()); ++i) {
    engine.drawFrame();
  }
  for (auto _ : state) {
    engine.drawFrame();
  }
  state.counters["triangles"] = static_cast<double>(engine.scene()->list().triangles());
  state.counters["batches"] = batchCount(engine.scene()->list());
}

bool hasVisibility(const BenchMap& map) {
  const auto scene = openMap(map).document->scene;
  return scene && scene->world.visibility && scene->world.visibility->hasRows();
}

} // namespace

void registerVisibilityBenchmarks() {
  const bool able = render::checkOpenGl().has_value();
  for (const BenchMap& map : benchMaps()) {
    if (!map.path.endsWith(QLatin1String(".bsp")) || !hasVisibility(map)) {
      continue;
    }
    const std::string name = map.name.toStdString();
    benchmark::RegisterBenchmark(("visibility/change/" + name).c_str(), [&map](benchmark::State& s) {
      change(s, map);
    })->Unit(benchmark::kMillisecond);
    for (const bool culled : {false, true}) {
      for (const auto& [row, size] : {std::pair("visibility/frame/", kViewSize), {"visibility/jobs/", kSmall}}) {
        if (able) {
          benchmark::RegisterBenchmark((row + name + (culled ? "/pvs" : "/all")).c_str(), [&map, culled,
                                                                                           size](benchmark::State& s) {
            frame(s, map, culled, size);
          })->Unit(benchmark::kMillisecond);
        }
      }
    }
  }
}

} // namespace vitrine::bench
