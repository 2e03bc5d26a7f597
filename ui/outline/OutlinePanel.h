#pragma once

#include "ui/outline/SceneTreeModel.h"
#include "ui/outline/SectionTreeModel.h"
#include "ui/session/Selection.h"
#include "ui/widgets/FilteredTree.h"
#include "ui/widgets/FittedColumn.h"

#include <QTabWidget>

namespace vitrine::ui {

/// The two trees of a document beside each other: what the scene is made of, and what the file is made of. Both follow
/// the selection and set it.
class OutlinePanel : public QTabWidget {
  Q_OBJECT

public:
  /// Places of the two trees among the tabs.
  static constexpr int kSceneTab = 0;
  static constexpr int kStructureTab = 1;

  /// Referenced arguments must outlive this widget.
  OutlinePanel(Session& session, Selection& selection, QWidget* parent = nullptr);

  /// Lets sections and nodes be dragged out of the trees.
  void setDragged(SectionTreeModel::Dragged section, SceneTreeModel::Dragged node);

Q_SIGNALS:
  /// A node was activated (Enter, double click): show it.
  void nodeActivated(vitrine::NodeIndex node);
  /// The user went to the row of an animation: choose it.
  void animationPicked(vitrine::scene::AnimationIndex animation);
  /// An animation was activated (Enter, double click): play it.
  void animationActivated(vitrine::scene::AnimationIndex animation);
  void contextMenuRequested(QPoint globalPosition);
  /// The same on a section of the structure, which is selected.
  void sectionMenuRequested(QPoint globalPosition);

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  void arrange();
  /// Opens the groups of this depth below a row that have few rows, and closes the others.
  static void openShortGroups(QTreeView& tree, const QModelIndex& parent, int depth);
  void giveRoomToNodeNames();
  void giveRoomToSectionNames();
  void followSelection();
  void pick(const QModelIndex& index);
  void activate(const QModelIndex& index);
  /// Row of the selection in the scene tree; invalid: it has none.
  QModelIndex selectedRow() const;

  Session& m_session;
  Selection& m_selection;
  SceneTreeModel m_sceneModel;
  SectionTreeModel m_sectionModel;
  FilteredTree* m_sceneTree;
  FilteredTree* m_sectionTree;
  FittedColumn* m_nodeNames;
};

} // namespace vitrine::ui
