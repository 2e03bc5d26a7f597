#include "ui/inspector/PropertiesPanel.h"

#include "ui/widgets/ViewKeys.h"

#include <QHeaderView>
#include <QMouseEvent>

namespace vitrine::ui {

PropertiesPanel::PropertiesPanel(const Session& session, Selection& selection, QWidget* parent)
    : QTreeView(parent), m_session(session), m_selection(selection) {
  setModel(&m_model);
  setObjectName(QStringLiteral("properties"));
  setAccessibleName(tr("Properties"));
  setRootIsDecorated(false);
  setIndentation(fontMetrics().averageCharWidth());
  setAlternatingRowColors(true);
  setUniformRowHeights(true);
  setTextElideMode(Qt::ElideRight);
  header()->setSectionResizeMode(0, QHeaderView::Interactive);
  header()->setStretchLastSection(true);
  setColumnWidth(0, fontMetrics().averageCharWidth() * 20);
  keepViewKeys(this);
  connect(this, &QTreeView::activated, this, &PropertiesPanel::follow);
  connect(&session, &Session::documentChanged, this, &PropertiesPanel::refresh);
  connect(&session, &Session::findingsChanged, this, &PropertiesPanel::refresh);
  connect(&selection, &Selection::changed, this, &PropertiesPanel::refresh);
}

void PropertiesPanel::refresh() {
  m_model.setGroups(describe(m_session, m_selection.current()));
  for (int row = 0; row < m_model.rowCount(); ++row) {
    setFirstColumnSpanned(row, {}, true);
  }
  expandAll();
}

void PropertiesPanel::follow(const QModelIndex& index) {
  const PropertyLine* line = m_model.lineOf(index);
  if (!line) {
    return;
  }
  // Selecting rebuilds the lines: this one is copied first.
  const PropertyLine chosen = *line;
  if (chosen.leadsTo) {
    m_selection.selectRecord(*chosen.leadsTo);
  } else if (chosen.bytes) {
    m_selection.selectBytes(*chosen.bytes);
  } else if (chosen.record) {
    m_selection.selectRecord(*chosen.record);
  }
}

void PropertiesPanel::mouseReleaseEvent(QMouseEvent* event) {
  QTreeView::mouseReleaseEvent(event);
  if (event->button() == Qt::LeftButton && event->modifiers().testFlag(Qt::ControlModifier)) {
    follow(indexAt(event->position().toPoint()));
  }
}

} // namespace vitrine::ui
