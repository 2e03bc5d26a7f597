#include "ui/browser/FileList.h"

#include <QFileInfo>

#include <algorithm>

namespace vitrine::ui {

FileList::FileList(const formats::Opener& opener, QObject* parent)
    : QObject(parent), m_scanner(opener), m_order(new BrowserOrder(m_model, this)),
      m_selection(new QItemSelectionModel(m_order, this)) {
  m_order->sort(BrowserModel::Name);
  QStringList formats;
  for (const auto& format : opener.registry().formats()) {
    formats << format->info().id;
  }
  formats.sort();
  m_model.setFormats(formats);
  connect(&m_scanner, &FolderScanner::found, this, &FileList::takeIn);
  connect(&m_scanner, &FolderScanner::failed, this, [this](const QString& reason) { m_problem = reason; });
  connect(&m_scanner, &FolderScanner::gone, this, [this](const QStringList& paths) {
    m_model.remove(paths);
    if (m_model.counts().titled == 0) {
      orderByTitles(false);
    }
  });
  connect(&m_scanner, &FolderScanner::walked, &m_watch, &FolderWatch::watchFolders);
  connect(&m_scanner, &FolderScanner::finished, this, [this] {
    if (m_changedMeanwhile) {
      followDisk();
    }
    Q_EMIT described();
  });
  connect(&m_watch, &FolderWatch::changed, this, &FileList::followDisk);
  for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
    connect(m_order, signal, this, &FileList::changed);
  }
  connect(m_order, &QAbstractItemModel::layoutChanged, this, &FileList::changed);
  connect(m_order, &BrowserOrder::partsShownChanged, this, [this] {
    showPosition();
    Q_EMIT described();
  });
}

void FileList::orderByTitles(bool titles) {
  const bool byTitle = m_order->sortColumn() == BrowserModel::Title;
  if (titles && !m_orderChosen) {
    m_order->sort(BrowserModel::Title);
  } else if (!titles && byTitle) {
    m_order->sort(BrowserModel::Name);
    m_orderChosen = false;
  }
}

void FileList::sortBy(BrowserModel::Column column, Qt::SortOrder order) {
  m_orderChosen = true;
  m_order->sort(column, order);
}

void FileList::takeIn(const std::vector<BrowserEntry>& entries) {
  const bool titled = m_model.counts().titled > 0;
  m_model.update(entries);
  if (!titled && m_model.counts().titled > 0) {
    orderByTitles(true);
  }
  // What the user selected meanwhile stays.
  const QStringList sought{m_cameFrom, m_triedFile, m_openFile};
  if (std::ranges::any_of(entries, [&](const BrowserEntry& entry) { return sought.contains(entry.path); })) {
    showPosition();
  }
  Q_EMIT described();
}

void FileList::listPlace(const Listing& place) {
  m_scanner.stop();
  m_model.clear();
  if (place != m_place) {
    setFilter({}, FileQuery::Inside::Never); // it would hide files of the other place
  }
  orderByTitles(false);
  m_problem.clear();
  if (place.archive.isEmpty()) {
    m_outside = place;
  }
  m_place = place;
  Q_EMIT changed();
  scan({});
  Q_EMIT described();
}

void FileList::scan(const FolderScanner::Stamps& known) {
  m_changedMeanwhile = false;
  if (!m_place.archive.isEmpty()) {
    m_archiveStamp = FolderScanner::stampOf(m_place.archive);
    m_scanner.enter(m_place.archive, m_place.inside);
  } else if (!m_place.folder.isEmpty()) {
    m_scanner.scan(m_place.folder, known);
  } else {
    m_scanner.list(m_place.files, known);
  }
}

void FileList::followDisk() {
  if (m_scanner.busy()) {
    m_changedMeanwhile = true;
    return;
  }
  if (!m_place.archive.isEmpty()) {
    if (QFileInfo::exists(m_place.archive) && m_archiveStamp != FolderScanner::stampOf(m_place.archive)) {
      listPlace(Listing(m_place));
    }
    return;
  }
  FolderScanner::Stamps known;
  for (int row = 0; row < m_model.rowCount(); ++row) {
    known.insert(m_model.at(row).path, {m_model.at(row).modified, m_model.at(row).size});
  }
  scan(known);
}

void FileList::showFolder(const QString& folder) {
  m_cameFrom.clear();
  listPlace({folder, {}, {}, {}});
}

void FileList::showFiles(const QStringList& files) {
  m_cameFrom.clear();
  listPlace({{}, files, {}, {}});
}

void FileList::enterArchive(const QString& archive) {
  m_cameFrom.clear();
  listPlace({{}, {}, archive, m_place.archive == archive ? m_place.inside : QString()});
}

void FileList::goUp() {
  if (m_place.archive.isEmpty()) {
    return;
  }
  if (!m_place.inside.isEmpty()) {
    m_cameFrom = m_place.archive + QLatin1Char('/') + m_place.inside;
    listPlace({{}, {}, m_place.archive, files::folderOf(m_place.inside)});
    return;
  }
  m_cameFrom = m_place.archive;
  const bool known = !m_outside.folder.isEmpty() || !m_outside.files.isEmpty();
  listPlace(known ? m_outside : Listing{QFileInfo(m_place.archive).path(), {}, {}, {}});
}

void FileList::setFilter(const QString& text, FileQuery::Inside inside) {
  m_filter = text;
  m_order->setQuery(FileQuery(text, inside));
  Q_EMIT described();
}

void FileList::activate(const QModelIndex& shown, OpenHow how) {
  const BrowserEntry& entry = entryOf(shown);
  if (entry.kind == BrowserEntry::Kind::Folder) {
    listPlace({{}, {}, m_place.archive, entry.path.mid(m_place.archive.size() + 1)});
  } else {
    Q_EMIT openRequested(entry.path, how);
  }
}

void FileList::setTriedFile(const QString& path) {
  m_triedFile = path;
  m_cameFrom.clear();
  showPosition();
  Q_EMIT changed();
}

void FileList::setOpenFile(const QString& path) {
  m_model.failed().remove(path);
  m_openFile = path;
  Q_EMIT opened(path);
  setTriedFile(path);
}

void FileList::showPosition() {
  const QModelIndex cameFrom = indexOf(m_cameFrom);
  const QModelIndex index = cameFrom.isValid() ? cameFrom : position();
  if (index.isValid()) {
    m_selection->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    Q_EMIT positionShown(index);
  }
}

QModelIndex FileList::position() const {
  const QModelIndex tried = indexOf(m_triedFile);
  return tried.isValid() ? tried : indexOf(m_openFile);
}

QModelIndex FileList::indexOf(const QString& path) const {
  const int row = path.isEmpty() ? -1 : m_model.rowOf(path);
  return row < 0 ? QModelIndex() : m_order->mapFromSource(m_model.index(row, BrowserModel::Name));
}

QString FileList::neighbour(int step) const {
  const QModelIndex from = position();
  const int count = m_order->rowCount();
  int row = from.isValid() ? from.row() + step : (step > 0 ? 0 : count - 1);
  const auto sourceRow = [this](int shown) { return m_order->mapToSource(m_order->index(shown, 0)).row(); };
  while (row >= 0 && row < count && !m_model.canOpen(sourceRow(row))) {
    row += step > 0 ? 1 : -1;
  }
  return row >= 0 && row < count ? m_model.at(sourceRow(row)).path : QString();
}

} // namespace vitrine::ui
