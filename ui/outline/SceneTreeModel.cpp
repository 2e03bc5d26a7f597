#include "ui/outline/SceneTreeModel.h"

#include "ui/selection/Selection.h"
#include "ui/style/Icons.h"
#include "ui/widgets/Texts.h"

#include <QCoreApplication>
#include <QIcon>

namespace vitrine::ui {
namespace {

QString iconName(scene::NodeKind kind) {
  switch (kind) {
  case scene::NodeKind::World:
    return QStringLiteral("node-world");
  case scene::NodeKind::BrushModel:
  case scene::NodeKind::Block:
    return QStringLiteral("node-mesh");
  case scene::NodeKind::Prop:
    return QStringLiteral("node-prop");
  case scene::NodeKind::Entity:
    return QStringLiteral("node-entity");
  case scene::NodeKind::Light:
    return QStringLiteral("node-light");
  case scene::NodeKind::Camera:
    return QStringLiteral("camera");
  case scene::NodeKind::Marker:
    return QStringLiteral("node-marker");
  case scene::NodeKind::Bone:
    return QStringLiteral("node-bone");
  case scene::NodeKind::Group:
    break;
  }
  return QStringLiteral("node-group");
}

/// The names of groups are the format's own words; other names are the file's.
QString nodeText(const scene::Node& node) {
  if (node.name.isEmpty()) {
    return nodeKindText(node.kind);
  }
  const bool named = node.kind == scene::NodeKind::Group || node.kind == scene::NodeKind::World;
  return named ? formatText(node.name) : node.name;
}

bool hiddenByUser(const SceneState& state, DrawItemId item) {
  return state.hidden.contains(item) || (!state.isolated.empty() && !state.isolated.contains(item));
}

} // namespace

QString nodeKindText(scene::NodeKind kind) {
  switch (kind) {
  case scene::NodeKind::World:
    return SceneTreeModel::tr("World");
  case scene::NodeKind::BrushModel:
    return SceneTreeModel::tr("Brush model");
  case scene::NodeKind::Block:
    return SceneTreeModel::tr("Block");
  case scene::NodeKind::Prop:
    return SceneTreeModel::tr("Prop");
  case scene::NodeKind::Entity:
    return SceneTreeModel::tr("Entity");
  case scene::NodeKind::Light:
    return SceneTreeModel::tr("Light");
  case scene::NodeKind::Camera:
    return SceneTreeModel::tr("Camera");
  case scene::NodeKind::Marker:
    return SceneTreeModel::tr("Marker");
  case scene::NodeKind::Bone:
    return SceneTreeModel::tr("Bone");
  case scene::NodeKind::Group:
    break;
  }
  return SceneTreeModel::tr("Group");
}

SceneTreeModel::SceneTreeModel(Session& session, QObject* parent) : QAbstractItemModel(parent), m_session(session) {
  rebuild();
  connect(&session, &Session::documentChanged, this, &SceneTreeModel::rebuild);
  connect(&session, &Session::stateChanged, this, &SceneTreeModel::updateChecks);
}

void SceneTreeModel::rebuild() {
  beginResetModel();
  m_branches.clear();
  m_roots.clear();
  if (const Scene* scene = m_session.scene()) {
    m_branches.resize(scene->nodes.size());
    for (std::size_t i = 0; i < scene->nodes.size(); ++i) {
      const int parent = scene->nodes[i].parent;
      auto& siblings = parent == scene::kNone ? m_roots : m_branches[static_cast<std::size_t>(parent)].children;
      m_branches[i].row = static_cast<int>(siblings.size());
      siblings.push_back(static_cast<int>(i));
    }
    countHidden();
  }
  endResetModel();
}

void SceneTreeModel::countHidden() {
  const Scene& scene = *m_session.scene();
  for (Branch& branch : m_branches) {
    branch.items = branch.hidden = 0;
  }
  for (DrawItemId item = 0; item < scene.drawItems().size(); ++item) {
    Branch& branch = m_branches[static_cast<std::size_t>(scene.drawItems()[item].node)];
    ++branch.items;
    branch.hidden += hiddenByUser(m_session.state(), item) ? 1 : 0;
  }
  for (std::size_t i = m_branches.size(); i-- > 0;) {
    if (const int parent = scene.nodes[i].parent; parent != scene::kNone) {
      m_branches[static_cast<std::size_t>(parent)].items += m_branches[i].items;
      m_branches[static_cast<std::size_t>(parent)].hidden += m_branches[i].hidden;
    }
  }
}

void SceneTreeModel::updateChecks() {
  if (!m_session.scene()) {
    return;
  }
  std::vector<std::uint32_t> before;
  before.reserve(m_branches.size());
  for (const Branch& branch : m_branches) {
    before.push_back(branch.hidden);
  }
  countHidden();
  for (std::size_t i = 0; i < m_branches.size(); ++i) {
    if (m_branches[i].hidden != before[i]) {
      const QModelIndex changed = indexOf(static_cast<int>(i));
      Q_EMIT dataChanged(changed, changed, {Qt::CheckStateRole});
    }
  }
}

QModelIndex SceneTreeModel::indexOf(int node) const {
  if (node < 0 || static_cast<std::size_t>(node) >= m_branches.size()) {
    return {};
  }
  return createIndex(m_branches[static_cast<std::size_t>(node)].row, Name, static_cast<quintptr>(node));
}

int SceneTreeModel::nodeOf(const QModelIndex& index) {
  return index.isValid() ? static_cast<int>(index.internalId()) : scene::kNone;
}

const std::vector<int>& SceneTreeModel::childrenOf(const QModelIndex& parent) const {
  return parent.isValid() ? m_branches[parent.internalId()].children : m_roots;
}

QModelIndex SceneTreeModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) {
    return {};
  }
  return createIndex(row, column, static_cast<quintptr>(childrenOf(parent)[static_cast<std::size_t>(row)]));
}

QModelIndex SceneTreeModel::parent(const QModelIndex& child) const {
  return child.isValid() ? indexOf(m_session.scene()->nodes[child.internalId()].parent) : QModelIndex();
}

int SceneTreeModel::rowCount(const QModelIndex& parent) const {
  return parent.column() > 0 ? 0 : static_cast<int>(childrenOf(parent).size());
}

int SceneTreeModel::columnCount(const QModelIndex&) const {
  return ColumnCount;
}

QVariant SceneTreeModel::checkState(int node) const {
  const Branch& branch = m_branches[static_cast<std::size_t>(node)];
  if (branch.items == 0) {
    return {};
  }
  if (branch.hidden == 0) {
    return Qt::Checked;
  }
  return branch.hidden == branch.items ? Qt::Unchecked : Qt::PartiallyChecked;
}

QVariant SceneTreeModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) {
    return {};
  }
  const scene::Node& node = m_session.scene()->nodes[index.internalId()];
  if (index.column() == Kind) {
    return role == Qt::DisplayRole ? QVariant(nodeKindText(node.kind)) : QVariant();
  }
  switch (role) {
  case Qt::DisplayRole:
    return nodeText(node);
  case Qt::DecorationRole:
    return icon(iconName(node.kind));
  case Qt::CheckStateRole:
    return checkState(nodeOf(index));
  default:
    return {};
  }
}

bool SceneTreeModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (!index.isValid() || index.column() != Name || role != Qt::CheckStateRole) {
    return false;
  }
  const std::vector<DrawItemId> items = itemsBelow(*m_session.scene(), nodeOf(index));
  if (items.empty()) {
    return false;
  }
  if (value.toInt() == Qt::Unchecked) {
    m_session.hide(items);
  } else {
    m_session.show(items);
  }
  return true;
}

QVariant SceneTreeModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
    return {};
  }
  return section == Name ? tr("Name") : tr("Kind");
}

Qt::ItemFlags SceneTreeModel::flags(const QModelIndex& index) const {
  Qt::ItemFlags flags = QAbstractItemModel::flags(index);
  if (index.isValid() && index.column() == Name && m_branches[index.internalId()].items > 0) {
    flags |= Qt::ItemIsUserCheckable;
  }
  return flags;
}

} // namespace vitrine::ui
