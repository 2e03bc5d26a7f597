#include "ui/widgets/FittedColumn.h"

#include <QEvent>

namespace vitrine::ui {

FittedColumn::FittedColumn(QHeaderView& header, int column) : QObject(&header), m_header(header), m_column(column) {
  header.setSectionResizeMode(column, QHeaderView::Interactive);
  header.viewport()->installEventFilter(this);
}

void FittedColumn::fit(int width) {
  if (!m_chosen) {
    m_header.resizeSection(m_column, width);
    m_fitted = m_header.sectionSize(m_column);
  }
}

bool FittedColumn::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::MouseButtonRelease) {
    m_chosen = m_chosen || m_header.sectionSize(m_column) != m_fitted;
  }
  return QObject::eventFilter(watched, event);
}

} // namespace vitrine::ui
