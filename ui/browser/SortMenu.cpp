#include "ui/browser/SortMenu.h"

#include <QActionGroup>

namespace vitrine::ui {

SortMenu::SortMenu(FileList& files, QWidget* parent)
    : QMenu(parent), m_files(files), m_columns(new QActionGroup(this)), m_ways(new QActionGroup(this)) {
  setTitle(tr("Sort by"));
  addColumns();
  addSeparator();
  addWays();
  connect(this, &QMenu::aboutToShow, this, &SortMenu::follow);
  connect(m_columns, &QActionGroup::triggered, this, [this](const QAction* action) {
    m_files.sortBy(static_cast<BrowserModel::Column>(action->data().toInt()), m_files.order().sortOrder());
  });
  connect(m_ways, &QActionGroup::triggered, this, [this](const QAction* action) {
    m_files.sortBy(static_cast<BrowserModel::Column>(m_files.order().sortColumn()),
                   static_cast<Qt::SortOrder>(action->data().toInt()));
  });
}

void SortMenu::addColumns() {
  for (int column = 0; column < BrowserModel::ColumnCount; ++column) {
    QAction* action = addAction(m_files.model().headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    action->setObjectName(QStringLiteral("browser.sort.%1").arg(column));
    action->setData(column);
    action->setCheckable(true);
    m_columns->addAction(action);
  }
}

void SortMenu::addWays() {
  const std::pair<QString, Qt::SortOrder> ways[] = {{tr("Ascending"), Qt::AscendingOrder},
                                                    {tr("Descending"), Qt::DescendingOrder}};
  for (const auto& [text, order] : ways) {
    QAction* action = addAction(text);
    action->setData(static_cast<int>(order));
    action->setCheckable(true);
    m_ways->addAction(action);
  }
}

void SortMenu::follow() {
  for (QAction* action : m_columns->actions()) {
    action->setChecked(action->data().toInt() == m_files.order().sortColumn());
    action->setVisible(action->data().toInt() != BrowserModel::Title || m_files.model().counts().titled > 0);
  }
  for (QAction* action : m_ways->actions()) {
    action->setChecked(action->data().toInt() == m_files.order().sortOrder());
  }
}

} // namespace vitrine::ui
