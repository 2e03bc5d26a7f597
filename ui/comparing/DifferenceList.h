#pragma once

#include "core/base/Task.h"
#include "ui/comparing/DifferenceModel.h"

#include <QTimer>
#include <QWidget>

#include <map>

class QCheckBox;
class QLabel;
class QLineEdit;
class QTreeView;

namespace vitrine::ui {

/// The differences of two files as a list, with words and kinds of changes to filter it by. The boxes of the kinds are
/// the legend of the colours in the pictures.
class DifferenceList : public QWidget {
  Q_OBJECT

public:
  explicit DifferenceList(QWidget* parent = nullptr);

  void show(const ComparisonPtr& comparison);
  /// Null: none, or a whole group is chosen.
  const comparing::Difference* current() const;
  const comparing::DifferenceGroup* currentGroup() const;
  /// Makes a difference the current row where it is listed.
  void choose(const comparing::Difference* difference);
  /// Where the keys of the list go.
  QWidget& view() const;
  const DifferenceModel& model() const { return m_model; }
  bool isFiltering() const { return m_soon.isActive() || m_filtering.isRunning(); }

Q_SIGNALS:
  /// Another row is the current one, or none.
  void chosen();
  /// A double click, or Enter.
  void activated();

protected:
  void changeEvent(QEvent* event) override;

private:
  QWidget* makeKinds();
  void prepareTree();
  void filter();
  void take(const ListedGroups& groups);
  void nameKinds();
  void tell();
  /// Tells of the current row where it is another than before.
  void tellChosen();

  using Chosen = std::pair<const comparing::DifferenceGroup*, const comparing::Difference*>;

  ComparisonPtr m_comparison;
  DifferenceModel m_model;
  base::Task m_filtering;
  QTimer m_soon;
  QLineEdit* m_words;
  std::map<comparing::Change, QCheckBox*> m_kinds;
  QTreeView* m_tree;
  QLabel* m_state;
  Chosen m_chosen;                                 ///< as told last; null: none
  const comparing::Difference* m_wanted = nullptr; ///< to be current again after filtering; of m_comparison
};

} // namespace vitrine::ui
