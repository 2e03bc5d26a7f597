#include "ui/inspector/ColumnChooser.h"

#include "ui/settings/RecordSettings.h"

#include <QHeaderView>
#include <QMenu>
#include <QScopedValueRollback>

namespace vitrine::ui {

ColumnChooser::ColumnChooser(QHeaderView& header, Settings& settings, QObject* parent)
    : QObject(parent), m_header(header), m_settings(settings) {
  m_header.setSectionsMovable(true);
  m_header.setContextMenuPolicy(Qt::CustomContextMenu);
  connect(&m_header, &QWidget::customContextMenuRequested, this, &ColumnChooser::showMenu);
  connect(&m_header, &QHeaderView::sectionMoved, this, &ColumnChooser::remember);
}

void ColumnChooser::setLayout(const structure::RecordLayout& layout) {
  const QScopedValueRollback arranging(m_arranging, true);
  m_layout = QString::fromLatin1(layout.name);
  m_fields.clear();
  for (const structure::Field& field : layout.fields) {
    m_fields << QString::fromLatin1(field.name);
  }
  const QStringList hidden = m_settings.value(setting::kHiddenFields, m_layout);
  const bool someShown = std::ranges::any_of(m_fields, [&](const QString& field) { return !hidden.contains(field); });
  for (int column = 0; column < m_header.count(); ++column) {
    m_header.moveSection(m_header.visualIndex(column), column);
    m_header.setSectionHidden(column, someShown && hidden.contains(m_fields.value(column)));
  }
  int place = 0;
  for (const QString& field : m_settings.value(setting::kFieldOrder, m_layout)) {
    if (const auto column = static_cast<int>(m_fields.indexOf(field)); column >= 0) {
      m_header.moveSection(m_header.visualIndex(column), place++);
    }
  }
}

void ColumnChooser::remember() {
  if (m_arranging || m_layout.isEmpty()) {
    return;
  }
  QStringList order;
  QStringList hidden;
  for (int place = 0; place < m_header.count(); ++place) {
    const int column = m_header.logicalIndex(place);
    order << m_fields.value(column);
    if (m_header.isSectionHidden(column)) {
      hidden << m_fields.value(column);
    }
  }
  m_settings.setFor(setting::kFieldOrder, m_layout, order == m_fields ? QStringList() : order);
  m_settings.setFor(setting::kHiddenFields, m_layout, hidden);
}

void ColumnChooser::showMenu(const QPoint& place) {
  if (m_fields.isEmpty()) {
    return;
  }
  auto* menu = new QMenu(&m_header);
  menu->setObjectName(QStringLiteral("recordColumns"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  fill(*menu, m_header.logicalIndexAt(place));
  menu->popup(m_header.viewport()->mapToGlobal(place));
}

void ColumnChooser::fill(QMenu& menu, int column) {
  const int shown = m_header.count() - m_header.hiddenSectionCount();
  QAction* hide = menu.addAction(tr("&Hide Column"), this, [this, column] { show(column, false); });
  hide->setObjectName(QStringLiteral("records.hideColumn"));
  hide->setStatusTip(tr("Hide this column in all tables of such records"));
  hide->setEnabled(column >= 0 && shown > 1);
  QAction* all = menu.addAction(tr("&Show All Columns"), this, &ColumnChooser::showAll);
  all->setObjectName(QStringLiteral("records.showAllColumns"));
  all->setStatusTip(tr("Show all columns, in the order of the file"));
  Q_EMIT menuFilled(&menu, column);
  menu.addSeparator();
  for (int each = 0; each < m_header.count(); ++each) {
    const bool isShown = !m_header.isSectionHidden(each);
    QAction* field = menu.addAction(m_fields.value(each), this, [this, each](bool wanted) { show(each, wanted); });
    field->setObjectName(QStringLiteral("records.column.") + m_fields.value(each));
    field->setStatusTip(tr("Show or hide this column"));
    field->setCheckable(true);
    field->setChecked(isShown);
    field->setEnabled(!isShown || shown > 1);
  }
}

void ColumnChooser::show(int column, bool wanted) {
  m_header.setSectionHidden(column, !wanted);
  remember();
}

void ColumnChooser::showAll() {
  {
    const QScopedValueRollback arranging(m_arranging, true);
    for (int column = 0; column < m_header.count(); ++column) {
      m_header.setSectionHidden(column, false);
      m_header.moveSection(m_header.visualIndex(column), column);
    }
  }
  remember();
}

} // namespace vitrine::ui
