#include "tests/bench/StageTable.h"

#include "render/OffscreenRenderer.h"
#include "tests/bench/BenchMaps.h"

#include <QElapsedTimer>

#include <cstdio>
#include <optional>

namespace vitrine::bench {
namespace {

constexpr int kRounds = 3; // the best of them is printed
const QSize kPictureSize(1280, 720);

struct Stages {
  double open = 0;    ///< file to document
  double resolve = 0; ///< materials and textures
  double prepare = 0; ///< batches and lightmap atlas
  double engine = 0;  ///< Qt3D's engine and its scene
  double capture = 0; ///< the first picture, with all uploads
  double total() const { return open + resolve + prepare + engine + capture; }
};

double milliseconds(QElapsedTimer& timer) {
  const double passed = static_cast<double>(timer.nsecsElapsed()) / 1e6;
  timer.restart();
  return passed;
}

render::CaptureRequest startView(const Scene& scene) {
  render::CaptureRequest request;
  request.size = kPictureSize;
  request.camera.setViewportSize(kPictureSize);
  request.camera.setSceneBounds(scene.bounds());
  if (scene.view.cameras.empty()) {
    request.camera.setPreset(viewing::StandardView::Isometric, scene.bounds());
  } else {
    request.camera.setPose(scene.view.cameras.front());
  }
  return request;
}

Stages measure(const BenchMap& map, bool display) {
  Stages stages;
  QElapsedTimer timer;
  timer.start();
  const formats::Opened opened = openMap(map);
  stages.open = milliseconds(timer);
  const scene::SceneAssets assets = resolvedAssets(opened);
  stages.resolve = milliseconds(timer);
  base::Progress progress;
  const auto prepared = render::prepareScene(opened.document->scene, assets, progress);
  stages.prepare = milliseconds(timer);
  if (display) {
    render::OffscreenRenderer renderer(prepared);
    stages.engine = milliseconds(timer);
    if (const auto picture = renderer.capture(startView(*opened.document->scene)); !picture) {
      std::printf("%s: %s\n", qPrintable(map.name), qPrintable(picture.error().reason()));
    }
    stages.capture = milliseconds(timer);
  }
  return stages;
}

std::string numberText(const std::optional<double>& number, int decimals = 0) {
  return number ? QString::number(*number, 'f', decimals).toStdString() : std::string("-");
}

void printRow(const BenchMap& map, const PeakMemory& memory, bool display) {
  Stages best = measure(map, display);
  for (int round = 1; round < kRounds; ++round) {
    if (const Stages again = measure(map, display); again.total() < best.total()) {
      best = again;
    }
  }
  std::printf("%-28s %8.2f %8.2f %8.2f %8.2f %8.2f %9.2f %10s %8s %12s\n", qPrintable(map.name), best.open,
              best.resolve, best.prepare, best.engine, best.capture, best.total(), numberText(memory.info).c_str(),
              numberText(memory.times, 1).c_str(), numberText(memory.render).c_str());
}

} // namespace

void printStageTable(const std::vector<PeakMemory>& memory, bool display) {
  std::printf("\nFile to first picture, %dx%d, ms (best of %d); peak memory of vitrine-cli, MiB\n",
              kPictureSize.width(), kPictureSize.height(), kRounds);
  if (!display) {
    std::printf("No display with OpenGL: engine, first picture and the memory of render are left out.\n");
  }
  std::printf("%-28s %8s %8s %8s %8s %8s %9s %10s %8s %12s\n", "map", "open", "resolve", "prepare", "engine", "picture",
              "total", "mem info", "x file", "mem render");
  for (std::size_t i = 0; i < benchMaps().size(); ++i) {
    printRow(benchMaps()[i], memory[i], display);
    std::fflush(stdout);
  }
}

} // namespace vitrine::bench
