#include "core/base/Diagnostics.h"
#include "core/formats/api/Opener.h"
#include "core/formats/registry/Registry.h"
#include "core/formats/x3/records/TextBody.h"
#include "core/formats/x3/records/TextScene.h"
#include "tests/bench/FileBench.h"

#include <benchmark/benchmark.h>

namespace vitrine::bench {
namespace {

constexpr QLatin1StringView kExtension(".bod");

/// Text alone: values, and where they are. Goal: 80 MB/s.
void readText(const QString& name, const ByteSourcePtr&, const Bytes& bytes) {
  Diagnostics diagnostics;
  const ByteRange where{base::kFileSpace, 0, bytes.size()};
  if (name.contains(QLatin1StringView("paths")) || name.contains(QLatin1StringView("scene"))) {
    benchmark::DoNotOptimize(formats::x3::readTextScene(bytes, where, {}, diagnostics));
  } else {
    benchmark::DoNotOptimize(formats::x3::readTextBody(bytes, where, {}, diagnostics));
  }
}

/// A whole document from bytes in memory, with nothing beside them.
void openScene(const QString& name, const ByteSourcePtr& source, const Bytes&) {
  base::Progress progress;
  auto opened = formats::Opener(formats::registry()).openSource({name, source}, {}, progress);
  if (!opened || !opened->document->scene) {
    qFatal("%s cannot be opened", qPrintable(name));
  }
  benchmark::DoNotOptimize(opened);
}

} // namespace

void registerSceneBenchmarks() {
  registerFileBenchmarks("x3-text", kExtension, readText);
  registerFileBenchmarks("x3-scenes", kExtension, openScene);
}

} // namespace vitrine::bench
