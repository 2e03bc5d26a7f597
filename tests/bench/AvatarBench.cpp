#include "core/formats/api/Opener.h"
#include "core/formats/registry/Registry.h"
#include "tests/bench/FileBench.h"

#include <benchmark/benchmark.h>

namespace vitrine::bench {
namespace {

/// A whole scene from bytes in memory: chunks, members, accessors, meshes with their joints and shapes at rest; no
/// pictures. Goal: under 150 ms for 50,000 vertices with 40 blend shapes.
void openAvatar(const QString& name, const ByteSourcePtr& source, const Bytes&) {
  const formats::Opener opener(formats::registry());
  base::Progress progress;
  auto opened = opener.openSource({name, source}, {}, progress);
  if (!opened || !opened->document->scene) {
    qFatal("%s cannot be opened", qPrintable(name));
  }
  benchmark::DoNotOptimize(opened);
}

} // namespace

void registerAvatarBenchmarks() {
  registerFileBenchmarks("avatars", QLatin1StringView(".vgo"), openAvatar);
}

} // namespace vitrine::bench
