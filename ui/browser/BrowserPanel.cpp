#include "ui/browser/BrowserPanel.h"

#include "ui/widgets/Texts.h"

#include <QDir>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::ui {

BrowserPanel::BrowserPanel(const formats::Opener& opener, QWidget* parent)
    : QWidget(parent), m_scanner(opener), m_proxy(new QSortFilterProxyModel(this)), m_filter(new QLineEdit(this)),
      m_list(new QTreeView(this)), m_state(new QLabel(this)) {
  m_proxy->setSourceModel(&m_model);
  m_proxy->setSortRole(BrowserModel::kSortRole);
  m_proxy->setSortLocaleAware(true);
  m_proxy->setSortCaseSensitivity(Qt::CaseInsensitive);
  m_proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);
  m_proxy->setFilterKeyColumn(-1);
  m_filter->setPlaceholderText(tr("Filter"));
  m_filter->setClearButtonEnabled(true);
  m_filter->setAccessibleName(tr("Filter: %1").arg(tr("Files")));
  m_filter->setObjectName(QStringLiteral("browserFilter"));
  m_list->setModel(m_proxy);
  m_list->setObjectName(QStringLiteral("browserList"));
  m_list->setAccessibleName(tr("Files"));
  m_list->setRootIsDecorated(false);
  m_list->setUniformRowHeights(true);
  m_list->setAlternatingRowColors(true);
  m_list->setSortingEnabled(true);
  m_list->sortByColumn(BrowserModel::Name, Qt::AscendingOrder);
  m_list->setColumnWidth(BrowserModel::Name, fontMetrics().averageCharWidth() * 28);
  m_state->setContentsMargins(6, 2, 6, 2);
  m_state->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_filter);
  layout->addWidget(m_list);
  layout->addWidget(m_state);

  connect(m_filter, &QLineEdit::textChanged, m_proxy, &QSortFilterProxyModel::setFilterFixedString);
  connect(m_list, &QTreeView::activated, this, [this](const QModelIndex& index) {
    Q_EMIT openRequested(m_model.at(m_proxy->mapToSource(index).row()).path);
  });
  connect(&m_scanner, &FolderScanner::found, this, [this](const std::vector<BrowserEntry>& entries) {
    m_model.append(entries);
    markOpenFile();
    describe();
  });
  connect(&m_scanner, &FolderScanner::finished, this, &BrowserPanel::describe);
  connect(m_proxy, &QAbstractItemModel::layoutChanged, this, &BrowserPanel::changed);
  connect(m_proxy, &QAbstractItemModel::rowsInserted, this, &BrowserPanel::changed);
  connect(m_proxy, &QAbstractItemModel::rowsRemoved, this, &BrowserPanel::changed);
}

void BrowserPanel::start(const QString& title) {
  m_scanner.stop();
  m_model.clear();
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
  const QString count = tr("%n file(s)", nullptr, m_model.rowCount());
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
  return row < 0 ? QModelIndex() : m_proxy->mapFromSource(m_model.index(row, BrowserModel::Name));
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
