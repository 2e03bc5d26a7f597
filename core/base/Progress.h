#pragma once

#include <QString>

#include <atomic>
#include <functional>
#include <stdexcept>

namespace vitrine::base {

/// Thrown by Progress::step when the user has cancelled; formats let it pass, the load's edge turns it into an Error.
class Cancelled : public std::runtime_error {
public:
  Cancelled() : std::runtime_error("cancelled") {}
};

/// Progress of a piece of work on a worker, and the request to stop it. `cancel` may be called from any thread;
/// `step` only from the worker.
class Progress {
public:
  /// Callback on the worker with a phase name ("Reading faces") and 0…1, or a negative fraction when it is not known.
  using Listener = std::function<void(const QString& phase, double fraction)>;

  Progress() = default;
  explicit Progress(Listener listener) : m_listener(std::move(listener)) {}

  void cancel() { m_cancelled.store(true, std::memory_order_relaxed); }
  bool cancelled() const { return m_cancelled.load(std::memory_order_relaxed); }

  /// Marks a step; throws Cancelled if the user has cancelled. Call it at least every few milliseconds of work.
  void step(const QString& phase, double fraction = -1.0);
  /// Throws Cancelled if the user has cancelled; cheap enough for inner loops.
  void check() const;

  /// Steps taken so far; tests cancel at each of them in turn.
  int stepCount() const { return m_steps.load(std::memory_order_relaxed); }
  /// Cancels by itself at the n-th step (counted from 1); 0: never.
  void cancelAtStep(int step) { m_cancelAt = step; }

private:
  Listener m_listener;
  std::atomic<bool> m_cancelled{false};
  std::atomic<int> m_steps{0};
  int m_cancelAt = 0;
};

} // namespace vitrine::base

namespace vitrine {
using base::Progress;
} // namespace vitrine
