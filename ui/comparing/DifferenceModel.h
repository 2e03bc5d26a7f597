#pragma once

#include "ui/comparing/DifferenceFilter.h"
#include "ui/widgets/GroupedModel.h"

namespace vitrine::ui {

/// The differences of two files as a tree: groups, and below them the differences that are listed.
class DifferenceModel : public GroupedModel<const comparing::DifferenceGroup*, const comparing::Difference*> {
  Q_OBJECT

public:
  enum Column { Name, Change };

  explicit DifferenceModel(QObject* parent = nullptr);

  void show(const ComparisonPtr& comparison, const ListedGroups& groups);

  /// Null: the index is of a group, or of nothing.
  const comparing::Difference* differenceAt(const QModelIndex& index) const;
  /// Group that the index is of, or is in; null: the index is invalid.
  const comparing::DifferenceGroup* groupAt(const QModelIndex& index) const;

private:
  ComparisonPtr m_comparison;
};

} // namespace vitrine::ui
