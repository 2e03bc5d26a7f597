#include "core/bytes/FileBytes.h"
#include "core/formats/xops/blocks/BlockSections.h"
#include "tests/bench/BenchMaps.h"

#include <benchmark/benchmark.h>

namespace vitrine::bench {
namespace {

/// A block map parsed: every block decoded, and the sections with their tables. No scene. Goal: under 0.5 ms for 400
/// blocks.
void blocks(benchmark::State& state, const BenchMap& map) {
  using namespace formats::xops;
  const auto file = FileBytes::open(map.path);
  const auto bytes = file ? (*file)->readAll() : std::unexpected(file.error());
  if (!bytes) {
    state.SkipWithError("cannot be read");
    return;
  }
  for (auto _ : state) {
    base::Diagnostics diagnostics;
    const BlockFile read = readBlocks(*bytes, base::kFileSpace, diagnostics);
    structure::StructureBuilder builder(map.name, {base::kFileSpace, 0, bytes->size()});
    addBlockSections(builder, builder.root(), *file, base::kFileSpace, read);
    benchmark::DoNotOptimize(builder.build());
    benchmark::DoNotOptimize(read);
  }
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * bytes->size()));
}

} // namespace

void registerBlockBenchmarks() {
  for (const BenchMap& map : benchMaps()) {
    if (map.path.endsWith(QLatin1StringView(".bd1"), Qt::CaseInsensitive)) {
      benchmark::RegisterBenchmark(("blocks/" + map.name.toStdString()).c_str(), [&map](benchmark::State& state) {
        blocks(state, map);
      })->Unit(benchmark::kMillisecond);
    }
  }
}

} // namespace vitrine::bench
