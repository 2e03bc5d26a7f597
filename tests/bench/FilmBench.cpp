// Films, as the built vitrine-cli makes them; all in need of a display.
#include "tests/bench/BenchMaps.h"

#include <QProcess>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

namespace vitrine::bench {
namespace {

constexpr int kFrames = 6;

/// Once round a map, in numbered pictures of the usual size.
void turn(benchmark::State& state, const BenchMap& map) {
  const QTemporaryDir folder;
  for (auto _ : state) {
    const int ended = QProcess::execute(QStringLiteral(VITRINE_BINARY_DIR "/bin/vitrine-cli"),
                                        {QStringLiteral("film"), map.path, folder.filePath(QStringLiteral("frames/")),
                                         QStringLiteral("--turntable"), QStringLiteral("--frames"),
                                         QString::number(kFrames), QStringLiteral("--force")});
    if (ended != 0) {
      state.SkipWithError("there was no film");
      return;
    }
  }
  state.counters["frames/s"] =
      benchmark::Counter(static_cast<double>(kFrames * state.iterations()), benchmark::Counter::kIsRate);
}

} // namespace

void registerFilmBenchmarks() {
  for (const BenchMap& map : benchMaps()) {
    if (map.name == QLatin1String("vitrine_museum.bsp")) {
      const std::string name = "film/" + map.name.toStdString();
      benchmark::RegisterBenchmark(name.c_str(), [&map](benchmark::State& s) { turn(s, map); })
          ->Unit(benchmark::kSecond)
          ->Iterations(1)
          ->UseRealTime();
    }
  }
}

} // namespace vitrine::bench
