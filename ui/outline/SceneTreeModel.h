#pragma once

#include "ui/session/Session.h"

#include <QAbstractItemModel>

#include <functional>
#include <map>

namespace vitrine::ui {

/// The nodes of the session's scene as a tree. The first column can be unchecked to hide what is below a node; nodes
/// that show nothing have no box, those that a choice of layers leaves out are grey. The box of a node that alone has
/// its layer switches the layer on, too. Below an animated model's node a
/// row "Animations" has its animations; those of no animated model have such a row at the end. The chosen one is bold.
/// Watches the session by itself.
class SceneTreeModel : public QAbstractItemModel {
  Q_OBJECT

public:
  enum Column { Name, Kind, ColumnCount };

  explicit SceneTreeModel(Session& session, QObject* parent = nullptr);

  /// Data of a node that is dragged, made new each time; null: it cannot be.
  using Dragged = std::function<QMimeData*(NodeIndex node)>;
  void setDragged(Dragged dragged) { m_dragged = std::move(dragged); }

  QModelIndex indexOf(NodeIndex node) const;
  QModelIndex indexOfAnimation(scene::AnimationIndex animation) const;
  /// Node of a row; kNone for an invalid index, and one of an animation.
  static NodeIndex nodeOf(const QModelIndex& index);
  /// Animation of a row; kNone for an index of anything else.
  static scene::AnimationIndex animationOf(const QModelIndex& index);
  /// True for a row that has animations below it.
  static bool isAnimations(const QModelIndex& index);

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& child) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  QMimeData* mimeData(const QModelIndexList& indexes) const override;

private:
  struct Branch {
    std::vector<NodeIndex> children;
    int row = 0;             ///< among its siblings
    std::uint32_t items = 0; ///< at and below the node
    std::uint32_t hidden = 0;
    std::size_t list = kNoList; ///< of the animations below it, into m_lists
  };
  /// The animations of an animated model, or of none.
  struct AnimationList {
    NodeIndex node; ///< below which it stands; kNone: at the end of the tree
    std::vector<scene::AnimationIndex> animations;
  };
  static constexpr auto kNoList = static_cast<std::size_t>(-1);

  void rebuild();
  void followCompletion();
  void addNodes(const Scene& scene);
  void addAnimations(const Scene& scene);
  void follow();
  void followAnimation();
  void followLayers();
  /// True for nodes that no layer hides.
  scene::ByNode<bool> shownNodes() const;
  void countHidden();
  void updateChecks();
  /// The list that stands behind the nodes below `parent`.
  std::size_t listBelow(const QModelIndex& parent) const;
  QModelIndex indexOfList(std::size_t list) const;
  const std::vector<NodeIndex>& nodesBelow(const QModelIndex& parent) const;
  const std::vector<scene::AnimationIndex>& animationsBelow(const QModelIndex& list) const;
  /// True for nodes with something to hide.
  bool canBeHidden(NodeIndex node) const { return m_branches[node].items > 0 || m_layerToggles.contains(node); }
  /// True for a node that alone has its layer, which is off.
  bool isLayerOff(NodeIndex node) const;
  QVariant checkState(NodeIndex node) const;
  QVariant nodeData(NodeIndex index, int column, int role) const;
  QVariant animationData(scene::AnimationIndex animation, int column, int role) const;

  Session& m_session;
  Dragged m_dragged; ///< empty: nothing is
  scene::ByNode<Branch> m_branches;
  std::vector<NodeIndex> m_roots;
  scene::ByNode<bool> m_shown;
  std::map<NodeIndex, QString> m_layerToggles; ///< as of layerToggles
  std::vector<AnimationList> m_lists;
  std::size_t m_rootList = kNoList;
  scene::ByAnimation<std::pair<std::size_t, int>> m_places; ///< list of an animation, and its row in there
  scene::AnimationIndex m_animation;                        ///< shown as chosen
};

/// Kind of a node, in words.
QString nodeKindText(scene::NodeKind kind);

/// Name of a node for people; nodes without a name have that of their kind.
QString nodeText(const scene::Node& node);

} // namespace vitrine::ui
