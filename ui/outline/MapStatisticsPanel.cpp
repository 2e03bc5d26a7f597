#include "ui/outline/MapStatisticsPanel.h"

#include "ui/style/Icons.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/PartNames.h"
#include "ui/widgets/ViewKeys.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

/// Width of the first column, in characters.
constexpr int kLeastName = 26;
constexpr int kMostName = 72;

/// Proxy that has the order of its source while no column is sorted. From Qt 6.8 on, QSortFilterProxyModel reverses
/// that order if the sort indicator without a column points down.
class FigureProxy : public QSortFilterProxyModel {
public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

  void sort(int column, Qt::SortOrder order) override {
    QSortFilterProxyModel::sort(column, column < 0 ? Qt::AscendingOrder : order);
  }
};

} // namespace

MapStatisticsPanel::MapStatisticsPanel(const Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_filter(new QLineEdit(this)), m_problems(new QToolButton(this)),
      m_state(new ElidedLabel(this)), m_tabs(new QTabWidget(this)) {
  setObjectName(QStringLiteral("mapStatistics"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(makeLine());
  layout->addWidget(m_tabs, 1);
  m_tabs->setObjectName(QStringLiteral("mapStatisticsTabs"));
  m_tabs->setDocumentMode(true);
  for (const FigureKind kind : kFigureKinds) {
    m_pages.push_back(makePage(kind));
    m_pages.back().list->setAccessibleName(figureTitle(kind));
    m_tabs->addTab(m_pages.back().list, figureTitle(kind));
  }
  connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
    for (const Page& page : m_pages) {
      page.proxy->setFilterFixedString(text);
    }
  });
  connect(&session, &Session::documentChanged, this, &MapStatisticsPanel::restart);
  connect(&session, &Session::documentCompleted, this, &MapStatisticsPanel::restart);
  connect(&m_counting, &base::Task::cancelled, this, [this] {
    m_failure = tr("The statistics were not counted.");
    describe();
  });
  connect(&m_counting, &base::Task::failed, this, [this](const Error& error) {
    m_failure = error.reason();
    describe();
  });
  setProblems(0);
  restart();
}

QWidget* MapStatisticsPanel::makeLine() {
  auto* line = new QWidget(this);
  auto* row = new QHBoxLayout(line);
  row->setContentsMargins(2, 2, 2, 2);
  m_filter->setObjectName(QStringLiteral("figureFilter"));
  m_filter->setAccessibleName(tr("Filter statistics"));
  m_filter->setPlaceholderText(tr("Filter"));
  addClearButton(*m_filter);
  m_state->setObjectName(QStringLiteral("figureState"));
  m_problems->setObjectName(QStringLiteral("figureProblems"));
  m_problems->setAutoRaise(true);
  m_problems->setFocusPolicy(Qt::StrongFocus);
  row->addWidget(m_filter, 1);
  row->addWidget(m_state, 2);
  row->addWidget(m_problems);
  connect(m_problems, &QToolButton::clicked, this, &MapStatisticsPanel::problemsWanted);
  return line;
}

MapStatisticsPanel::Page MapStatisticsPanel::makePage(FigureKind kind) {
  Page page{kind, new TableModel<FigureRow>(figureColumns(kind), this), new FigureProxy(this), new QTreeView(this)};
  page.proxy->setSourceModel(page.model);
  page.proxy->setSortRole(kSortRole);
  page.proxy->setFilterKeyColumn(0);
  page.proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);
  QTreeView& list = *page.list;
  list.setModel(page.proxy);
  arrange(list, kind);
  keepViewKeys(&list);
  list.installEventFilter(this);
  connect(&list, &QTreeView::customContextMenuRequested, this, [this, page](QPoint at) { showMenu(page, at); });
  const auto numberAt = [page](const QModelIndex& index) {
    return page.model->at(page.proxy->mapToSource(index).row()).number;
  };
  connect(&list, &QTreeView::clicked, this,
          [this, kind, numberAt](const QModelIndex& index) { Q_EMIT chosen(kind, numberAt(index)); });
  connect(&list, &QTreeView::activated, this,
          [this, kind, numberAt](const QModelIndex& index) { Q_EMIT activated(kind, numberAt(index)); });
  return page;
}

void MapStatisticsPanel::arrange(QTreeView& list, FigureKind kind) const {
  list.setObjectName(figureName(kind));
  list.setRootIsDecorated(false);
  list.setUniformRowHeights(true);
  list.setAlternatingRowColors(true);
  list.setTextElideMode(Qt::ElideMiddle);
  list.setSelectionMode(QAbstractItemView::ExtendedSelection);
  list.setContextMenuPolicy(Qt::CustomContextMenu);
  list.header()->setStretchLastSection(false);
  list.header()->setSectionResizeMode(QHeaderView::Interactive);
  const int sorted = figureSortColumn(kind);
  // A third click on a heading gives back the order of the list itself.
  list.header()->setSortIndicatorClearable(sorted == 0);
  list.header()->setSortIndicator(sorted > 0 ? sorted : -1, Qt::DescendingOrder);
  list.setSortingEnabled(true);
}

void MapStatisticsPanel::copyRows(const Page& page, bool all) const {
  QModelIndexList rows = page.list->selectionModel()->selectedRows();
  if (all) {
    rows.clear();
    for (int row = 0; row < page.proxy->rowCount(); ++row) {
      rows << page.proxy->index(row, 0);
    }
  }
  std::ranges::sort(rows, {}, &QModelIndex::row); // as they are on screen
  QStringList lines;
  for (const QModelIndex& index : rows) {
    lines << page.model->lineOf(page.model->at(page.proxy->mapToSource(index).row()));
  }
  if (!lines.isEmpty()) {
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
  }
}

void MapStatisticsPanel::showMenu(const Page& page, QPoint position) {
  QMenu menu(this);
  menu.setObjectName(QStringLiteral("figureMenu"));
  const QIcon copy = icon(QStringLiteral("copy"));
  menu.addAction(copy, tr("&Copy Rows"), this, [&] { copyRows(page, false); })
      ->setEnabled(page.list->selectionModel()->hasSelection());
  menu.addAction(copy, tr("Copy &All Rows"), this, [&] { copyRows(page, true); })
      ->setEnabled(page.proxy->rowCount() > 0);
  menu.exec(page.list->viewport()->mapToGlobal(position));
}

bool MapStatisticsPanel::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent&>(*event).matches(QKeySequence::Copy)) {
    const auto page = std::ranges::find(m_pages, watched, &Page::list);
    if (page != m_pages.end()) {
      copyRows(*page, false);
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void MapStatisticsPanel::setProblems(int count) {
  m_problems->setText(tr("Problems (%1)").arg(countText(static_cast<std::uint64_t>(count))));
  m_problems->setToolTip(tr("Damage and other problems of the file, with their bytes"));
  m_problems->setEnabled(count > 0);
}

void MapStatisticsPanel::restart() {
  m_counting.drop();
  m_statistics.reset();
  m_failure.clear();
  const bool has = m_session.document() && (m_session.scene() || m_session.document()->mapFigures);
  m_document = has ? m_session.reading()->document : nullptr;
  m_wanted = has;
  m_tabs->setEnabled(has);
  m_filter->setEnabled(has);
  fill();
  describe();
  if (isVisible()) {
    count();
  }
}

void MapStatisticsPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  count();
}

void MapStatisticsPanel::count() {
  if (!std::exchange(m_wanted, false)) {
    return;
  }
  m_counting.start(
      {.name = tr("Counting map statistics")},
      [document = m_document](base::Progress& progress) -> Result<links::MapStatistics> {
        return links::mapStatisticsOf(*document, document->scene.get(), progress);
      },
      [this](links::MapStatistics statistics) {
        m_statistics = std::make_shared<const links::MapStatistics>(std::move(statistics));
        fill();
        describe();
      });
  describe();
}

void MapStatisticsPanel::fill() {
  for (const Page& page : m_pages) {
    page.model->replace(m_statistics && m_document ? figureRows(page.kind, *m_document, *m_statistics)
                                                   : std::vector<FigureRow>());
    for (int column = 0; column < page.model->columnCount(); ++column) {
      page.list->resizeColumnToContents(column);
    }
    const int unit = page.list->fontMetrics().averageCharWidth();
    page.list->setColumnWidth(0, std::clamp(page.list->columnWidth(0), unit * kLeastName, unit * kMostName));
  }
}

void MapStatisticsPanel::describe() {
  if (!m_failure.isEmpty()) {
    m_state->setText(m_failure);
  } else if (m_statistics) {
    m_state->setText(costText(m_statistics->total));
  } else {
    m_state->setText(m_document ? tr("Counting…") : QString());
  }
}

} // namespace vitrine::ui
