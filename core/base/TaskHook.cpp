#include "core/base/TaskHook.h"

#include <atomic>
#include <mutex>

namespace vitrine::base {
namespace {

struct SetHook {
  std::atomic<bool> isSet = false; ///< spares workers the mutex
  std::mutex mutex;
  std::shared_ptr<const TaskHook> hook;
};

constinit SetHook current;

} // namespace

void setTaskHook(TaskHook hook) {
  const bool isSet = hook.before || hook.after;
  auto shared = isSet ? std::make_shared<const TaskHook>(std::move(hook)) : nullptr;
  const std::scoped_lock lock(current.mutex);
  current.hook.swap(shared);
  current.isSet = isSet;
}

std::shared_ptr<const TaskHook> taskHook() noexcept {
  if (!current.isSet) {
    return nullptr;
  }
  const std::scoped_lock lock(current.mutex);
  return current.hook;
}

} // namespace vitrine::base
