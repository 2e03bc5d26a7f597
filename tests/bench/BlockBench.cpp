#include "core/formats/xops/records/BlockFile.h"
#include "tests/bench/FileBench.h"

#include <benchmark/benchmark.h>

namespace vitrine::bench {
namespace {

/// A block map parsed: every block decoded, and the sections with their tables. No scene. Goal: under 0.5 ms for 400
/// blocks.
void parseBlocks(const QString& name, const ByteSourcePtr& source, const Bytes& bytes) {
  using namespace formats::xops;
  base::Diagnostics diagnostics;
  const BlockFile read = readBlocks(bytes, base::kFileSpace, diagnostics);
  structure::StructureBuilder builder(name, {base::kFileSpace, 0, bytes.size()});
  addBlockSections(builder, builder.root(), source, base::kFileSpace, read);
  benchmark::DoNotOptimize(builder.build());
  benchmark::DoNotOptimize(read);
}

} // namespace

void registerBlockBenchmarks() {
  registerFileBenchmarks("blocks", QLatin1StringView(".bd1"), parseBlocks);
}

} // namespace vitrine::bench
