#include "ui/browser/BrowserViews.h"

#include "ui/browser/NameDelegate.h"
#include "ui/thumbnails/HoverPreview.h"
#include "ui/thumbnails/ListedThumbnails.h"
#include "ui/thumbnails/Thumbnails.h"
#include "ui/thumbnails/TileDelegate.h"
#include "ui/widgets/RowsInSight.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QListView>
#include <QMenu>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTreeView>

#include <algorithm>
#include <array>

namespace vitrine::ui {
namespace {

/// Never scrolls sideways by itself: the leftmost columns tell the files apart.
class FileTree final : public QTreeView {
public:
  using QTreeView::QTreeView;

  void scrollTo(const QModelIndex& index, ScrollHint hint) override {
    const int sideways = horizontalScrollBar()->value();
    QTreeView::scrollTo(index, hint);
    horizontalScrollBar()->setValue(sideways);
  }
};

struct ColumnWidth {
  BrowserModel::Column column;
  int letters;
};

constexpr std::array kColumnWidths{ColumnWidth{BrowserModel::Name, 28},      ColumnWidth{BrowserModel::Title, 28},
                                   ColumnWidth{BrowserModel::Path, 32},      ColumnWidth{BrowserModel::Format, 22},
                                   ColumnWidth{BrowserModel::Size, 12},      ColumnWidth{BrowserModel::Modified, 20},
                                   ColumnWidth{BrowserModel::Triangles, 13}, ColumnWidth{BrowserModel::Game, 20}};

} // namespace

BrowserViews::BrowserViews(FileList& files, QWidget* parent)
    : QStackedWidget(parent), m_files(files), m_list(new FileTree(this)), m_grid(new QListView(this)),
      m_names(new NameDelegate(m_list)), m_tiles(new TileDelegate(BrowserModel::kThumbnailRole, m_grid)) {
  prepareList();
  prepareHeader();
  prepareGrid();
  for (QAbstractItemView* view : std::initializer_list<QAbstractItemView*>{m_list, m_grid}) {
    connectView(*view);
    addWidget(view);
  }
  connect(&files, &FileList::positionShown, this, &BrowserViews::scrollTo);
  connect(&files, &FileList::described, this, &BrowserViews::showColumns);
  showColumns();
}

void BrowserViews::connectView(QAbstractItemView& view) {
  view.setModel(&m_files.order());
  view.setSelectionModel(&m_files.selection());
  view.setSelectionMode(QAbstractItemView::ExtendedSelection);
  view.setAccessibleName(tr("Files"));
  connect(&view, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
    const bool beside = QGuiApplication::keyboardModifiers().testFlag(Qt::ControlModifier);
    m_files.activate(index, beside ? FileList::OpenHow::NewTab : FileList::OpenHow::Here);
  });
  auto* sight = new RowsInSight(view);
  connect(sight, &RowsInSight::changed, this, [this, sight] {
    QStringList seen;
    for (const QModelIndex& index : sight->seen()) {
      if (m_files.place().archive.isEmpty()) {
        seen << index.data(BrowserModel::kPathRole).toString();
      }
    }
    if (!seen.isEmpty()) {
      m_files.watchFiles(seen);
    }
  });
}

void BrowserViews::prepareList() {
  m_list->setItemDelegateForColumn(BrowserModel::Name, m_names);
  m_list->setObjectName(QStringLiteral("browserList"));
  m_list->setRootIsDecorated(false);
  m_list->setUniformRowHeights(true);
  m_list->setAlternatingRowColors(true);
}

void BrowserViews::prepareHeader() {
  m_list->setModel(&m_files.order());
  QHeaderView& header = *m_list->header();
  const auto followOrder = [this, &header] {
    const QSignalBlocker quiet(header);
    header.setSortIndicator(m_files.order().sortColumn(), m_files.order().sortOrder());
  };
  followOrder();
  m_list->setSortingEnabled(true);
  connect(&m_files.order(), &BrowserOrder::sorted, this, followOrder);
  connect(&header, &QHeaderView::sectionClicked, this, [this, &header](int column) {
    m_files.sortBy(static_cast<BrowserModel::Column>(column), header.sortIndicatorOrder());
  });
  for (const ColumnWidth& width : kColumnWidths) {
    m_list->setColumnWidth(width.column, fontMetrics().averageCharWidth() * width.letters);
  }
  header.setContextMenuPolicy(Qt::CustomContextMenu);
  connect(&header, &QHeaderView::customContextMenuRequested, this, &BrowserViews::showHeaderMenu);
}

void BrowserViews::prepareGrid() {
  m_grid->setObjectName(QStringLiteral("browserGrid"));
  m_grid->setItemDelegate(m_tiles);
  m_grid->setFlow(QListView::LeftToRight);
  m_grid->setWrapping(true);
  m_grid->setResizeMode(QListView::Adjust);
  m_grid->setUniformItemSizes(true);
  m_grid->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_grid->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_grid->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // tiles do not move when it comes
  m_grid->viewport()->installEventFilter(this);
  setTileSize(m_tiles->tileSize());
}

void BrowserViews::showGrid(bool shown) {
  setCurrentWidget(shown ? static_cast<QWidget*>(m_grid) : m_list);
  // The grid has but one column.
  if (const QModelIndex current = m_files.selection().currentIndex(); current.isValid()) {
    m_files.selection().setCurrentIndex(current.siblingAtColumn(BrowserModel::Name), QItemSelectionModel::NoUpdate);
    scrollTo(current);
  }
}

bool BrowserViews::gridShown() const {
  return currentWidget() == m_grid;
}

void BrowserViews::setTileSize(int pixels) {
  m_tiles->setTileSize(pixels);
  fitTiles();
  if (m_inGrid && pixels > static_cast<int>(ThumbnailCache::Size::Normal)) {
    m_inGrid->thumbnails().setSize(ThumbnailCache::Size::Large);
  }
}

void BrowserViews::fitTiles() {
  const QSize cell = m_tiles->cellSize(m_grid->fontMetrics());
  const int room = m_grid->viewport()->width() - 1; // the view breaks the line where they fit exactly
  const QSize fitted(std::max(cell.width(), room / std::max(room / cell.width(), 1)), cell.height());
  if (fitted != m_grid->gridSize()) {
    m_grid->setGridSize(fitted);
    m_grid->verticalScrollBar()->setSingleStep(cell.height() / 3);
  }
}

bool BrowserViews::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) {
    fitTiles();
  }
  return QStackedWidget::eventFilter(watched, event);
}

int BrowserViews::tileSize() const {
  return m_tiles->tileSize();
}

void BrowserViews::setThumbnails(Thumbnails& thumbnails) {
  m_inList = new ListedThumbnails(*m_list, BrowserModel::kThumbnailRole, thumbnails);
  m_inGrid = new ListedThumbnails(*m_grid, BrowserModel::kThumbnailRole, thumbnails);
  m_tiles->setThumbnails(&thumbnails);
  m_inGrid->setEnabled(true);
  setTileSize(m_tiles->tileSize());
}

void BrowserViews::showThumbnailsInList(bool shown) {
  m_names->setThumbnails(shown ? &m_inList->thumbnails() : nullptr);
  m_inList->setEnabled(shown);
  // Rows have another height now.
  m_list->doItemsLayout();
  scrollTo(m_files.selection().currentIndex());
}

void BrowserViews::setPreviews(Thumbnails& large) {
  for (QAbstractItemView* view : std::initializer_list<QAbstractItemView*>{m_list, m_grid}) {
    m_previews << new HoverPreview(*view, BrowserModel::kThumbnailRole, m_inGrid->thumbnails(), large);
  }
}

void BrowserViews::showPreviews(bool shown) {
  for (HoverPreview* preview : std::as_const(m_previews)) {
    preview->setEnabled(shown);
  }
}

void BrowserViews::setHiddenColumns(const QList<int>& columns) {
  m_hidden = columns;
  showColumns();
}

void BrowserViews::showColumns() {
  const BrowserModel::Counts& counts = m_files.model().counts();
  for (int column = 0; column < BrowserModel::ColumnCount; ++column) {
    // The locations of files that all lie in the listed place are their names.
    const bool empty =
        (column == BrowserModel::Title && counts.titled == 0) || (column == BrowserModel::Path && counts.below == 0);
    m_list->setColumnHidden(column, empty || (column != BrowserModel::Name && m_hidden.contains(column)));
  }
  // Titles lead where most files have one: among others they would be a blank column before the names.
  QHeaderView& header = *m_list->header();
  const bool titlesLead = 2 * counts.titled >= m_list->model()->rowCount();
  header.moveSection(header.visualIndex(titlesLead ? BrowserModel::Title : BrowserModel::Name), 0);
}

void BrowserViews::showHeaderMenu(QPoint position) {
  QMenu menu(this);
  for (int column = 0; column < BrowserModel::ColumnCount; ++column) {
    QAction* action = menu.addAction(m_list->model()->headerData(column, Qt::Horizontal).toString());
    action->setCheckable(true);
    action->setChecked(!m_hidden.contains(column));
    action->setEnabled(column != BrowserModel::Name);
    connect(action, &QAction::toggled, this, [this, column](bool shown) {
      m_hidden.removeAll(column);
      if (!shown) {
        m_hidden << column;
      }
      showColumns();
      Q_EMIT hiddenColumnsChanged(m_hidden);
    });
  }
  menu.exec(m_list->header()->mapToGlobal(position));
}

void BrowserViews::scrollTo(const QModelIndex& index) {
  if (index.isValid()) {
    m_list->scrollTo(index);
    m_grid->scrollTo(index.siblingAtColumn(BrowserModel::Name));
  }
}

void BrowserViews::addActionToViews(QAction* action) {
  m_list->addAction(action);
  m_grid->addAction(action);
}

} // namespace vitrine::ui
