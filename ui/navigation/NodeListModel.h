#pragma once

#include "ui/session/Session.h"

#include <QAbstractTableModel>

namespace vitrine::ui {

/// The things of a scene that one can go to, by name: entities, props, lights, markers; not the groups they are in.
class NodeListModel : public QAbstractTableModel {
  Q_OBJECT

public:
  enum Column { Name, Kind, Position, ColumnCount };

  /// `session` must outlive this model.
  explicit NodeListModel(const Session& session, QObject* parent = nullptr);

  NodeIndex nodeAt(int row) const { return m_nodes[static_cast<std::size_t>(row)]; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

private:
  void rebuild();

  const Session& m_session;
  std::vector<NodeIndex> m_nodes;
};

} // namespace vitrine::ui
