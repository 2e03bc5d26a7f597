#include "tests/bench/FileBench.h"

#include "tests/bench/BenchMaps.h"

#include <benchmark/benchmark.h>

namespace vitrine::bench {
namespace {

void run(benchmark::State& state, const BenchMap& map, const ParseFile& parse) {
  const auto file = FileBytes::open(map.path);
  const auto bytes = file ? (*file)->readAll() : std::unexpected(file.error());
  if (!bytes) {
    state.SkipWithError("cannot be read");
    return;
  }
  for (auto _ : state) {
    parse(map.name, *file, *bytes);
  }
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * bytes->size()));
}

} // namespace

void registerFileBenchmarks(const std::string& row, QLatin1StringView extension, const ParseFile& parse) {
  for (const BenchMap& map : benchMaps()) {
    if (map.path.endsWith(extension, Qt::CaseInsensitive)) {
      benchmark::RegisterBenchmark((row + '/' + map.name.toStdString()).c_str(), [&map, parse](benchmark::State& state) {
        run(state, map, parse);
      })->Unit(benchmark::kMillisecond);
    }
  }
}

} // namespace vitrine::bench
