#include "core/formats/registry/Registry.h"
#include "render/display/Graphics.h"
#include "tests/bench/BenchMaps.h"
#include "tests/bench/WatchedApplication.h"
#include "ui/documents/Documents.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/settings/DocumentSettings.h"
#include "ui/viewport/Viewport.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

namespace vitrine::bench {
namespace {

WatchedApplication& benchedApplication() {
  return static_cast<WatchedApplication&>(*QCoreApplication::instance());
}

void waitForRest(ui::MainWindow& window) {
  const auto rests = [&] { return !window.opening().loader().busy() && window.viewport().view().isAtRest(); };
  if (!rests()) {
    benchedApplication().runUntil(rests);
  }
}

/// Time at work from a click on the tab of a map in the background until its first picture is due (goal: 50 ms), and
/// when that was on the screen, software drawing and all.
void switchTo(benchmark::State& state, const BenchMap& map) {
  const QTemporaryDir folder;
  ui::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
  settings.set(ui::setting::kKeptMegabytes, 8 << 10);
  const formats::Opener opener(formats::registry());
  ui::MainWindow window(opener, settings);
  window.resize(600, 400);
  window.show();
  window.open({map.path});
  waitForRest(window);
  ui::TabController& tabs = window.documents().controller();
  tabs.addStartPage();
  double picture = 0;
  for (auto _ : state) {
    QElapsedTimer timer;
    timer.start();
    const std::uint64_t before = window.viewport().view().framesDrawn();
    const double start = threadCpuTime();
    tabs.show(0);
    state.SetIterationTime(threadCpuTime() - start);
    benchedApplication().runUntil([&] { return window.viewport().view().framesDrawn() > before; });
    picture = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    waitForRest(window);
    tabs.show(1);
  }
  state.counters["picture_ms"] = picture;
}

} // namespace

void registerTabBenchmarks() {
  if (!render::checkOpenGl()) {
    return;
  }
  for (const BenchMap& map : benchMaps()) {
    benchmark::RegisterBenchmark(("tabs/switch/" + map.name.toStdString()).c_str(),
                                 [&map](benchmark::State& state) { switchTo(state, map); })
        ->UseManualTime()
        ->Iterations(5)
        ->Unit(benchmark::kMillisecond);
  }
}

} // namespace vitrine::bench
