#pragma once

#include "core/base/Task.h"

#include <algorithm>
#include <deque>
#include <iterator>
#include <vector>

namespace vitrine::base {

/// Items on their way from a job to its task. Thread-safe.
template <class Item>
class TaskInbox {
public:
  void add(Item item) {
    const std::scoped_lock lock(m_mutex);
    m_items.push_back(std::move(item));
  }
  /// The first `most` items at most.
  std::vector<Item> take(std::size_t most) {
    const std::scoped_lock lock(m_mutex);
    const auto end = m_items.begin() + static_cast<std::ptrdiff_t>(std::min(most, m_items.size()));
    std::vector<Item> slice(std::make_move_iterator(m_items.begin()), std::make_move_iterator(end));
    m_items.erase(m_items.begin(), end);
    return slice;
  }
  bool isEmpty() const {
    const std::scoped_lock lock(m_mutex);
    return m_items.empty();
  }

private:
  mutable std::mutex m_mutex;
  std::deque<Item> m_items;
};

/// Function that a streaming job calls with each item that it finds.
template <class Item>
using TaskSink = std::function<void(Item item)>;

/// Items that a list accepts in well under a frame.
inline constexpr std::size_t kTaskSlice = 500;

/// Starts `job`, a function `Result<T>(const TaskSink<Item>&, Progress&)`, on `task`. `found` gets the items as a
/// vector, a slice at each tick; all have arrived when `then` or failed() follows.
template <class Item, class Job, class Found, class Then>
void startStream(Task& task, TaskOptions options, Job job, Found found, Then then,
                 std::size_t mostInSlice = kTaskSlice) {
  try {
    const auto inbox = std::make_shared<TaskInbox<Item>>();
    auto streamed = [inbox, job = std::move(job)](TaskReports&, Progress& progress) mutable {
      return job(TaskSink<Item>([&inbox](Item item) { inbox->add(std::move(item)); }), progress);
    };
    auto pull = [inbox, found = std::move(found), mostInSlice]() mutable {
      if (std::vector<Item> slice = inbox->take(mostInSlice); !slice.empty()) {
        found(std::move(slice));
      }
      return !inbox->isEmpty();
    };
    task.start(std::move(options), std::move(streamed), std::move(then), std::move(pull));
  } catch (...) {
    task.failToStart();
  }
}

} // namespace vitrine::base
