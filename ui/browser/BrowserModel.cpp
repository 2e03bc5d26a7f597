#include "ui/browser/BrowserModel.h"

#include "ui/widgets/Texts.h"

#include <QDir>
#include <QFileInfo>

namespace vitrine::ui {

void BrowserModel::clear() {
  beginResetModel();
  m_entries.clear();
  m_rows.clear();
  endResetModel();
}

void BrowserModel::append(const std::vector<BrowserEntry>& entries) {
  if (entries.empty()) {
    return;
  }
  const int first = rowCount();
  beginInsertRows({}, first, first + static_cast<int>(entries.size()) - 1);
  for (const BrowserEntry& entry : entries) {
    m_rows.insert(entry.path, static_cast<int>(m_entries.size()));
    m_entries.push_back(entry);
  }
  endInsertRows();
}

int BrowserModel::rowOf(const QString& path) const {
  return m_rows.value(path, -1);
}

int BrowserModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int BrowserModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant BrowserModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) {
    return {};
  }
  const BrowserEntry& entry = at(index.row());
  if (role == Qt::ToolTipRole) {
    return QDir::toNativeSeparators(entry.path);
  }
  if (role == Qt::TextAlignmentRole && index.column() == Size) {
    return int(Qt::AlignRight | Qt::AlignVCenter);
  }
  if (role != Qt::DisplayRole && role != kSortRole) {
    return {};
  }
  switch (index.column()) {
  case Name:
    return QFileInfo(entry.path).fileName();
  case Format:
    return formatText(entry.formatName);
  case Size:
    return role == kSortRole ? QVariant(static_cast<qulonglong>(entry.size)) : QVariant(sizeText(entry.size));
  case Folder:
    return QDir::toNativeSeparators(entry.folder);
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
