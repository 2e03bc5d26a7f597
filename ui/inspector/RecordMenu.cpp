#include "ui/inspector/RecordMenu.h"

#include "ui/inspector/RecordPanel.h"
#include "ui/inspector/RecordUsers.h"
#include "ui/inspector/StatisticsDialog.h"
#include "ui/settings/RecordSettings.h"
#include "ui/widgets/Texts.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QTableView>

namespace vitrine::ui {

RecordMenu::RecordMenu(const Session& session, Selection& selection, Settings& settings, const RecordActions& actions,
                       RecordTableModel& model, QTableView& table, RecordUsers& users, RecordPanel& panel)
    : QObject(&panel), m_session(session), m_selection(selection), m_settings(settings), m_actions(actions),
      m_model(model), m_table(table), m_users(users), m_panel(panel) {
  table.addActions(actions.all(&table));
  table.setContextMenuPolicy(Qt::ActionsContextMenu);
  wireCopying();
  wireForms();
  connect(actions.follow, &QAction::triggered, this, [this] { follow(m_table.currentIndex()); });
  connect(actions.usedBy, &QAction::triggered, this, [this] { m_users.list(*m_selection.current().record); });
  connect(actions.selectUsers, &QAction::triggered, this, [this] { m_users.select(*m_selection.current().record); });
  connect(actions.sort, &QAction::triggered, this, &RecordMenu::sort);
  connect(actions.statistics, &QAction::triggered, this, [this] { showStatistics(m_table.currentIndex().column()); });
  connect(&selection, &Selection::changed, this, &RecordMenu::enable);
  connect(table.selectionModel(), &QItemSelectionModel::currentChanged, this, &RecordMenu::enable);
  connect(&model, &QAbstractItemModel::modelReset, this, &RecordMenu::enable);
  connect(&session, &Session::documentChanged, this, [this] {
    if (m_statistics) {
      m_statistics->leave();
    }
  });
  enable();
}

void RecordMenu::wireCopying() {
  connect(m_actions.copyValue, &QAction::triggered, this,
          [this] { QGuiApplication::clipboard()->setText(m_table.currentIndex().data().toString()); });
  connect(m_actions.copyRecord, &QAction::triggered, this, &RecordMenu::copyRecord);
}

void RecordMenu::wireForms() {
  m_model.setCellForm(m_settings.value(setting::kCellForm));
  m_actions.cellForm(m_settings.value(setting::kCellForm))->setChecked(true);
  for (const CellForm form : kCellForms) {
    connect(m_actions.cellForm(form), &QAction::triggered, this, [this, form] {
      m_settings.set(setting::kCellForm, form);
      m_model.setCellForm(form);
      Q_EMIT cellFormChanged();
    });
  }
}

void RecordMenu::enable() {
  const RecordActions& actions = m_actions;
  const QModelIndex cell = m_table.currentIndex();
  for (QAction* action : {actions.copyValue, actions.copyRecord, actions.sort, actions.statistics}) {
    action->setEnabled(cell.isValid());
  }
  actions.follow->setEnabled(cell.isValid() && m_model.leadsTo(cell));
  actions.usedBy->setEnabled(m_selection.current().record.has_value());
  actions.selectUsers->setEnabled(m_selection.current().record.has_value());
}

void RecordMenu::copyRecord() const {
  QStringList lines;
  for (int column = 0; column < m_model.columnCount(); ++column) {
    lines << QStringLiteral("%1\t%2").arg(m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(),
                                          m_table.currentIndex().siblingAtColumn(column).data().toString());
  }
  QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void RecordMenu::follow(const QModelIndex& cell) {
  if (const auto target = m_model.leadsTo(cell)) {
    m_selection.selectRecord(*target);
  }
}

void RecordMenu::sort() {
  QHeaderView& header = *m_table.horizontalHeader();
  const int column = m_table.currentIndex().column();
  if (header.sortIndicatorSection() != column) {
    header.setSortIndicator(column, Qt::AscendingOrder);
  } else if (header.sortIndicatorOrder() == Qt::AscendingOrder) {
    header.setSortIndicator(column, Qt::DescendingOrder);
  } else {
    header.setSortIndicator(-1, Qt::AscendingOrder);
  }
}

void RecordMenu::showStatistics(int column) {
  if (!m_model.section()) {
    return;
  }
  if (!m_statistics) {
    m_statistics = new StatisticsDialog(&m_panel);
    connect(m_statistics, &StatisticsDialog::filterWanted, &m_panel, &RecordPanel::showFiltered);
  }
  m_statistics->count(
      {m_session.reading()->document, *m_model.section(), static_cast<std::size_t>(column), m_panel.filter()});
}

void RecordMenu::fillHeading(QMenu& menu, int column) {
  menu.addSeparator();
  if (column >= 0) {
    const QString name = m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    QAction* statistics =
        menu.addAction(tr("S&tatistics of “%1”").arg(menuText(name)), this, [this, column] { showStatistics(column); });
    statistics->setObjectName(QStringLiteral("records.columnStatistics"));
    statistics->setStatusTip(tr("Count the different values of this column in the shown records"));
    menu.addSeparator();
  }
  for (const CellForm form : {CellForm::Meaning, CellForm::Raw, CellForm::Both}) {
    menu.addAction(m_actions.cellForm(form));
  }
}

} // namespace vitrine::ui
