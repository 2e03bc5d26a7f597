#include "core/bytes/FileBytes.h"
#include "core/formats/registry/Registry.h"
#include "tests/bench/BenchMaps.h"

#include <benchmark/benchmark.h>

namespace vitrine::bench {
namespace {

/// The whole document from bytes in memory, with nothing beside them: all records, the structure, and the scene as a
/// viewer first shows it. Goal: under 3 ms for Source maps without compression.
void parse(benchmark::State& state, const BenchMap& map) {
  const auto file = FileBytes::open(map.path);
  if (!file) {
    state.SkipWithError("cannot be read");
    return;
  }
  const formats::Source source{map.path, *file};
  const auto head = formats::probe(map.path, *source.bytes);
  const formats::Format* format = head ? formats::registry().recognise(*head) : nullptr;
  if (!format) {
    state.SkipWithError("not recognised");
    return;
  }
  for (auto _ : state) {
    files::Vfs nothing;
    base::Diagnostics diagnostics;
    files::MissingFiles missing;
    base::Progress progress;
    formats::LoadContext context{nothing, diagnostics, missing, progress};
    context.purpose = formats::LoadPurpose::Viewing;
    benchmark::DoNotOptimize(format->load(source, context));
  }
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * (*file)->size()));
}

/// As a user opens it: read from disk, recognised, its folders mounted, with what lies beside it.
void open(benchmark::State& state, const BenchMap& map) {
  for (auto _ : state) {
    benchmark::DoNotOptimize(openMap(map));
  }
}

} // namespace

void registerParseBenchmarks() {
  for (const BenchMap& map : benchMaps()) {
    const std::string name = map.name.toStdString();
    benchmark::RegisterBenchmark(("parse/" + name).c_str(), [&map](benchmark::State& state) {
      parse(state, map);
    })->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark(("open/" + name).c_str(), [&map](benchmark::State& state) {
      open(state, map);
    })->Unit(benchmark::kMillisecond);
  }
}

} // namespace vitrine::bench
