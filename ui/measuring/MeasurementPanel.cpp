#include "ui/measuring/MeasurementPanel.h"

#include "core/measuring/MeasurementJson.h"
#include "ui/actions/MeasureActions.h"
#include "ui/measuring/MeasurementText.h"
#include "ui/style/Icons.h"
#include "ui/widgets/ViewKeys.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine::ui {

MeasurementPanel::MeasurementPanel(const MeasureActions& actions, MeasurementList& list, QWidget* parent)
    : QWidget(parent), m_list(list), m_model(list), m_table(new QTreeView(this)), m_values(new QLabel(this)) {
  setObjectName(QStringLiteral("measurementPanel"));
  makeTable();
  makeActions();
  m_values->setObjectName(QStringLiteral("measuredValues"));
  m_values->setAccessibleName(tr("Values of the selected measurement"));
  m_values->setTextFormat(Qt::PlainText);
  m_values->setWordWrap(true);
  m_values->setMargin(4);
  m_values->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_table, 1);
  layout->addWidget(m_values);
  layout->addWidget(makeButtons(actions));
  connect(&m_list, &MeasurementList::changed, this, &MeasurementPanel::showCurrent);
  connect(&m_list, &MeasurementList::currentChanged, this, &MeasurementPanel::showCurrent);
  connect(&m_model, &QAbstractItemModel::dataChanged, this, &MeasurementPanel::showCurrent);
  showCurrent();
}

void MeasurementPanel::makeTable() {
  m_table->setModel(&m_model);
  m_table->setObjectName(QStringLiteral("measurements"));
  m_table->setAccessibleName(tr("Measurements of this file"));
  m_table->setRootIsDecorated(false);
  m_table->setUniformRowHeights(true);
  m_table->setAlternatingRowColors(true);
  m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_table->setEditTriggers(QAbstractItemView::NoEditTriggers); // but by F2, in whichever column
  m_table->header()->setStretchLastSection(false);
  m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  m_table->header()->setSectionResizeMode(MeasurementModel::Name, QHeaderView::Stretch);
  m_table->header()->setMinimumSectionSize(m_table->fontMetrics().averageCharWidth() * 8);
  m_table->installEventFilter(this);
  keepViewKeys(m_table);
  connect(m_table, &QTreeView::activated, this, [this](const QModelIndex& index) { Q_EMIT goWanted(index.row()); });
  connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
    if (index.isValid()) {
      m_list.setCurrent(index.row());
    }
  });
  connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &MeasurementPanel::enable);
}

QAction* MeasurementPanel::addAction(const QString& name, const QString& text, const QString& tip,
                                     const QKeySequence& key) {
  auto* action = new QAction(text, this);
  action->setObjectName(name);
  action->setToolTip(tip);
  action->setShortcut(key);
  action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  m_table->addAction(action);
  return action;
}

void MeasurementPanel::makeActions() {
  m_go = addAction(QStringLiteral("measurement.go"), tr("&Go To"), tr("Bring the measured points into view"), {});
  m_rename = addAction(QStringLiteral("measurement.rename"), tr("Re&name"), tr("Rename the measurement"), {});
  m_copy = addAction(QStringLiteral("measurement.copy"), tr("&Copy"), tr("Copy all values as text"), {});
  m_copyJson =
      addAction(QStringLiteral("measurement.copyJson"), tr("Copy as &JSON"), tr("Copy points and values as JSON"), {});
  m_remove = addAction(QStringLiteral("measurement.delete"), tr("&Delete"), tr("Delete the measurement"),
                       QKeySequence::Delete);
  m_clear =
      addAction(QStringLiteral("measurement.clear"), tr("Delete &All"), tr("Delete all measurements of this file"), {});
  m_copy->setIcon(icon(QStringLiteral("copy")));
  m_go->setIcon(icon(QStringLiteral("frame")));
  m_remove->setIcon(icon(QStringLiteral("close")));
  connect(m_go, &QAction::triggered, this, [this] { Q_EMIT goWanted(m_list.current()); });
  connect(m_rename, &QAction::triggered, this,
          [this] { m_table->edit(m_model.index(m_list.current(), MeasurementModel::Name)); });
  connect(m_copy, &QAction::triggered, this, &MeasurementPanel::copyText);
  connect(m_copyJson, &QAction::triggered, this, &MeasurementPanel::copyJson);
  connect(m_remove, &QAction::triggered, this, &MeasurementPanel::removeChosen);
  connect(m_clear, &QAction::triggered, &m_list, &MeasurementList::clear);
  m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
}

QWidget* MeasurementPanel::makeButtons(const MeasureActions& actions) {
  auto* bar = new QWidget(this);
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(2, 2, 2, 2);
  for (QAction* action : {actions.tool, m_go, m_copy, m_copyJson, m_remove, m_clear}) {
    auto* button = new QToolButton(bar);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    row->addWidget(button);
  }
  row->addStretch();
  return bar;
}

void MeasurementPanel::setFile(double metresPerUnit, const QString& fileName) {
  m_fileName = fileName;
  m_model.setMetresPerUnit(metresPerUnit);
  showCurrent();
}

void MeasurementPanel::showCurrent() {
  const int current = m_list.current();
  if (m_table->currentIndex().row() != current && current < m_model.rowCount()) {
    m_table->setCurrentIndex(m_model.index(current, MeasurementModel::Name));
  }
  if (current >= 0) {
    m_values->setText(measuredValuesText(m_list.all().at(current), m_model.metresPerUnit()));
  } else {
    m_values->setText(m_list.all().empty() ? tr("No measurements yet. Press Measure, then click in the 3D view.")
                                           : QString());
  }
  m_values->setVisible(!m_values->text().isEmpty());
  enable();
}

void MeasurementPanel::enable() {
  const bool any = !m_list.all().empty();
  for (QAction* action : {m_go, m_rename, m_remove}) {
    action->setEnabled(m_list.current() >= 0);
  }
  for (QAction* action : {m_copy, m_copyJson, m_clear}) {
    action->setEnabled(any);
  }
}

Measurements MeasurementPanel::chosen() const {
  Measurements some;
  for (const QModelIndex& row : m_table->selectionModel()->selectedRows()) {
    some.push_back(m_list.all().at(row.row()));
  }
  return some.empty() ? m_list.all() : some;
}

void MeasurementPanel::copyText() {
  QGuiApplication::clipboard()->setText(measurementsText(chosen(), m_model.metresPerUnit()));
  Q_EMIT told(tr("Measured values copied to the clipboard."));
}

void MeasurementPanel::copyJson() {
  const QByteArray json = measuring::measurementsToJson(chosen(), m_model.metresPerUnit(), m_fileName);
  QGuiApplication::clipboard()->setText(QString::fromUtf8(json));
  Q_EMIT told(tr("Measurements copied to the clipboard as JSON."));
}

void MeasurementPanel::removeChosen() {
  std::vector<int> rows;
  for (const QModelIndex& row : m_table->selectionModel()->selectedRows()) {
    rows.push_back(row.row());
  }
  Measurements left = m_list.all();
  std::ranges::sort(rows, std::greater());
  for (const int row : rows) {
    left.removeAt(row);
  }
  m_list.set(left);
}

bool MeasurementPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_table && event->type() == QEvent::KeyPress) {
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (key.matches(QKeySequence::Copy)) {
      copyText();
      return true;
    }
    if (key.key() == Qt::Key_F2 && m_rename->isEnabled()) {
      m_rename->trigger();
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

} // namespace vitrine::ui
