#include "ui/searching/KindMenu.h"

#include "ui/searching/MatchModel.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace vitrine::ui {

KindMenu::KindMenu(QWidget* parent) : QMenu(parent) {
  m_all = addAction(tr("Everything"));
  m_all->setObjectName(QStringLiteral("search.everything"));
  m_all->setStatusTip(tr("Search all kinds"));
  addSeparator();
  for (const searching::MatchKind kind : searching::allKinds()) {
    QAction* action = addAction(kindText(kind));
    action->setObjectName(QStringLiteral("search.kind.") + searching::idOf(kind));
    action->setStatusTip(tr("Include these in the search"));
    action->setCheckable(true);
    action->setChecked(true);
    connect(action, &QAction::triggered, this, &KindMenu::changed);
    m_kinds.push_back(action);
  }
  connect(m_all, &QAction::triggered, this, [this] {
    setKinds(searching::KindSet().set());
    Q_EMIT changed();
  });
}

searching::KindSet KindMenu::kinds() const {
  searching::KindSet kinds;
  for (std::size_t i = 0; i < m_kinds.size(); ++i) {
    kinds.set(i, m_kinds[i]->isChecked());
  }
  return kinds;
}

void KindMenu::setKinds(const searching::KindSet& kinds) {
  for (std::size_t i = 0; i < m_kinds.size(); ++i) {
    m_kinds[i]->setChecked(kinds.test(i));
  }
}

void KindMenu::mouseReleaseEvent(QMouseEvent* event) {
  QAction* action = actionAt(event->position().toPoint());
  if (action && action->isCheckable()) {
    action->trigger();
  } else {
    QMenu::mouseReleaseEvent(event);
  }
}

void KindMenu::keyPressEvent(QKeyEvent* event) {
  QAction* action = activeAction();
  if (event->key() == Qt::Key_Space && action && action->isCheckable()) {
    action->trigger();
  } else {
    QMenu::keyPressEvent(event);
  }
}

} // namespace vitrine::ui
