#include "core/base/InParallel.h"

#include <QScopeGuard>

#include <algorithm>
#include <atomic>
#include <future>
#include <thread>
#include <vector>

namespace vitrine::base {
namespace {

constexpr std::size_t kMostThreads = 4;

} // namespace

void inParallel(std::size_t steps, Progress& progress, const QString& phase,
                const std::function<void(std::size_t)>& work) {
  const std::size_t threads = std::clamp<std::size_t>(
      std::min<std::size_t>(steps, static_cast<std::size_t>(processorCount())), 1, kMostThreads);
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
