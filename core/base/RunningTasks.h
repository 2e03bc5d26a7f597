#pragma once

#include "core/base/TaskReceiver.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace vitrine::base {

/// The tasks with a name that wait or run, in the order of their start, for a list that shows them. Any thread may
/// start tasks; this object and its signal belong to one thread, and there may be several such objects.
class RunningTasks : public TaskReceiver {
  Q_OBJECT

public:
  struct Item {
    std::uint64_t id = 0;
    QString name;
    QString phase;
    double fraction = -1; ///< 0 to 1; negative: the amount of work is not known

    bool operator==(const Item&) const = default;
  };

  explicit RunningTasks(QObject* parent = nullptr);
  ~RunningTasks() override;

  const std::vector<Item>& items() const { return m_items; }
  /// Cancels a task, which goes when its job has noticed. Ids of tasks that have ended are ignored.
  static void cancel(std::uint64_t id);

Q_SIGNALS:
  /// Tasks or their progress changed; a few times a second at most.
  void changed();

private:
  void receive(Occasion occasion) override;

  std::vector<Item> m_items;
};

} // namespace vitrine::base
