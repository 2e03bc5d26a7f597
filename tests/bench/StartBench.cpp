#include "tests/bench/BenchMaps.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>
#include <unistd.h>

#include <chrono>
#include <thread>

#ifdef VITRINE_BENCH_X11
#include "tests/ui/x11/ProgramWindows.h"
#include "tests/ui/x11/WindowManager.h"
#endif

namespace vitrine::bench {
namespace {

constexpr auto kLook = std::chrono::milliseconds(100);
/// A program that has not worked for so many looks is done.
constexpr int kLooksAtRest = 10;
constexpr int kMostLooks = 600;

/// CPU time that a process has taken so far, seconds.
double cpuTimeOf(qint64 process) {
  QFile file(QStringLiteral("/proc/%1/stat").arg(process));
  if (!file.open(QIODevice::ReadOnly)) {
    return 0;
  }
  // Behind the name in brackets, which may hold anything: state, …; the times are the 12th and the 13th.
  const QByteArray content = file.readAll();
  const QList<QByteArray> fields = content.mid(content.lastIndexOf(')') + 2).split(' ');
  const double ticks = fields.size() > 12 ? fields[11].toDouble() + fields[12].toDouble() : 0;
  return ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
}

QProcessEnvironment environmentIn(const QString& home) {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("HOME"), home);
  environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home);
  environment.insert(QStringLiteral("XDG_DATA_HOME"), home);
  return environment;
}

/// Starts the program. False, and the row is skipped: it does not start.
bool start(QProcess& program, const QString& home, const QString& argument, benchmark::State& state) {
  program.setProcessEnvironment(environmentIn(home));
  program.start(QStringLiteral(VITRINE_BINARY_DIR "/bin/vitrine"), {QStringLiteral("--new-window"), argument});
  if (!program.waitForStarted()) {
    state.SkipWithError("the program does not start");
    return false;
  }
  return true;
}

/// Waits until the program is at rest. Returns the seconds of CPU that it has taken.
double awaitRest(const QProcess& program) {
  double used = 0;
  int atRest = 0;
  for (int look = 0; look < kMostLooks && atRest < kLooksAtRest; ++look) {
    std::this_thread::sleep_for(kLook);
    const double now = cpuTimeOf(program.processId());
    atRest = now > 0 && now == used ? atRest + 1 : 0;
    used = now;
  }
  return used;
}

/// The whole program, from its start to an empty window at rest (goal: 250 ms of CPU).
void startEmpty(benchmark::State& state) {
  const QTemporaryDir home;
  for (auto _ : state) {
    QProcess program;
    // A folder is browsed: without anything the program would open a demo.
    if (!start(program, home.path(), home.path(), state)) {
      return;
    }
    state.SetIterationTime(awaitRest(program));
    program.kill();
    program.waitForFinished();
  }
}

#ifdef VITRINE_BENCH_X11
/// Time from closing the only window, which shows a map, to the end of the process (goal: 500 ms). `rests`: the
/// picture is at rest; else its frames are being drawn.
void quit(benchmark::State& state, const BenchMap& map, bool rests) {
  constexpr auto kBusyAfter = std::chrono::seconds(3);
  const tests::WindowManager manager;
  const QTemporaryDir home;
  double longest = 0;
  for (auto _ : state) {
    QProcess program;
    if (!start(program, home.path(), map.path, state)) {
      return;
    }
    tests::ProgramWindows windows(program.processId());
    if (rests) {
      awaitRest(program);
    } else {
      std::this_thread::sleep_for(kBusyAfter);
    }
    const auto open = windows.all();
    if (open.empty()) {
      state.SkipWithError("there is no window manager");
      return;
    }
    QElapsedTimer timer;
    timer.start();
    windows.close(open.front());
    program.waitForFinished(-1);
    const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    state.SetIterationTime(seconds);
    longest = std::max(longest, seconds * 1e3);
    if (program.exitStatus() != QProcess::NormalExit || program.exitCode() != 0) {
      state.SkipWithError("the program ended badly");
      return;
    }
  }
  state.counters["longest_ms"] = longest;
}
#endif

} // namespace

void registerStartBenchmarks() {
  benchmark::RegisterBenchmark("start/empty window", startEmpty)
      ->UseManualTime()
      ->Iterations(3)
      ->Unit(benchmark::kMillisecond);
#ifdef VITRINE_BENCH_X11
  for (const BenchMap& map : benchMaps()) {
    if (map.name == QLatin1String("vitrine_museum.bsp")) {
      for (const bool rests : {true, false}) {
        benchmark::RegisterBenchmark(rests ? "quit/at rest" : "quit/while drawing",
                                     [&map, rests](benchmark::State& state) { quit(state, map, rests); })
            ->UseManualTime()
            ->Iterations(5)
            ->Unit(benchmark::kMillisecond);
      }
    }
  }
#endif
}

} // namespace vitrine::bench
