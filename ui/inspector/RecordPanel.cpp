#include "ui/inspector/RecordPanel.h"

#include "core/links/SelectionSummary.h"
#include "core/queries/Parser.h"
#include "ui/inspector/ColumnChooser.h"
#include "ui/inspector/FilterBar.h"
#include "ui/inspector/RecordMenu.h"
#include "ui/inspector/RecordUsers.h"
#include "ui/inspector/RowMarks.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/Texts.h"
#include "ui/widgets/ViewKeys.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QTableView>
#include <QVBoxLayout>

#include <numeric>

namespace vitrine::ui {
namespace {

/// Wider contents begin cut: one long text would push all other columns out of sight.
constexpr int kMostColumnCharacters = 40;
/// Columns are made to fit these many rows, spread over the table - numbers that count up are longest at its end -, not
/// all: that would decode the whole table.
constexpr int kRowsToMeasure = 64;

} // namespace

RecordPanel::RecordPanel(const Session& session, Selection& selection, Settings& settings, const RecordActions& actions,
                         QWidget* parent)
    : QWidget(parent), m_session(session), m_selection(selection), m_heading(new ElidedLabel(this)),
      m_goTo(new QLineEdit(this)), m_filter(new FilterBar(settings, this)), m_table(new QTableView(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(makeHeading());
  layout->addWidget(m_filter);
  layout->addWidget(m_table);
  prepareTable();
  m_columns = new ColumnChooser(*m_table->horizontalHeader(), settings, this);
  makeMenu(settings, actions);
  wireQuery();
  connect(&session, &Session::documentChanged, this, [this] {
    m_model.setSection(nullptr, 0);
    m_query.drop();
    m_filter->hideProgress();
    m_views.clear();
    m_filter->setSection(nullptr, 0, {});
    describeSection();
  });
  connect(&session, &Session::documentCompleted, this, [this] {
    m_model.setDocument(m_session.reading()->document);
    m_filter->setDocument(m_session.reading()->document);
  });
  connect(&selection, &Selection::changed, this, &RecordPanel::showSelection);
  describeSection();
}

QWidget* RecordPanel::makeHeading() {
  auto* bar = new QWidget(this);
  auto* layout = new QHBoxLayout(bar);
  layout->setContentsMargins(6, 2, 2, 2);
  layout->addWidget(m_heading, 1);
  layout->addWidget(m_goTo);
  m_heading->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_goTo->setObjectName(QStringLiteral("recordGoTo"));
  m_goTo->setPlaceholderText(tr("Go to record"));
  m_goTo->setAccessibleName(tr("Go to record"));
  const int letter = fontMetrics().averageCharWidth();
  m_goTo->setFixedWidth(std::max(letter * 18, fontMetrics().horizontalAdvance(m_goTo->placeholderText()) + letter * 3));
  bar->setMinimumHeight(layout->sizeHint().height()); // also without the line to type in
  connect(m_goTo, &QLineEdit::returnPressed, this, &RecordPanel::goTo);
  return bar;
}

void RecordPanel::prepareTable() {
  m_table->setModel(&m_model);
  m_table->setObjectName(QStringLiteral("recordTable"));
  m_table->setAccessibleName(tr("Records"));
  m_table->setAlternatingRowColors(true);
  m_table->setTabKeyNavigation(false); // Tab goes on to the next panel, arrow keys to the next cell
  m_table->setWordWrap(false);
  m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 4);
  m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  m_table->horizontalHeader()->setHighlightSections(false);
  m_table->viewport()->installEventFilter(this);
  m_table->installEventFilter(this);
  keepViewKeys(m_table);
  connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& cell) {
    if (!m_quiet && cell.isValid()) {
      const QScopedValueRollback picking(m_picking, true);
      m_selection.selectRecord({*m_model.section(), m_model.recordAt(cell.row())},
                               static_cast<std::size_t>(cell.column()));
    }
  });
  connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RecordPanel::rowsChanged);
  connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RecordPanel::selectRows);
  connect(&m_model, &QAbstractItemModel::modelReset, this, &RecordPanel::rowsChanged);
}

void RecordPanel::wireQuery() {
  m_table->setSortingEnabled(true);
  m_table->horizontalHeader()->setSortIndicatorClearable(true);
  m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
  connect(&m_model, &RecordTableModel::sortWanted, this, [this](int column, Qt::SortOrder order) {
    if (!m_quiet && m_model.section()) {
      View& view = m_views[*m_model.section()];
      view.sortedBy = column;
      view.order = order;
      runQuery();
    }
  });
  connect(m_filter, &FilterBar::filterChanged, this, [this](const QString& filter) {
    if (m_model.section()) {
      m_views[*m_model.section()].filter = filter;
      runQuery();
    }
  });
  connect(m_filter, &FilterBar::cancelWanted, &m_query, &base::Task::cancel);
  connect(&m_query, &base::Task::polled, m_filter,
          [this] { m_filter->showProgress(std::max(m_query.step().fraction, 0.0)); });
  connect(&m_query, &base::Task::failed, m_filter, [this](const Error& error) {
    m_filter->showFailure(error.reason());
    m_filter->hideProgress();
  });
  connect(&m_query, &base::Task::cancelled, m_filter, &FilterBar::hideProgress);
}

void RecordPanel::runQuery() {
  const View& view = m_views[*m_model.section()];
  QString order;
  if (view.sortedBy >= 0) {
    const char* field = m_model.table()->layout().fields[static_cast<std::size_t>(view.sortedBy)].name;
    order = queries::quotedName(QString::fromLatin1(field));
    order.prepend(QLatin1String(view.order == Qt::DescendingOrder ? "-" : ""));
  }
  if (view.filter.isEmpty() && order.isEmpty()) {
    m_query.drop();
    showRecords(nullptr);
    return;
  }
  m_query.start(
      {.name = tr("Filtering and sorting records")},
      [document = m_session.reading()->document, section = *m_model.section(), filter = view.filter,
       order](Progress& progress) { return queryRecords(*document, section, filter, order, progress); },
      [this](const ShownRows& records) { showRecords(records); });
}

void RecordPanel::showRecords(const ShownRows& records) {
  m_filter->hideProgress();
  if (!m_model.table() || records == m_model.records()) {
    return;
  }
  m_model.setRecords(records);
  describeSection();
  showSelection();
}

void RecordPanel::makeMenu(Settings& settings, const RecordActions& actions) {
  auto* users = new RecordUsers(m_session, m_selection, *m_filter, *this);
  m_menu = new RecordMenu(m_session, m_selection, settings, actions, m_model, *m_table, *users, *this);
  connect(m_menu, &RecordMenu::cellFormChanged, this, &RecordPanel::fitColumns);
  connect(m_table, &QTableView::activated, m_menu, &RecordMenu::follow);
  connect(m_columns, &ColumnChooser::menuFilled, m_menu,
          [this](QMenu* menu, int column) { m_menu->fillHeading(*menu, column); });
}

void RecordPanel::selectRows() {
  if (m_quiet || !m_model.section()) {
    return;
  }
  std::vector<RecordRef> records;
  for (const structure::RowSpan& span : selectedRows()) {
    if (span.last - span.first + records.size() > kMostLitRows) {
      return;
    }
    for (std::uint64_t row = span.first; row < span.last; ++row) {
      records.push_back({*m_model.section(), row});
    }
  }
  if (records.size() > 1 || (records.size() == 1 && !m_selection.current().records.empty())) {
    const QScopedValueRollback own(m_ownRows, true);
    m_selection.selectRecords(std::move(records));
  }
}

void RecordPanel::markRows(const std::vector<RecordRef>& records) {
  setUnmarked(ui::markRows(*m_table, m_model, records));
}

void RecordPanel::setUnmarked(std::size_t rows) {
  if (rows != std::exchange(m_unmarked, rows)) {
    describeSection();
  }
}

void RecordPanel::showTogether(const links::Pick& selected, bool isComeBackTo) {
  m_model.setTinted(0, {});
  std::vector<RecordRef> records;
  if (m_session.scene() && selected.items.size() <= kMostLitRows) {
    records = links::wholeRecordsOf(*m_session.scene(), selected.items);
  }
  // The table keeps its place, as no single record was asked for, but who comes back wants to see what he had.
  if (isComeBackTo && !records.empty() &&
      std::ranges::find(records, m_model.section(), &RecordRef::section) == records.end()) {
    showSection(records.front().section);
  }
  markRows(records);
  if (isComeBackTo) {
    showMarkedRow(*m_table);
  }
}

QString RecordPanel::filter() const {
  const auto view = m_model.section() ? m_views.find(*m_model.section()) : m_views.end();
  return view == m_views.end() ? QString() : view->second.filter;
}

void RecordPanel::showFiltered(SectionId section, const QString& filter) {
  if (m_model.section() != section || m_selection.current().section != section) {
    m_selection.selectSection(section);
  }
  m_filter->setFilter(filter);
}

void RecordPanel::restore(const Kept& kept) {
  m_views = kept.views;
  if (kept.section) {
    showSection(*kept.section);
  }
  showSelection();
}

void RecordPanel::addMenuActions(const QList<QAction*>& actions) {
  auto* separator = new QAction(m_table);
  separator->setSeparator(true);
  m_table->addAction(separator);
  m_table->addActions(actions);
}

std::vector<structure::RowSpan> RecordPanel::shownRows() const {
  return m_model.records() ? structure::spansOf(*m_model.records())
                           : std::vector<structure::RowSpan>{{0, m_model.table()->rowCount()}};
}

std::vector<std::size_t> RecordPanel::shownColumns() const {
  std::vector<std::size_t> columns;
  const QHeaderView& header = *m_table->horizontalHeader();
  for (int place = 0; place < header.count(); ++place) {
    if (const int column = header.logicalIndex(place); !header.isSectionHidden(column)) {
      columns.push_back(static_cast<std::size_t>(column));
    }
  }
  return columns;
}

std::vector<structure::RowSpan> RecordPanel::selectedRows() const {
  return selectedRecords(*m_table, m_model);
}

std::vector<std::size_t> RecordPanel::selectedColumns() const {
  std::vector<std::size_t> columns;
  for (const QItemSelectionRange& range : m_table->selectionModel()->selection()) {
    for (int column = range.left(); column <= range.right(); ++column) {
      columns.push_back(static_cast<std::size_t>(column));
    }
  }
  std::ranges::sort(columns);
  const auto repeated = std::ranges::unique(columns);
  columns.erase(repeated.begin(), repeated.end());
  std::vector<std::size_t> ordered = shownColumns();
  std::erase_if(ordered, [&](std::size_t column) { return !std::ranges::binary_search(columns, column); });
  return ordered;
}

bool RecordPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_table) {
    const bool copies =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent&>(*event).matches(QKeySequence::Copy);
    if (copies) {
      Q_EMIT copyWanted();
    }
    return copies;
  }
  if (event->type() == QEvent::MouseButtonRelease) {
    const auto& mouse = static_cast<QMouseEvent&>(*event);
    if (mouse.button() == Qt::LeftButton && mouse.modifiers().testFlag(Qt::ControlModifier)) {
      m_menu->follow(m_table->indexAt(mouse.position().toPoint()));
    }
  }
  return false;
}

void RecordPanel::showSelection() {
  if (m_ownRows) {
    return;
  }
  const links::Pick& selected = m_selection.current();
  const QScopedValueRollback quiet(m_quiet, true);
  if (m_selection.way() == Selection::Way::Together || m_selection.way() == Selection::Way::Recalled) {
    showTogether(selected, m_selection.way() == Selection::Way::Recalled);
    return;
  }
  setUnmarked(0);
  if (selected.section && m_session.document()->structure[*selected.section].table) {
    showSection(*selected.section);
  }
  const auto row = selected.record && selected.record->section == m_model.section()
                       ? m_model.rowOf(selected.record->row)
                       : std::nullopt;
  if (!row) {
    m_model.setTinted(0, {});
    m_table->clearSelection();
    return;
  }
  const std::size_t first = selected.fields.empty() ? 0 : selected.fields.front();
  const QModelIndex cell = m_model.index(*row, static_cast<int>(selected.field.value_or(first)));
  if (cell != m_table->currentIndex()) {
    m_table->setCurrentIndex(cell);
  }
  m_model.setTinted(selected.record->row, selected.fields);
  if (!selected.records.empty()) {
    markRows(selected.records);
    m_table->scrollTo(cell);
    return;
  }
  if (!selected.field && selected.fields.empty()) {
    m_table->selectionModel()->select(cell, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
  } else if (!selected.field) {
    selectPart(cell.row(), selected.fields);
  }
  if (!m_picking) { // the view scrolls by itself, once it has selected the cells between two clicks
    m_table->scrollTo(cell);
  }
}

void RecordPanel::selectPart(int row, const std::vector<std::size_t>& fields) {
  std::vector<std::size_t> whole(m_model.table()->layout().fields.size());
  std::iota(whole.begin(), whole.end(), std::size_t{0});
  m_model.setTinted(m_model.recordAt(row), std::move(whole));
  QItemSelection part;
  for (const std::size_t field : fields) {
    const QModelIndex cell = m_model.index(row, static_cast<int>(field));
    part.select(cell, cell);
  }
  m_table->selectionModel()->select(part, QItemSelectionModel::ClearAndSelect);
}

void RecordPanel::showSection(SectionId section) {
  if (m_model.section() == section) {
    return;
  }
  const DocumentPtr document = m_session.reading()->document;
  m_model.setSection(document, section);
  m_columns->setLayout(m_model.table()->layout());
  fitColumns();
  const View& view = m_views[section];
  m_table->horizontalHeader()->setSortIndicator(view.sortedBy, view.order);
  m_filter->setSection(document, section, view.filter);
  describeSection();
  runQuery();
}

void RecordPanel::fitColumns() {
  const int rows = m_model.rowCount();
  const int measured = std::min(rows, kRowsToMeasure);
  std::vector<int> widths(static_cast<std::size_t>(m_model.columnCount()));
  for (int i = 0; i < measured; ++i) {
    const auto row = static_cast<int>(std::int64_t{i} * (rows - 1) / std::max(measured - 1, 1));
    for (int column = 0; column < m_model.columnCount(); ++column) {
      int& width = widths[static_cast<std::size_t>(column)];
      width = std::max(width, m_table->sizeHintForIndex(m_model.index(row, column)).width());
    }
  }
  const int most = fontMetrics().averageCharWidth() * kMostColumnCharacters;
  const int grid = m_table->showGrid() ? 1 : 0;
  for (int column = 0; column < m_model.columnCount(); ++column) {
    const int width = std::min(widths[static_cast<std::size_t>(column)] + grid, most);
    m_table->setColumnWidth(column, std::max(width, m_table->horizontalHeader()->sectionSizeHint(column)));
  }
}

void RecordPanel::describeSection() {
  // Without records the words have all the room.
  m_goTo->setVisible(m_model.table() != nullptr);
  if (!m_model.table()) {
    m_heading->setText(tr("No records selected"));
    return;
  }
  const structure::Section& section = m_session.document()->structure[*m_model.section()];
  const std::uint32_t size = m_model.table()->layout().size;
  const std::uint64_t count = m_model.table()->rowCount();
  const bool isFiltered = m_model.records() && m_model.records()->size() < count;
  const QString records = isFiltered
                              ? tr("%1 of %2 records").arg(countText(m_model.records()->size()), countText(count))
                              : tr("%1 records").arg(countText(count));
  QString text = QStringLiteral("%1 · %2").arg(section.path, records);
  if (size != 0) {
    text += QStringLiteral(" · ") + tr("%1 bytes each").arg(size);
  }
  if (m_model.table()->rowCount() > RecordTableModel::kMaxRows) {
    text += QStringLiteral(" · ") + tr("the first %1 are shown").arg(countText(RecordTableModel::kMaxRows));
  }
  if (m_unmarked > 0) {
    text += QStringLiteral(" · ") + tr("%1 selected, too many to mark").arg(countText(m_unmarked));
  }
  m_heading->setText(text);
}

void RecordPanel::goTo() {
  bool isNumber = false;
  const qulonglong row = m_goTo->text().trimmed().toULongLong(&isNumber, 0);
  if (isNumber && m_model.section()) {
    m_selection.selectRecord({*m_model.section(), row});
  }
}

} // namespace vitrine::ui
