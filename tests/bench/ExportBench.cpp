#include "core/exporting/SceneExporter.h"
#include "tests/bench/BenchMaps.h"

#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <iostream>

namespace vitrine::bench {
namespace {

/// Writing a scene whose assets are there, pictures and all.
void write(benchmark::State& state, const BenchMap& map, exporting::LightAs light) {
  const formats::Opened opened = openMap(map);
  const scene::SceneAssets assets = resolvedAssets(opened);
  const QTemporaryDir folder;
  const exporting::ExportTarget target{folder.filePath(QStringLiteral("out.glb")), true, light};
  for (auto _ : state) {
    base::Progress progress;
    const auto written = exporting::exportScene(opened.document->scene, assets, {}, target, progress);
    if (!written) {
      std::cerr << written.error().reason().toStdString() << '\n';
      std::abort();
    }
  }
}

} // namespace

void registerExportBenchmarks() {
  for (const BenchMap& map : benchMaps()) {
    for (const auto& [row, light] : {std::pair("export/", exporting::LightAs::Nothing),
                                     std::pair("export/lightmaps/", exporting::LightAs::Picture),
                                     std::pair("export/unlit/", exporting::LightAs::Atlas)}) {
      const std::string name = row + map.name.toStdString() + ".glb";
      benchmark::RegisterBenchmark(name.c_str(), [&map, light](benchmark::State& s) { write(s, map, light); })
          ->Unit(benchmark::kMillisecond)
          ->UseRealTime();
    }
  }
}

} // namespace vitrine::bench
