#include "core/animation/VisibleItems.h"
#include "core/picking/RayCaster.h"
#include "tests/bench/BenchMaps.h"

#include <benchmark/benchmark.h>

#include <random>

namespace vitrine::bench {
namespace {

void build(benchmark::State& state, const BenchMap& map) {
  const scene::ScenePtr scene = openMap(map).document->scene;
  for (auto _ : state) {
    benchmark::DoNotOptimize(picking::RayCaster(scene));
  }
  state.counters["triangles"] = static_cast<double>(scene->defaultTriangles());
}

/// Rays from random places in every direction, among what is visible by default.
void cast(benchmark::State& state, const BenchMap& map) {
  const scene::ScenePtr scene = openMap(map).document->scene;
  const picking::RayCaster caster(scene);
  const ItemSet visible = animation::visibleItems(*scene, {});
  std::mt19937 random(1);
  std::uniform_real_distribution<float> part(0, 1);
  std::normal_distribution<float> direction;
  const scene::Bounds& box = scene->bounds();
  std::vector<scene::Ray> rays(4096);
  for (scene::Ray& ray : rays) {
    ray.origin = box.min() + QVector3D(part(random), part(random), part(random)) * box.size();
    ray.direction = {direction(random), direction(random), direction(random)};
  }
  std::size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(caster.cast(rays[next], visible));
    next = (next + 1) % rays.size();
  }
  state.SetItemsProcessed(state.iterations());
}

} // namespace

void registerCastBenchmarks() {
  for (const BenchMap& map : benchMaps()) {
    const std::string name = map.name.toStdString();
    benchmark::RegisterBenchmark(("pick/build/" + name).c_str(), [&map](benchmark::State& s) {
      build(s, map);
    })->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark(("pick/cast/" + name).c_str(), [&map](benchmark::State& s) {
      cast(s, map);
    })->Unit(benchmark::kMicrosecond);
  }
}

} // namespace vitrine::bench
