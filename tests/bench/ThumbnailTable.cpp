#include "tests/bench/ThumbnailTable.h"

#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>

namespace vitrine::bench {
namespace {

constexpr double kMedianGoal = 150; // ms
constexpr double kLongestGoal = 1000;
constexpr double kMemoryGoal = 200; // MiB, of files up to
constexpr double kUsualSize = 20;   // MB
constexpr int kThumbnailRounds = 3;          // the best of them counts

void measureFolder(const QString& folder, std::vector<ThumbnailCost>& costs) {
  const QStringList names{QStringLiteral("*.bsp"), QStringLiteral("*.bd1"), QStringLiteral("*.pd1"),
                          QStringLiteral("*.mif"), QStringLiteral("*.3db"), QStringLiteral("*.vgo"),
                          QStringLiteral("*.bod"), QStringLiteral("*.bob"), QStringLiteral("*.pbd"),
                          QStringLiteral("*.pbb"), QStringLiteral("*.mdl"), QStringLiteral("*.vtf")};
  QDirIterator files(folder, names, QDir::Files, QDirIterator::Subdirectories);
  while (files.hasNext()) {
    const QString path = files.next();
    const QStringList arguments{QStringLiteral("thumbnail"), path, QStringLiteral("-")};
    auto best = costOfCli(arguments);
    for (int round = 1; best && round < kThumbnailRounds; ++round) {
      const auto again = costOfCli(arguments);
      best = again && again->cpu < best->cpu ? again : best;
    }
    if (best) {
      costs.push_back({path.mid(folder.size() + 1), static_cast<double>(QFileInfo(path).size()) / 1e6, *best});
    }
  }
}

} // namespace

std::vector<ThumbnailCost> measureThumbnails() {
  std::vector<ThumbnailCost> costs;
  const QString build = QStringLiteral(VITRINE_BINARY_DIR);
  measureFolder(qEnvironmentVariable("VITRINE_SAMPLES", QStringLiteral(VITRINE_DEFAULT_SAMPLES)), costs);
  measureFolder(build + QStringLiteral("/samples"), costs);
  measureFolder(build + QStringLiteral("/share/vitrine/demo"), costs);
  return costs;
}

void printThumbnailTable(std::vector<ThumbnailCost> thumbnails) {
  if (thumbnails.empty()) {
    return;
  }
  std::ranges::sort(thumbnails, {}, [](const ThumbnailCost& each) { return each.cost.cpu; });
  std::printf("\nThumbnails of 256 pixels, CPU time of the whole program, ms (best of %d); its peak memory, MiB\n",
              kThumbnailRounds);
  double memory = 0;
  for (const ThumbnailCost& each : thumbnails) {
    std::printf("thumbnail/%-52s %8.1f %8.1f\n", qPrintable(each.name), each.cost.cpu, each.cost.memory);
    memory = each.megabytes <= kUsualSize ? std::max(memory, each.cost.memory) : memory;
  }
  std::printf("%zu samples: median %.1f ms (goal %.0f), longest %.1f ms (goal %.0f), peak of files up to %.0f MB %.1f "
              "MiB (goal %.0f)\n",
              thumbnails.size(), thumbnails[thumbnails.size() / 2].cost.cpu, kMedianGoal, thumbnails.back().cost.cpu,
              kLongestGoal, kUsualSize, memory, kMemoryGoal);
}

} // namespace vitrine::bench
