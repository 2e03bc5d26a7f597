#include "ui/inspector/PropertyModel.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

namespace vitrine::ui {
namespace {

/// Internal id of group rows; lines carry the number of their group.
constexpr quintptr kGroup = ~quintptr{0};

} // namespace

void PropertyModel::setGroups(std::vector<PropertyGroup> groups) {
  beginResetModel();
  m_groups = std::move(groups);
  endResetModel();
}

const PropertyLine* PropertyModel::lineOf(const QModelIndex& index) const {
  return index.isValid() && index.internalId() != kGroup
             ? &m_groups[index.internalId()].lines[static_cast<std::size_t>(index.row())]
             : nullptr;
}

QModelIndex PropertyModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) {
    return {};
  }
  return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) : kGroup);
}

QModelIndex PropertyModel::parent(const QModelIndex& child) const {
  return child.isValid() && child.internalId() != kGroup ? createIndex(static_cast<int>(child.internalId()), 0, kGroup)
                                                         : QModelIndex();
}

int PropertyModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) {
    return static_cast<int>(m_groups.size());
  }
  const bool isGroup = parent.internalId() == kGroup && parent.column() == 0;
  return isGroup ? static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].lines.size()) : 0;
}

int PropertyModel::columnCount(const QModelIndex&) const {
  return 2;
}

QVariant PropertyModel::groupData(const QModelIndex& index, int role) const {
  if (index.column() == 0 && role == Qt::DisplayRole) {
    return m_groups[static_cast<std::size_t>(index.row())].title;
  }
  if (role == Qt::FontRole) {
    QFont font = QGuiApplication::font();
    font.setBold(true);
    return font;
  }
  return {};
}

QVariant PropertyModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) {
    return {};
  }
  const PropertyLine* line = lineOf(index);
  if (!line) {
    return groupData(index, role);
  }
  switch (role) {
  case Qt::DisplayRole:
    return index.column() == 0 ? line->key : line->value;
  case Qt::ToolTipRole:
    return line->toolTip.isEmpty() ? line->value : line->toolTip;
  case Qt::ForegroundRole:
    return index.column() == 1 && line->leadsTo ? QVariant(QGuiApplication::palette().color(QPalette::Link))
                                                : QVariant();
  default:
    return {};
  }
}

QVariant PropertyModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
    return {};
  }
  return section == 0 ? tr("Property") : tr("Value");
}

} // namespace vitrine::ui
