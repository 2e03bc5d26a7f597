#include "core/formats/diggles/format/DigglesCounts.h"
#include "core/formats/diggles/records/DigglesSections.h"
#include "tests/bench/FileBench.h"

#include <benchmark/benchmark.h>

namespace vitrine::bench {
namespace {

/// A model parsed: everything read, its counts, and the sections with their tables. No scene. Goal: under 8 ms for
/// 50,000 triangles.
void parseModel(const QString& name, const ByteSourcePtr& source, const Bytes& bytes) {
  using namespace formats::diggles;
  base::Diagnostics diagnostics;
  const ModelFile read = readModel(bytes, base::kFileSpace, diagnostics);
  structure::StructureBuilder builder(name, {base::kFileSpace, 0, bytes.size()});
  addModelSections(builder, source, read);
  benchmark::DoNotOptimize(builder.build());
  benchmark::DoNotOptimize(modelCounts(read));
}

} // namespace

void registerModelBenchmarks() {
  registerFileBenchmarks("models", QLatin1StringView(".3db"), parseModel);
}

} // namespace vitrine::bench
