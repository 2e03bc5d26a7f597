#include "ui/browser/BrowserPanel.h"

#include "ui/widgets/Texts.h"

#include <QCheckBox>
#include <QDir>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::ui {

BrowserPanel::BrowserPanel(const formats::Opener& opener, QWidget* parent)
    : QWidget(parent), m_scanner(opener), m_proxy(new BrowserOrder(m_model, this)), m_filter(new QLineEdit(this)),
      m_list(new QTreeView(this)), m_parts(new QCheckBox(tr("Show files that belong to another"), this)),
      m_state(new QLabel(this)) {
  m_filter->setPlaceholderText(tr("Filter"));
  m_filter->setClearButtonEnabled(true);
  m_filter->setAccessibleName(tr("Filter: %1").arg(tr("Files")));
  m_filter->setObjectName(QStringLiteral("browserFilter"));
  prepareList();
  m_parts->setObjectName(QStringLiteral("browserParts"));
  m_parts->setToolTip(tr("Maps and other files that are opened with a file that has a title"));
  m_parts->hide();
  m_state->setContentsMargins(6, 2, 6, 2);
  m_state->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_filter);
  layout->addWidget(m_list);
  layout->addWidget(m_parts);
  layout->addWidget(m_state);

  connect(m_filter, &QLineEdit::textChanged, m_proxy, &QSortFilterProxyModel::setFilterFixedString);
  connect(m_list, &QTreeView::activated, this, [this](const QModelIndex& index) {
    Q_EMIT openRequested(m_model.at(m_proxy->mapToSource(index).row()).path);
  });
  connect(m_parts, &QCheckBox::toggled, this, [this](bool shown) {
    m_proxy->setPartsShown(shown);
    markOpenFile();
    describe();
  });
  connect(m_list->header(), &QHeaderView::sectionClicked, this, [this] { m_orderChosen = true; });
  connect(&m_scanner, &FolderScanner::found, this, &BrowserPanel::takeIn);
  connect(&m_scanner, &FolderScanner::finished, this, &BrowserPanel::describe);
  connect(m_proxy, &QAbstractItemModel::layoutChanged, this, &BrowserPanel::changed);
  connect(m_proxy, &QAbstractItemModel::rowsInserted, this, &BrowserPanel::changed);
  connect(m_proxy, &QAbstractItemModel::rowsRemoved, this, &BrowserPanel::changed);
}

void BrowserPanel::prepareList() {
  m_list->setModel(m_proxy);
  m_list->setObjectName(QStringLiteral("browserList"));
  m_list->setAccessibleName(tr("Files"));
  m_list->setRootIsDecorated(false);
  m_list->setUniformRowHeights(true);
  m_list->setAlternatingRowColors(true);
  m_list->setSortingEnabled(true);
  m_list->sortByColumn(BrowserModel::Name, Qt::AscendingOrder);
  for (const BrowserModel::Column column : {BrowserModel::Name, BrowserModel::Title}) {
    m_list->setColumnWidth(column, fontMetrics().averageCharWidth() * 28);
  }
  m_list->header()->moveSection(m_list->header()->visualIndex(BrowserModel::Title), 0);
  m_list->setColumnHidden(BrowserModel::Title, true);
}

void BrowserPanel::showTitles(bool shown) {
  m_list->setColumnHidden(BrowserModel::Title, !shown);
  const bool byTitle = m_proxy->sortColumn() == BrowserModel::Title;
  if (shown && !m_orderChosen) {
    m_list->sortByColumn(BrowserModel::Title, Qt::AscendingOrder);
  } else if (!shown && byTitle) {
    m_list->sortByColumn(BrowserModel::Name, Qt::AscendingOrder);
    m_orderChosen = false;
  }
}

void BrowserPanel::takeIn(const std::vector<BrowserEntry>& entries) {
  m_model.append(entries);
  if (m_model.titledCount() > 0 && m_list->isColumnHidden(BrowserModel::Title)) {
    showTitles(true);
  }
  m_parts->setVisible(m_model.partCount() > 0);
  markOpenFile();
  describe();
}

void BrowserPanel::start(const QString& title) {
  m_scanner.stop();
  m_model.clear();
  if (!m_list->isColumnHidden(BrowserModel::Title)) {
    showTitles(false);
  }
  m_parts->hide();
  m_title = title;
  Q_EMIT changed();
}

void BrowserPanel::showFolder(const QString& folder) {
  start(QDir::toNativeSeparators(folder));
  m_scanner.scan(folder);
  describe();
}

void BrowserPanel::showFiles(const QStringList& files) {
  start(tr("Dropped files"));
  m_scanner.list(files);
  describe();
}

void BrowserPanel::describe() {
  const int hidden = m_proxy->partsShown() ? 0 : m_model.partCount();
  const QString count = tr("%n file(s)", nullptr, m_model.rowCount() - hidden);
  const QString state = m_scanner.busy() ? tr("looking…") : count;
  m_state->setText(QStringLiteral("%1 · %2").arg(
      m_scanner.busy() && m_model.rowCount() > 0 ? count + u' ' + state : state, m_title));
  m_state->setToolTip(m_title);
}

void BrowserPanel::setOpenFile(const QString& path) {
  m_openFile = path;
  markOpenFile();
  Q_EMIT changed();
}

void BrowserPanel::markOpenFile() {
  const QModelIndex index = indexOf(m_openFile);
  if (index.isValid()) {
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
  }
}

QModelIndex BrowserPanel::indexOf(const QString& path) const {
  const int row = path.isEmpty() ? -1 : m_model.rowOf(path);
  // In the leftmost column, so that scrolling to it does not push that one out of sight.
  const int column = m_list->isColumnHidden(BrowserModel::Title) ? BrowserModel::Name : BrowserModel::Title;
  return row < 0 ? QModelIndex() : m_proxy->mapFromSource(m_model.index(row, column));
}

int BrowserPanel::shownCount() const {
  return m_proxy->rowCount();
}

QString BrowserPanel::neighbour(int step) const {
  const QModelIndex open = indexOf(m_openFile);
  const int row = open.isValid() ? open.row() + step : (step > 0 ? 0 : shownCount() - 1);
  if (row < 0 || row >= shownCount()) {
    return {};
  }
  return m_model.at(m_proxy->mapToSource(m_proxy->index(row, 0)).row()).path;
}

} // namespace vitrine::ui
