#pragma once

#include "ui/inspector/PropertyGroups.h"

#include <QAbstractItemModel>

namespace vitrine::ui {

/// Groups of properties as a tree of two levels: key and value.
class PropertyModel : public QAbstractItemModel {
  Q_OBJECT

public:
  using QAbstractItemModel::QAbstractItemModel;

  void setGroups(std::vector<PropertyGroup> groups);
  /// Null for a group's own row.
  const PropertyLine* lineOf(const QModelIndex& index) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& child) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  QVariant groupData(const QModelIndex& index, int role) const;

  std::vector<PropertyGroup> m_groups;
};

} // namespace vitrine::ui
