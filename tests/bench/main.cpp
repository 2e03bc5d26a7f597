#include "render/display/Graphics.h"
#include "tests/bench/BenchMaps.h"
#include "tests/bench/StageTable.h"
#include "tests/bench/ThumbnailTable.h"
#include "tests/bench/WatchedApplication.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string_view>

namespace vitrine::bench {
void registerAvatarBenchmarks();
void registerBlockBenchmarks();
void registerBrowserBenchmarks();
void registerModelBenchmarks();
void registerOpenBenchmarks();
void registerParseBenchmarks();
void registerRecordBenchmarks();
void registerHexBenchmarks();
void registerSearchBenchmarks();
void registerCastBenchmarks();
void registerExportBenchmarks();
void registerPrepareBenchmarks();
void registerSceneBenchmarks();
void registerFigureBenchmarks();
void registerFilmBenchmarks();
void registerFrameBenchmarks();
void registerVisibilityBenchmarks();
void registerResponseBenchmarks();
void registerStartBenchmarks();
void registerTabBenchmarks();
void registerTextureBenchmarks();
} // namespace vitrine::bench

namespace {

/// True where some rows alone are asked for: then the tables, which take minutes, are left out.
bool areRowsChosen(int argc, char** argv) {
  return std::any_of(argv + 1, argv + argc, [](const char* argument) {
    return std::string_view(argument).starts_with("--benchmark_filter=");
  });
}

} // namespace

int main(int argc, char** argv) {
  using namespace vitrine;
  const bool tables = !areRowsChosen(argc, argv);
  std::vector<bench::PeakMemory> memory;
  std::vector<bench::ThumbnailCost> thumbnails;
  std::optional<bench::CliCost> largePicture;
  if (tables) {
    memory = bench::measurePeakMemory(bench::benchMaps());
    thumbnails = bench::measureThumbnails();
    largePicture = bench::costOfLargePicture(bench::benchMaps());
  }
  render::configureGraphics();
  if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
  }
  const bench::WatchedApplication application(argc, argv);
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
    return 2;
  }
  bench::registerParseBenchmarks();
  bench::registerSearchBenchmarks();
  bench::registerRecordBenchmarks();
  bench::registerHexBenchmarks();
  bench::registerBlockBenchmarks();
  bench::registerModelBenchmarks();
  bench::registerAvatarBenchmarks();
  bench::registerSceneBenchmarks();
  bench::registerExportBenchmarks();
  bench::registerPrepareBenchmarks();
  bench::registerCastBenchmarks();
  bench::registerFigureBenchmarks();
  bench::registerVisibilityBenchmarks();
  bench::registerTextureBenchmarks();
  bench::registerBrowserBenchmarks();
  bench::registerFrameBenchmarks();
  bench::registerResponseBenchmarks();
  bench::registerFilmBenchmarks();
  bench::registerOpenBenchmarks();
  bench::registerTabBenchmarks();
  bench::registerStartBenchmarks();
  benchmark::RunSpecifiedBenchmarks();
  if (tables) {
    bench::printStageTable(memory, render::checkOpenGl().has_value());
    bench::printThumbnailTable(thumbnails);
    if (largePicture) {
      std::printf("\nPicture of 16384x9216 pixels, %s: %.0f MiB, %.1f s of CPU\n",
                  qPrintable(bench::benchMaps().back().name), largePicture->memory, largePicture->cpu / 1000);
    }
  }
  return 0;
}
