#pragma once

#include "core/base/RunningTasks.h"

#include <QDeadlineTimer>
#include <QTimer>
#include <QWidget>

#include <map>

class QDialog;
class QToolButton;

namespace vitrine::ui {

class TaskRow;

/// Named tasks of the program that run for longer than half a second: one task with its name, phase and progress and a
/// button that cancels it, several as a count with a list that pops up. Hidden if there are none. Each window shows the
/// tasks of all windows.
class TaskView : public QWidget {
  Q_OBJECT

public:
  explicit TaskView(QWidget* parent = nullptr);

Q_SIGNALS:
  /// Another size fits the view.
  void changed();

protected:
  void changeEvent(QEvent* event) override;

private:
  void follow();
  void showTasks();
  void fillList();
  void popUpList();

  base::RunningTasks m_running;
  std::map<std::uint64_t, QDeadlineTimer> m_delays; ///< until a task is shown, by its id
  std::vector<base::RunningTasks::Item> m_shown;
  QTimer m_delay; ///< until the next task is shown
  TaskRow* m_single;
  QToolButton* m_count;
  QDialog* m_list;
  std::map<std::uint64_t, TaskRow*> m_rows; ///< of the list, by the id of the task
};

} // namespace vitrine::ui
