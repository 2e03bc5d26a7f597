#include "core/base/InParallel.h"

#include <QScopeGuard>

#include <algorithm>
#include <atomic>
#include <future>
#include <thread>
#include <vector>

namespace vitrine::base {
void inParallel(std::size_t steps, Progress& progress, const QString& phase,
                const std::function<void(std::size_t)>& work, int mostThreads) {
  const auto possible = static_cast<std::size_t>(std::max(std::min(processorCount(), mostThreads), 1));
  const std::size_t threads = std::clamp<std::size_t>(steps, 1, possible);
  std::atomic<std::size_t> next{1};
  const auto take = [&](std::size_t first, const auto& before) {
    auto stop = qScopeGuard([&] { next = steps; }); // after something was thrown
    for (std::size_t step = first; step < steps; step = next++) {
      before(step);
      work(step);
    }
    stop.dismiss();
  };
  std::vector<std::future<void>> others;
  for (std::size_t thread = 1; thread < threads; ++thread) {
    others.push_back(std::async(std::launch::async, [&] { take(next++, [](std::size_t) {}); }));
  }
  take(0, [&](std::size_t step) { progress.step(phase, static_cast<double>(step) / static_cast<double>(steps)); });
  for (std::future<void>& other : others) {
    other.get();
  }
}

int processorCount() {
  return std::max(static_cast<int>(std::thread::hardware_concurrency()), 1);
}

} // namespace vitrine::base
