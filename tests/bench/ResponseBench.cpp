// Response of the whole window to a command: from a key to the first picture that shows it; in need of a display.
#include "core/formats/registry/Registry.h"
#include "render/display/Graphics.h"
#include "tests/bench/BenchMaps.h"
#include "tests/bench/WatchedApplication.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/settings/Settings.h"
#include "ui/viewport/Viewport.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QWindow>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <functional>
#include <utility>

namespace vitrine::bench {
namespace {

constexpr QSize kRespondingSize(1024, 640);
constexpr int kRepeats = 7;

/// A window with a picture of 1024x640 pixels of a map, whose textures have been found.
class RespondingWindow {
public:
  explicit RespondingWindow(const BenchMap& map) {
    m_window.show();
    m_window.open({map.path});
    runUntil([this] { return picture().window()->isExposed(); });
    // The panels around the picture keep their size.
    m_window.resize(m_window.size() + kRespondingSize - picture().window()->size());
    rest();
  }

  render::SceneView& picture() { return m_window.viewport().view(); }
  void rest() {
    runUntil([this] { return !m_window.opening().loader().busy() && picture().isAtRest(); });
  }
  /// Waits until the picture is being refined.
  void refine() {
    const std::uint64_t before = picture().framesDrawn();
    runUntil([&] { return picture().isAtRest() || picture().framesDrawn() > before + kRefiningFrames; });
  }
  void trigger(const char* action) { m_window.actionRegistry().find(QLatin1String(action))->trigger(); }
  /// Hides the first layer that is shown at first, or shows it again.
  void switchLayer() {
    const auto& controls = m_window.session().scene()->controls;
    const auto layer = std::ranges::find_if(controls, [](const scene::Control& control) {
      return scene::switchesLayer(control) && control.defaultValue > 0;
    });
    if (layer != controls.end()) {
      m_window.session().setControl(layer->id, std::exchange(m_layerHidden, !m_layerHidden) ? 1 : 0);
    }
  }
  /// Milliseconds from a command to the end of the first frame after it.
  double responseTo(const std::function<void()>& command) {
    QElapsedTimer timer;
    timer.start();
    bool drawn = false;
    const auto connection =
        QObject::connect(&picture(), &render::SceneView::frameDrawn, &picture(), [&drawn] { drawn = true; });
    command();
    runUntil([&drawn] { return drawn; });
    QObject::disconnect(connection);
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
  }

private:
  static constexpr std::uint64_t kRefiningFrames = 8;

  static void runUntil(const std::function<bool()>& done) {
    if (!done()) {
      static_cast<WatchedApplication&>(*QCoreApplication::instance()).runUntil(done);
    }
  }

  QTemporaryDir m_folder;
  ui::Settings m_settings{m_folder.filePath(QStringLiteral("settings.ini"))};
  formats::Opener m_opener{formats::registry()};
  ui::MainWindow m_window{m_opener, m_settings};
  bool m_layerHidden = false;
};

enum class Before { AtRest, WhileRefined };

/// `command` is given the number of the repetition.
void respond(benchmark::State& state, const BenchMap& map, Before before,
             const std::function<void(RespondingWindow&, int)>& command) {
  RespondingWindow window(map);
  int repeat = 0;
  // Shaders of both shadings are compiled by the first two.
  for (; repeat < 2; ++repeat) {
    window.responseTo([&] { command(window, repeat); });
    window.rest();
  }
  double longest = 0;
  for (auto _ : state) {
    if (before == Before::WhileRefined) {
      window.refine();
    } else {
      window.rest();
    }
    const double response = window.responseTo([&] { command(window, repeat); });
    longest = std::max(longest, response);
    state.SetIterationTime(response / 1e3);
    ++repeat;
  }
  state.counters["longest_ms"] = longest;
}

void switchShading(RespondingWindow& window, int repeat) {
  window.trigger(repeat % 2 == 0 ? "view.shading.unlit" : "view.shading.lit");
}

} // namespace

void registerResponseBenchmarks() {
  if (!render::checkOpenGl()) {
    return;
  }
  for (const BenchMap& map : benchMaps()) {
    if (map.name != QLatin1String("vitrine_museum.bsp")) {
      continue;
    }
    const auto add = [&map](const char* name, Before before, const auto& command) {
      benchmark::RegisterBenchmark(
          name, [&map, before, command](benchmark::State& state) { respond(state, map, before, command); })
          ->UseManualTime()
          ->Iterations(kRepeats)
          ->Unit(benchmark::kMillisecond);
    };
    // Goal: 250 ms each.
    add("response/shading at rest", Before::AtRest, switchShading);
    add("response/shading while refined", Before::WhileRefined, switchShading);
    add("response/layer while refined", Before::WhileRefined,
        [](RespondingWindow& window, int) { window.switchLayer(); });
  }
}

} // namespace vitrine::bench
