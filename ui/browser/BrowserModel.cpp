#include "ui/browser/BrowserModel.h"

#include "ui/style/Icons.h"
#include "ui/widgets/Texts.h"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPalette>

namespace vitrine::ui {
namespace {

/// Names in old files were written without regard to case, and with either slash.
QString comparedPath(QString path) {
  path.replace(QLatin1Char('\\'), QLatin1Char('/'));
  return QDir::cleanPath(path).toLower();
}

} // namespace

void BrowserModel::clear() {
  beginResetModel();
  m_entries.clear();
  m_rows.clear();
  m_rowsByKey.clear();
  m_owners.clear();
  m_titled = m_parts = m_folders = 0;
  endResetModel();
}

void BrowserModel::append(const std::vector<BrowserEntry>& entries) {
  if (entries.empty()) {
    return;
  }
  const int first = rowCount();
  beginInsertRows({}, first, first + static_cast<int>(entries.size()) - 1);
  for (const BrowserEntry& entry : entries) {
    const int row = rowCount();
    const QString key = comparedPath(entry.path);
    m_rows.insert(entry.path, row);
    m_rowsByKey.insert(key, row);
    m_entries.push_back({entry, QFileInfo(entry.path).fileName(), {}});
    m_titled += entry.title.isEmpty() ? 0 : 1;
    m_folders += entry.kind == BrowserEntry::Kind::Folder ? 1 : 0;
    markAsPart(row, m_owners.value(key));
  }
  endInsertRows();
  for (const BrowserEntry& entry : entries) {
    claimParts(entry);
  }
}

void BrowserModel::claimParts(const BrowserEntry& owner) {
  if (owner.title.isEmpty()) {
    return;
  }
  const QString folder = QFileInfo(owner.path).path() + QLatin1Char('/');
  for (const QString& part : owner.parts) {
    const QString key = comparedPath(folder + part);
    if (m_owners.contains(key)) {
      continue;
    }
    m_owners.insert(key, owner.title);
    if (const int row = m_rowsByKey.value(key, -1); row >= 0) {
      markAsPart(row, owner.title);
      Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
  }
}

void BrowserModel::markAsPart(int row, const QString& owner) {
  Row& part = m_entries[static_cast<std::size_t>(row)];
  // What has a title of its own stands for itself.
  if (!owner.isEmpty() && part.entry.title.isEmpty() && part.owner.isEmpty()) {
    part.owner = owner;
    ++m_parts;
  }
}

int BrowserModel::rowOf(const QString& path) const {
  return m_rows.value(path, -1);
}

BrowserModel::Rank BrowserModel::rankOf(int row) const {
  if (!rowAt(row).entry.title.isEmpty()) {
    return Rank::Titled;
  }
  return rowAt(row).owner.isEmpty() ? Rank::Plain : Rank::Part;
}

int BrowserModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int BrowserModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QString BrowserModel::toolTip(const Row& row) const {
  QString tip = QDir::toNativeSeparators(row.entry.path);
  if (row.entry.kind == BrowserEntry::Kind::Other) {
    const char* foreign = row.entry.foreign;
    tip += QLatin1Char('\n') +
           (foreign ? formatText(QString::fromLatin1(foreign)) : tr("of no format that can be opened"));
  }
  if (!row.owner.isEmpty()) {
    tip += QLatin1Char('\n') + tr("belongs to %1").arg(row.owner);
  }
  return plainToolTip(tip);
}

QVariant BrowserModel::cell(const Row& row, int column, bool forSorting) const {
  switch (column) {
  case Name:
    return row.name;
  case Title:
    return forSorting && row.entry.title.isEmpty() ? row.name : row.entry.title;
  case Format:
    return row.entry.kind == BrowserEntry::Kind::Folder ? tr("Folder") : formatText(row.entry.formatName);
  case Size:
    if (row.entry.kind == BrowserEntry::Kind::Folder && !forSorting) {
      return {};
    }
    return forSorting ? QVariant(static_cast<qulonglong>(row.entry.size)) : QVariant(sizeText(row.entry.size));
  case Folder:
    return QDir::toNativeSeparators(row.entry.folder);
  default:
    return {};
  }
}

QVariant BrowserModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) {
    return {};
  }
  const Row& row = rowAt(index.row());
  switch (role) {
  case Qt::DisplayRole:
  case kSortRole:
    return cell(row, index.column(), role == kSortRole);
  case Qt::ToolTipRole:
    return toolTip(row);
  case Qt::ForegroundRole:
    return row.owner.isEmpty() && row.entry.kind != BrowserEntry::Kind::Other
               ? QVariant()
               : QVariant(QGuiApplication::palette().color(QPalette::PlaceholderText));
  case Qt::DecorationRole:
    return index.column() == Name && row.entry.kind == BrowserEntry::Kind::Folder
               ? QVariant(icon(QStringLiteral("folder")))
               : QVariant();
  case Qt::TextAlignmentRole:
    return index.column() == Size ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
  default:
    return {};
  }
}

QVariant BrowserModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
    return {};
  }
  switch (section) {
  case Name:
    return tr("Name");
  case Title:
    return tr("Title");
  case Format:
    return tr("Format");
  case Size:
    return tr("Size");
  case Folder:
    return tr("Folder");
  default:
    return {};
  }
}

} // namespace vitrine::ui
