#include "ui/navigation/NodeListModel.h"

#include "ui/outline/SceneTreeModel.h"
#include "ui/widgets/CoordinatesText.h"

namespace vitrine::ui {

NodeListModel::NodeListModel(const Session& session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session) {
  connect(&session, &Session::documentChanged, this, &NodeListModel::rebuild);
  rebuild();
}

void NodeListModel::rebuild() {
  beginResetModel();
  m_nodes.clear();
  if (const Scene* scene = m_session.scene()) {
    for (const NodeIndex index : scene->nodes.indices()) {
      const scene::Node& node = scene->nodes[index];
      const bool thing = node.kind != scene::NodeKind::Group && node.kind != scene::NodeKind::Bone;
      if (thing && !node.name.isEmpty()) {
        m_nodes.push_back(index);
      }
    }
  }
  endResetModel();
}

int NodeListModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_nodes.size());
}

int NodeListModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant NodeListModel::data(const QModelIndex& index, int role) const {
  const Scene* scene = m_session.scene();
  if (!scene || role != Qt::DisplayRole) {
    return {};
  }
  const NodeIndex shown = nodeAt(index.row());
  const scene::Node& node = scene->nodes[shown];
  switch (index.column()) {
  case Name:
    return node.name;
  case Kind:
    return nodeKindText(node.kind);
  case Position:
    return coordinatesText(scene->sourceAxes.toFile(scene->worldTransform(shown).column(3).toVector3D()));
  default:
    return {};
  }
}

} // namespace vitrine::ui
