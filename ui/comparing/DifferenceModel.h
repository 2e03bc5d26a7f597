#pragma once

#include "ui/comparing/DifferenceFilter.h"

#include <QAbstractItemModel>

namespace vitrine::ui {

/// The differences of two files as a tree: groups, and below them the differences that are listed.
class DifferenceModel : public QAbstractItemModel {
  Q_OBJECT

public:
  enum Column { Name, Change };

  using QAbstractItemModel::QAbstractItemModel;

  void show(const ComparisonPtr& comparison, ListedGroups groups);

  /// Null: the index is of a group, or of nothing.
  const comparing::Difference* differenceAt(const QModelIndex& index) const;
  /// Group that the index is of, or is in; null: the index is invalid.
  const comparing::DifferenceGroup* groupAt(const QModelIndex& index) const;
  /// Invalid: the difference is not listed.
  QModelIndex indexOf(const comparing::Difference* difference) const;
  /// Number of differences that are listed.
  std::size_t listedCount() const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& index) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  static QVariant groupData(const comparing::DifferenceGroup& group, int column, int role);
  static QVariant differenceData(const comparing::Difference& difference, int column, int role);

  ComparisonPtr m_comparison;
  ListedGroups m_groups;
};

} // namespace vitrine::ui
