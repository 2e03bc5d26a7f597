#include "core/bytes/FileBytes.h"
#include "core/formats/diggles/model/ModelCounts.h"
#include "core/formats/diggles/model/ModelSections.h"
#include "tests/bench/BenchMaps.h"

#include <benchmark/benchmark.h>

namespace vitrine::bench {
namespace {

/// A model parsed: everything read, its counts, and the sections with their tables. No scene. Goal: under 8 ms for
/// 50,000 triangles, with the scene ("parse/").
void models(benchmark::State& state, const BenchMap& map) {
  using namespace formats::diggles;
  const auto file = FileBytes::open(map.path);
  const auto bytes = file ? (*file)->readAll() : std::unexpected(file.error());
  if (!bytes) {
    state.SkipWithError("cannot be read");
    return;
  }
  for (auto _ : state) {
    base::Diagnostics diagnostics;
    const ModelFile read = readModel(*bytes, base::kFileSpace, diagnostics);
    structure::StructureBuilder builder(map.name, {base::kFileSpace, 0, bytes->size()});
    addModelSections(builder, *file, read);
    benchmark::DoNotOptimize(builder.build());
    benchmark::DoNotOptimize(modelCounts(read));
  }
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * bytes->size()));
}

} // namespace

void registerModelBenchmarks() {
  for (const BenchMap& map : benchMaps()) {
    if (map.path.endsWith(QLatin1StringView(".3db"), Qt::CaseInsensitive)) {
      benchmark::RegisterBenchmark(("models/" + map.name.toStdString()).c_str(), [&map](benchmark::State& state) {
        models(state, map);
      })->Unit(benchmark::kMillisecond);
    }
  }
}

} // namespace vitrine::bench
