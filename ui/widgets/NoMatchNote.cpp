#include "ui/widgets/NoMatchNote.h"

#include <QAbstractItemView>
#include <QAbstractProxyModel>
#include <QAccessible>
#include <QEvent>
#include <QLineEdit>

namespace vitrine::ui {

NoMatchNote::NoMatchNote(QAbstractItemView* view, const QLineEdit& filter)
    : QLabel(view->viewport()), m_view(view), m_filter(filter) {
  setObjectName(QStringLiteral("noMatch"));
  setTextFormat(Qt::PlainText);
  setWordWrap(true);
  setAlignment(Qt::AlignHCenter | Qt::AlignTop);
  setMargin(fontMetrics().height());
  setForegroundRole(QPalette::PlaceholderText);
  setAttribute(Qt::WA_TransparentForMouseEvents);
  hide();
  view->viewport()->installEventFilter(this);
  const auto& shown = static_cast<const QAbstractProxyModel&>(*view->model());
  for (const QAbstractItemModel* model : std::initializer_list<const QAbstractItemModel*>{&shown, shown.sourceModel()}) {
    connect(model, &QAbstractItemModel::rowsInserted, this, &NoMatchNote::follow);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &NoMatchNote::follow);
    connect(model, &QAbstractItemModel::modelReset, this, &NoMatchNote::follow);
  }
  connect(&filter, &QLineEdit::textChanged, this, &NoMatchNote::follow);
}

void NoMatchNote::follow() {
  const auto& shown = static_cast<const QAbstractProxyModel&>(*m_view->model());
  const bool wanted = !m_filter.text().isEmpty() && shown.rowCount() == 0 && shown.sourceModel()->rowCount() > 0;
  if (wanted) {
    setText(tr("Nothing matches “%1”.").arg(m_filter.text()));
  }
  if (wanted == isHidden()) {
    setVisible(wanted);
    if (wanted) {
      QAccessibleEvent event(this, QAccessible::Alert);
      QAccessible::updateAccessibility(&event);
    }
  }
}

bool NoMatchNote::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) {
    setGeometry(m_view->viewport()->rect());
  }
  return QLabel::eventFilter(watched, event);
}

} // namespace vitrine::ui
