#include "render/ScenePreparation.h"
#include "render/batching/LightmapAtlas.h"
#include "tests/bench/BenchMaps.h"

#include <benchmark/benchmark.h>

namespace vitrine::bench {
namespace {

void pack(benchmark::State& state, const BenchMap& map) {
  const scene::ScenePtr scene = openMap(map).document->scene;
  for (auto _ : state) {
    benchmark::DoNotOptimize(render::LightmapAtlas(scene->bake.lightmaps));
  }
  state.counters["lightmaps"] = static_cast<double>(scene->bake.lightmaps.size());
}

void prepare(benchmark::State& state, const BenchMap& map) {
  const formats::Opened opened = openMap(map);
  const scene::SceneAssets assets = resolvedAssets(opened);
  for (auto _ : state) {
    base::Progress progress;
    benchmark::DoNotOptimize(render::prepareScene(opened.document->scene, assets, progress));
  }
}

} // namespace

void registerPrepareBenchmarks() {
  for (const BenchMap& map : benchMaps()) {
    const std::string name = map.name.toStdString();
    benchmark::RegisterBenchmark(("atlas/" + name).c_str(), [&map](benchmark::State& s) {
      pack(s, map);
    })->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark(("prepare/" + name).c_str(), [&map](benchmark::State& s) {
      prepare(s, map);
    })->Unit(benchmark::kMillisecond);
  }
}

} // namespace vitrine::bench
