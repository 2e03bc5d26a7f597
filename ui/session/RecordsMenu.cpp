#include "ui/session/RecordsMenu.h"

#include "ui/widgets/Texts.h"

#include <QEvent>

namespace vitrine::ui {

RecordsMenu::RecordsMenu(const Session& session, Selection& selection, QWidget* parent)
    : QMenu(parent), m_session(session), m_selection(selection) {
  setObjectName(QStringLiteral("selection.records"));
  connect(this, &QMenu::aboutToShow, this, &RecordsMenu::fill);
  connect(&selection, &Selection::changed, this, &RecordsMenu::follow);
  follow();
}

void RecordsMenu::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    follow();
  }
  QMenu::changeEvent(event);
}

void RecordsMenu::follow() {
  setTitle(tr("Its R&ecords"));
  menuAction()->setEnabled(m_session.document() && (m_selection.current().record || m_selection.current().node));
}

void RecordsMenu::fill() {
  clear();
  const links::Pick selected = m_selection.current();
  const Scene* scene = m_session.scene();
  if (scene && selected.node) {
    const QString name = shownName(scene->nodes[selected.node]);
    addAction(name.isEmpty() ? tr("The node that shows it") : tr("Node: %1").arg(menuText(name)), this,
              [this, node = selected.node] { m_selection.selectNode(node); });
    addSeparator();
  }
  if (selected.record) {
    addRecord(*selected.record);
  }
  for (const RecordRef& record : selected.others()) {
    addRecord(record);
  }
}

void RecordsMenu::addRecord(const RecordRef& record) {
  const structure::Section& section = m_session.document()->structure[record.section];
  const QString kind = QString::fromLatin1(section.table->layout().name);
  addAction(menuText(tr("%1 %2 of %3").arg(kind).arg(record.row).arg(section.path)), this,
            [this, record] { m_selection.selectRecord(record); });
}

} // namespace vitrine::ui
