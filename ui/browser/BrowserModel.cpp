#include "ui/browser/BrowserModel.h"

#include "ui/style/Appearance.h"
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

BrowserModel::BrowserModel(QObject* parent) : QAbstractTableModel(parent) {
  connect(&m_failed, &FailedFiles::changed, this, [this](const QString& path) {
    if (const int row = rowOf(path); row >= 0) {
      tellChanged(row);
    }
  });
}

void BrowserModel::tellChanged(int row) {
  Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

void BrowserModel::clear() {
  beginResetModel();
  m_entries.clear();
  m_rows.clear();
  m_rowsByKey.clear();
  m_owners.clear();
  m_names.clear();
  m_titled = m_parts = 0;
  m_files = 0;
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
    m_files += entry.files;
    markAsPart(row, m_owners.value(key));
  }
  endInsertRows();
  for (int row = first; row < rowCount(); ++row) {
    compareNames(row);
  }
  for (const BrowserEntry& entry : entries) {
    claimParts(entry);
  }
}

void BrowserModel::compareNames(int row) {
  for (const int other : m_names[rowAt(row).name.toLower()].add(row, at(row).folder)) {
    tellChanged(other);
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
      tellChanged(row);
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

QString BrowserModel::place(const Row& row) const {
  const auto named = m_names.constFind(row.name.toLower());
  return named != m_names.cend() ? QDir::toNativeSeparators(named->distinguishing(row.entry.folder)) : QString();
}

QString BrowserModel::toolTip(const Row& row) const {
  QString tip = QDir::toNativeSeparators(row.entry.path);
  if (const QString reason = m_failed.reason(row.entry.path); !reason.isEmpty()) {
    tip += QLatin1Char('\n') + reason;
  }
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

/// Marks beside a name are said after it.
QString BrowserModel::spoken(const Row& row, int column) const {
  QStringList parts{cell(row, column, false).toString()};
  if (column == Name) {
    parts << place(row) << m_failed.reason(row.entry.path);
  }
  parts.removeAll(QString());
  return parts.join(QStringLiteral(", "));
}

QVariant BrowserModel::color(const Row& row) const {
  if (!m_failed.reason(row.entry.path).isEmpty()) {
    return errorColor();
  }
  const bool dim = !row.owner.isEmpty() || row.entry.kind == BrowserEntry::Kind::Other;
  return dim ? QVariant(QGuiApplication::palette().color(QPalette::PlaceholderText)) : QVariant();
}

QVariant BrowserModel::iconOf(const Row& row, int column) const {
  if (column != Name) {
    return {};
  }
  if (!m_failed.reason(row.entry.path).isEmpty()) {
    return icon(QStringLiteral("damage"));
  }
  if (row.entry.kind == BrowserEntry::Kind::Folder) {
    return icon(QStringLiteral("folder"));
  }
  // An archive, not a map with files in it.
  return row.entry.container && !row.entry.pictured ? QVariant(icon(QStringLiteral("archive"))) : QVariant();
}

QString BrowserModel::pictured(const Row& row) const {
  return row.entry.pictured && m_failed.reason(row.entry.path).isEmpty() ? row.entry.path : QString();
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
  case kPlaceRole:
    return index.column() == Name ? QVariant(place(row)) : QVariant();
  case Qt::AccessibleTextRole:
    return spoken(row, index.column());
  case Qt::ForegroundRole:
    return color(row);
  case Qt::DecorationRole:
    return iconOf(row, index.column());
  case kThumbnailRole:
    return pictured(row);
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
