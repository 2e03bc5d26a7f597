#include "core/formats/registry/Registry.h"
#include "render/display/Graphics.h"
#include "tests/bench/BenchMaps.h"
#include "tests/bench/WatchedApplication.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/settings/Settings.h"
#include "ui/viewport/Viewport.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

namespace vitrine::bench {
namespace {

WatchedApplication& application() {
  return static_cast<WatchedApplication&>(*QCoreApplication::instance());
}

/// A window that opens a map, from the click to when all is there: how long its user would have to wait for an answer
/// at most (goal: 50 ms), and when the first picture was there. The window is small, so that software drawing, which
/// has no part in it, takes little.
void openInWindow(benchmark::State& state, const BenchMap& map) {
  const QTemporaryDir folder;
  ui::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
  const formats::Opener opener(formats::registry());
  double first = 0;
  WatchedApplication::Work work;
  for (auto _ : state) {
    ui::MainWindow window(opener, settings);
    window.resize(600, 400);
    window.show();
    application().runUntil([&] { return window.isVisible(); });
    QElapsedTimer timer;
    timer.start();
    qint64 picture = -1;
    QObject::connect(&window.viewport().view(), &render::SceneView::frameDrawn, &window, [&] {
      if (picture < 0 && window.session().scene()) {
        picture = timer.nsecsElapsed();
      }
    });
    window.open({map.path});
    work = application().runUntil(
        [&] { return !window.opening().loader().busy() && picture >= 0 && window.viewport().view().isAtRest(); });
    first = static_cast<double>(picture) / 1e6;
    state.SetIterationTime(work.longest);
  }
  state.counters["frame_ms"] = work.frame * 1e3;
  state.counters["total_ms"] = work.total * 1e3;
  state.counters["first_picture_ms"] = first;
  state.SetLabel(work.event.toStdString());
}

} // namespace

void registerOpenBenchmarks() {
  if (!render::checkOpenGl()) {
    return;
  }
  for (const BenchMap& map : benchMaps()) {
    benchmark::RegisterBenchmark(("open/longest GUI job/" + map.name.toStdString()).c_str(),
                                 [&map](benchmark::State& state) { openInWindow(state, map); })
        ->UseManualTime()
        ->Iterations(1)
        ->Unit(benchmark::kMillisecond);
  }
}

} // namespace vitrine::bench
