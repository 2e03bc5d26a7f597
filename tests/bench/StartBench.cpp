#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>
#include <unistd.h>

#include <chrono>
#include <thread>

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

/// The whole program, from its start to an empty window at rest (goal: 250 ms of CPU).
void startEmpty(benchmark::State& state) {
  const QTemporaryDir home;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("HOME"), home.path());
  environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.path());
  environment.insert(QStringLiteral("XDG_DATA_HOME"), home.path());
  for (auto _ : state) {
    QProcess program;
    program.setProcessEnvironment(environment);
    // A folder is browsed: without anything the program would open a demo.
    program.start(QStringLiteral(VITRINE_BINARY_DIR "/bin/vitrine"), {QStringLiteral("--new-window"), home.path()});
    if (!program.waitForStarted()) {
      state.SkipWithError("the program does not start");
      return;
    }
    double used = 0;
    int atRest = 0;
    for (int look = 0; look < kMostLooks && atRest < kLooksAtRest; ++look) {
      std::this_thread::sleep_for(kLook);
      const double now = cpuTimeOf(program.processId());
      atRest = now > 0 && now == used ? atRest + 1 : 0;
      used = now;
    }
    state.SetIterationTime(used);
    program.kill();
    program.waitForFinished();
  }
}

} // namespace

void registerStartBenchmarks() {
  benchmark::RegisterBenchmark("start/empty window", startEmpty)
      ->UseManualTime()
      ->Iterations(3)
      ->Unit(benchmark::kMillisecond);
}

} // namespace vitrine::bench
