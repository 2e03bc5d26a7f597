#include "core/bytes/FileBytes.h"
#include "core/formats/registry/Registry.h"
#include "tests/bench/BenchMaps.h"

#include <benchmark/benchmark.h>

namespace vitrine::bench {
namespace {

/// The whole document from bytes in memory: structure, scene, counts. Goal: under 3 ms for maps without compression.
void parse(benchmark::State& state, const BenchMap& map) {
  const auto file = FileBytes::open(map.path);
  if (!file) {
    state.SkipWithError("cannot be read");
    return;
  }
  const formats::Opener opener(formats::registry());
  for (auto _ : state) {
    base::Progress progress;
    benchmark::DoNotOptimize(opener.openSource({map.path, *file}, {}, progress));
  }
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * (*file)->size()));
}

} // namespace

void registerParseBenchmarks() {
  for (const BenchMap& map : benchMaps()) {
    benchmark::RegisterBenchmark(("parse/" + map.name.toStdString()).c_str(), [&map](benchmark::State& state) {
      parse(state, map);
    })->Unit(benchmark::kMillisecond);
  }
}

} // namespace vitrine::bench
