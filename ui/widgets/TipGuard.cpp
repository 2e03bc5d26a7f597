#include "ui/widgets/TipGuard.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QEvent>
#include <QScrollBar>
#include <QToolTip>

namespace vitrine::ui {

void TipGuard::install() {
  if (!qApp->findChild<TipGuard*>({}, Qt::FindDirectChildrenOnly)) {
    new TipGuard(qApp);
  }
}

TipGuard::TipGuard(QObject* parent) : QObject(parent) {
  qApp->installEventFilter(this);
}

bool TipGuard::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::ToolTip && watched->isWidgetType()) {
    follow(static_cast<QWidget&>(*watched));
  } else if (watched == m_described && (event->type() == QEvent::Hide || event->type() == QEvent::EnabledChange)) {
    QToolTip::hideText();
  }
  return false;
}

void TipGuard::follow(QWidget& described) {
  m_described = &described;
  delete std::exchange(m_connections, new QObject(this));
  const auto* area = qobject_cast<QAbstractScrollArea*>(described.parentWidget());
  if (!area || area->viewport() != &described) {
    return;
  }
  for (const QScrollBar* bar : {area->horizontalScrollBar(), area->verticalScrollBar()}) {
    connect(bar, &QScrollBar::valueChanged, m_connections, &QToolTip::hideText);
  }
  const auto* view = qobject_cast<const QAbstractItemView*>(area);
  if (const QAbstractItemModel* model = view ? view->model() : nullptr) {
    connect(model, &QAbstractItemModel::rowsInserted, m_connections, &QToolTip::hideText);
    connect(model, &QAbstractItemModel::rowsRemoved, m_connections, &QToolTip::hideText);
    connect(model, &QAbstractItemModel::rowsMoved, m_connections, &QToolTip::hideText);
    connect(model, &QAbstractItemModel::layoutChanged, m_connections, &QToolTip::hideText);
    connect(model, &QAbstractItemModel::modelReset, m_connections, &QToolTip::hideText);
  }
}

} // namespace vitrine::ui
