#include "ui/shell/TaskView.h"

#include "ui/style/Icons.h"
#include "ui/widgets/ElidedLabel.h"

#include <QDialog>
#include <QEvent>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QScreen>
#include <QToolButton>

#include <algorithm>

namespace vitrine::ui {
namespace {

/// Shorter tasks would flicker.
constexpr int kTaskDelayMs = 500;
constexpr int kTaskSteps = 1000;
constexpr int kTaskTextCharacters = 48;
constexpr int kTaskBarCharacters = 24;

} // namespace

/// Name and progress of one task in a line, with a button that cancels it.
class TaskRow : public QWidget {
public:
  /// `topic`: first part of the names of the widgets in it ("statusCancel").
  TaskRow(const QString& topic, QWidget* parent);

  void setTask(const base::RunningTasks::Item& task);

private:
  std::uint64_t m_id = 0;
  ElidedLabel* m_text;
  QProgressBar* m_bar;
  QToolButton* m_cancel;
};

TaskRow::TaskRow(const QString& topic, QWidget* parent)
    : QWidget(parent), m_text(new ElidedLabel(this)), m_bar(new QProgressBar(this)), m_cancel(new QToolButton(this)) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_text, 1);
  layout->addWidget(m_bar);
  layout->addWidget(m_cancel);
  const int unit = fontMetrics().averageCharWidth();
  m_text->setObjectName(topic + QStringLiteral("Task"));
  m_text->setMaximumWidth(unit * kTaskTextCharacters);
  m_bar->setObjectName(topic + QStringLiteral("Progress"));
  m_bar->setMaximumSize(unit * kTaskBarCharacters, fontMetrics().height());
  m_bar->setTextVisible(false);
  m_cancel->setObjectName(topic + QStringLiteral("Cancel"));
  m_cancel->setIcon(icon(QStringLiteral("close")));
  m_cancel->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_cancel->setAutoRaise(true);
  m_cancel->setFocusPolicy(Qt::StrongFocus);
  connect(m_cancel, &QToolButton::clicked, this, [this] { base::RunningTasks::cancel(m_id); });
}

void TaskRow::setTask(const base::RunningTasks::Item& task) {
  m_id = task.id;
  m_text->setText(task.phase.isEmpty() || task.phase == task.name ? task.name
                                                                  : TaskView::tr("%1: %2").arg(task.name, task.phase));
  const bool isKnown = task.fraction >= 0;
  m_bar->setRange(0, isKnown ? kTaskSteps : 0);
  m_bar->setValue(isKnown ? static_cast<int>(std::min(task.fraction, 1.0) * kTaskSteps) : -1);
  m_bar->setAccessibleName(task.name);
  m_cancel->setText(TaskView::tr("Cancel"));
  m_cancel->setAccessibleName(TaskView::tr("Cancel: %1").arg(task.name));
}

TaskView::TaskView(QWidget* parent)
    : QWidget(parent), m_single(new TaskRow(QStringLiteral("status"), this)), m_count(new QToolButton(this)),
      m_list(new QDialog(this, Qt::Popup)) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_single);
  layout->addWidget(m_count);
  m_count->setObjectName(QStringLiteral("statusTasks"));
  m_count->setAutoRaise(true);
  m_count->setFocusPolicy(Qt::StrongFocus);
  m_list->setObjectName(QStringLiteral("taskList"));
  new QVBoxLayout(m_list);
  m_delay.setSingleShot(true);
  m_delay.callOnTimeout(this, &TaskView::follow);
  connect(m_count, &QToolButton::clicked, this, &TaskView::popUpList);
  connect(&m_running, &base::RunningTasks::changed, this, &TaskView::follow);
  follow();
}

void TaskView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    showTasks();
  }
  QWidget::changeEvent(event);
}

void TaskView::follow() {
  std::map<std::uint64_t, QDeadlineTimer> delays;
  m_shown.clear();
  m_delay.stop();
  for (const base::RunningTasks::Item& task : m_running.items()) {
    const auto known = m_delays.find(task.id);
    const QDeadlineTimer delay = known == m_delays.end() ? QDeadlineTimer(kTaskDelayMs) : known->second;
    delays.emplace(task.id, delay);
    if (delay.hasExpired()) {
      m_shown.push_back(task);
    } else if (const int left = static_cast<int>(delay.remainingTime()) + 1;
               !m_delay.isActive() || left < m_delay.remainingTime()) {
      m_delay.start(left);
    }
  }
  m_delays = std::move(delays);
  showTasks();
}

void TaskView::showTasks() {
  const bool isSingle = m_shown.size() == 1;
  m_single->setTask(isSingle ? m_shown.front() : base::RunningTasks::Item());
  m_single->setVisible(isSingle);
  m_count->setToolTip(tr("Show the tasks that are running"));
  m_list->setAccessibleName(tr("Running tasks"));
  m_count->setText(tr("%n task(s)", nullptr, static_cast<int>(m_shown.size())));
  m_count->setVisible(m_shown.size() > 1);
  setVisible(!m_shown.empty());
  fillList();
  Q_EMIT changed();
}

void TaskView::fillList() {
  std::erase_if(m_rows, [this](const auto& row) {
    const bool hasEnded = std::ranges::find(m_shown, row.first, &base::RunningTasks::Item::id) == m_shown.end();
    if (hasEnded) {
      row.second->hide(); // gives the keyboard to the next row
      row.second->deleteLater();
    }
    return hasEnded;
  });
  for (const base::RunningTasks::Item& task : m_shown) {
    TaskRow*& row = m_rows[task.id];
    if (!row) {
      row = new TaskRow(QStringLiteral("task"), m_list);
      m_list->layout()->addWidget(row);
      row->show(); // adjustSize() below counts shown rows only
    }
    row->setTask(task);
  }
  if (m_shown.empty()) {
    m_list->hide();
  } else if (m_list->isVisible()) {
    m_list->adjustSize();
  }
}

void TaskView::popUpList() {
  m_list->adjustSize();
  const QRect available = screen()->availableGeometry();
  const QPoint above = m_count->mapToGlobal(QPoint(0, -m_list->height()));
  m_list->move(std::clamp(above.x(), available.left(), std::max(available.left(), available.right() - m_list->width())),
               std::max(above.y(), available.top()));
  m_list->show();
}

} // namespace vitrine::ui
