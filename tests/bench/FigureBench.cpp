#include "core/session/DocumentSession.h"
#include "render/ScenePreparation.h"
#include "render/batching/DeformedBatch.h"
#include "render/batching/RenderScene.h"
#include "render/display/Graphics.h"
#include "render/engine/Engine.h"
#include "tests/bench/BenchMaps.h"
#include "tests/bench/BentTube.h"
#include "tests/bench/ProcessTime.h"

#include <QOffscreenSurface>

#include <benchmark/benchmark.h>

namespace vitrine::bench {
namespace {

constexpr QSize kTarget(64, 64);

/// The moving animated model of a file: its first clip of several frames.
struct Moving {
  scene::ScenePtr scene;
  scene::AnimationIndex clip;

  explicit Moving(const BenchMap& map) : scene(openMap(map).document->scene) {
    const auto& animations = scene->motion.animations;
    const auto moves = [&](scene::AnimationIndex animation) { return animations[animation].frames > 1; };
    const auto all = animations.indices();
    const auto found = std::ranges::find_if(all, moves);
    clip = found == all.end() ? scene::kNone : *found;
  }

  /// Halfway between two frames, other ones each time.
  state::SceneState halfway(int number) const {
    const scene::Animation& animation = scene->motion.animations[clip];
    state::SceneState state;
    state.animation = clip;
    state.time = animation.timeOf(number % (animation.frames - 1) + 0.5);
    return state;
  }
};

bool mayMove(const BenchMap& map) {
  return map.path.endsWith(QLatin1StringView(".3db"), Qt::CaseInsensitive) ||
         map.path.endsWith(QLatin1StringView(".vgo"), Qt::CaseInsensitive);
}

void pose(benchmark::State& state, const BenchMap& map) {
  const Moving moving(map);
  auto before = std::make_shared<const animation::Pose>(moving.scene, moving.halfway(0));
  int number = 0;
  for (auto _ : state) {
    before = std::make_shared<const animation::Pose>(moving.scene, moving.halfway(++number), before.get());
    benchmark::DoNotOptimize(before);
  }
}

/// A frame in which joints, springs and blend shapes bend a large mesh: all the CPU does before the upload.
void bend(benchmark::State& state) {
  const scene::ScenePtr scene = bentTube();
  base::Progress progress;
  const render::RenderScene built(scene, scene->assets, progress);
  std::vector<render::DeformedBatch> batches;
  for (const render::Batch& batch : built.batches) {
    batches.emplace_back(std::shared_ptr<const render::Batch>(std::shared_ptr<const void>(), &batch));
  }
  const ItemSet drawn = ItemSet::range(0, scene->drawItems().size());
  auto before = std::make_shared<const animation::Pose>(scene, tubeAt(0));
  double posing = 0;
  int number = 0;
  for (auto _ : state) {
    const double start = cpuTime();
    auto now = std::make_shared<const animation::Pose>(scene, tubeAt(++number), before.get());
    now->verticesOf(scene->drawItems().front().node);
    posing += cpuTime() - start;
    for (render::DeformedBatch& batch : batches) {
      benchmark::DoNotOptimize(batch.follow(now, drawn, {}));
    }
    before = std::move(now);
  }
  state.counters["pose_ms"] = posing * 1e3 / static_cast<double>(state.iterations());
  state.counters["vertices"] = static_cast<double>(scene->vertexCount());
}

/// A frame in which the animated model moves, from the new state to the picture, without what the same frame costs
/// standing still. It contains the pose.
void upload(benchmark::State& state, const BenchMap& map) {
  const Moving moving(map);
  const scene::ScenePtr& scene = moving.scene;
  base::Progress progress;
  const auto prepared = render::prepareScene(scene, scene->assets, progress);
  QOffscreenSurface surface;
  surface.setFormat(QSurfaceFormat::defaultFormat());
  surface.create();
  render::Engine engine(&surface);
  engine.setTargetSize(kTarget);
  session::DocumentSession session(session::snapshotOf(scene, scene->assets));
  const auto show = [&](const state::SceneState& moment) {
    session.setState(moment);
    engine.show(session.snapshot());
  };
  engine.setScene(prepared, session.snapshot());
  viewing::CameraRig camera;
  camera.setViewportSize(kTarget);
  camera.setSceneBounds(scene->bounds());
  camera.setPreset(viewing::StandardView::Front, scene->bounds());
  engine.setCamera(camera.pose(), camera.projectionMatrix());
  constexpr int kSettling = 20;
  constexpr int kIdle = 60;
  int number = 0;
  for (int i = 0; i < kSettling; ++i) {
    show(moving.halfway(++number));
    engine.drawFrame();
  }
  for (int i = 0; i < kSettling; ++i) {
    engine.drawFrame();
  }
  const double start = cpuTime();
  for (int i = 0; i < kIdle; ++i) {
    engine.drawFrame();
  }
  const double idle = (cpuTime() - start) / kIdle;
  double settingTotal = 0;
  for (auto _ : state) {
    const double before = cpuTime();
    show(moving.halfway(++number));
    const double set = cpuTime();
    engine.drawFrame();
    settingTotal += set - before;
    state.SetIterationTime(std::max(cpuTime() - before - idle, 1e-9));
  }
  state.counters["idle_ms"] = idle * 1e3;
  state.counters["set_ms"] = settingTotal * 1e3 / static_cast<double>(state.iterations());
}

} // namespace

void registerFigureBenchmarks() {
  benchmark::RegisterBenchmark("figures/bend/50,000 vertices, 100 joints", bend)->Unit(benchmark::kMillisecond);
  for (const BenchMap& map : benchMaps()) {
    if (!mayMove(map) || !Moving(map).clip) {
      continue;
    }
    const std::string name = map.name.toStdString();
    benchmark::RegisterBenchmark(("figures/pose/" + name).c_str(), [&map](benchmark::State& state) {
      pose(state, map);
    })->Unit(benchmark::kMillisecond);
    if (render::checkOpenGl()) {
      benchmark::RegisterBenchmark(("figures/upload/" + name).c_str(),
                                   [&map](benchmark::State& state) { upload(state, map); })
          ->UseManualTime()
          ->Unit(benchmark::kMillisecond);
    }
  }
}

} // namespace vitrine::bench
