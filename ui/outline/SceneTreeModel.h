#pragma once

#include "ui/session/Session.h"

#include <QAbstractItemModel>

namespace vitrine::ui {

/// The nodes of the session's scene as a tree. The first column can be unchecked to hide what is below a node; nodes
/// that show nothing have no box. Watches the session by itself.
class SceneTreeModel : public QAbstractItemModel {
  Q_OBJECT

public:
  enum Column { Name, Kind, ColumnCount };

  explicit SceneTreeModel(Session& session, QObject* parent = nullptr);

  QModelIndex indexOf(int node) const;
  /// kNone for an invalid index.
  static int nodeOf(const QModelIndex& index);

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& child) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
  struct Branch {
    std::vector<int> children;
    int row = 0;             ///< among its siblings
    std::uint32_t items = 0; ///< at and below the node
    std::uint32_t hidden = 0;
  };

  void rebuild();
  void countHidden();
  void updateChecks();
  const std::vector<int>& childrenOf(const QModelIndex& parent) const;
  QVariant checkState(int node) const;

  Session& m_session;
  std::vector<Branch> m_branches; ///< by node
  std::vector<int> m_roots;
};

/// What kind of thing a node is, for people.
QString nodeKindText(scene::NodeKind kind);

} // namespace vitrine::ui
