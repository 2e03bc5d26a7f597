#include "ui/widgets/NoMatchNote.h"

#include <QAbstractItemView>
#include <QAbstractProxyModel>
#include <QAccessible>
#include <QLineEdit>
#include <QPushButton>

namespace vitrine::ui {

NoMatchNote::NoMatchNote(QAbstractItemView* view, QLineEdit& filter)
    : ViewNote(view), m_filter(filter), m_clear(new QPushButton(tr("Clear Filter"), view->viewport())) {
  setObjectName(QStringLiteral("noMatch"));
  m_clear->setObjectName(QStringLiteral("clearFilter"));
  m_clear->setAutoDefault(false);
  m_clear->setCursor(Qt::ArrowCursor);
  m_clear->hide();
  connect(m_clear, &QPushButton::clicked, this, [this] {
    m_filter.clear();
    m_filter.setFocus();
  });
  const auto& shown = static_cast<const QAbstractProxyModel&>(*view->model());
  for (const QAbstractItemModel* model :
       std::initializer_list<const QAbstractItemModel*>{&shown, shown.sourceModel()}) {
    connect(model, &QAbstractItemModel::rowsInserted, this, &NoMatchNote::follow);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &NoMatchNote::follow);
    connect(model, &QAbstractItemModel::modelReset, this, &NoMatchNote::follow);
  }
  connect(&filter, &QLineEdit::textChanged, this, &NoMatchNote::follow);
}

void NoMatchNote::follow() {
  const auto& shown = static_cast<const QAbstractProxyModel&>(*view()->model());
  const bool wanted = !m_filter.text().isEmpty() && shown.rowCount() == 0 && shown.sourceModel()->rowCount() > 0;
  if (wanted) {
    setText(tr("Nothing matches “%1”.").arg(m_filter.text()));
    place();
  }
  if (wanted == isHidden()) {
    setVisible(wanted);
    m_clear->setVisible(wanted);
    if (wanted) {
      QAccessibleEvent event(this, QAccessible::Alert);
      QAccessible::updateAccessibility(&event);
    }
  }
}

void NoMatchNote::place() {
  ViewNote::place();
  const QSize size = m_clear->sizeHint().boundedTo({width(), height()});
  m_clear->setGeometry(QRect(QPoint((width() - size.width()) / 2, height()), size));
}

} // namespace vitrine::ui
