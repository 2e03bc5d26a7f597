#include "ui/outline/SceneTreeModel.h"

#include "ui/outline/LayerToggles.h"
#include "ui/session/Selection.h"
#include "ui/style/Appearance.h"
#include "ui/style/Icons.h"
#include "ui/widgets/Texts.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QIcon>
#include <QPalette>

namespace vitrine::ui {
namespace {

// The uppermost bits of an index's number tell what the index stands for; none of them: a node.
constexpr quintptr kAnimation = quintptr{1} << 31U;
constexpr quintptr kList = quintptr{1} << 30U;
constexpr quintptr kKinds = kAnimation | kList;

quintptr idOf(NodeIndex node) {
  return node.position();
}

quintptr idOf(scene::AnimationIndex animation) {
  return kAnimation | animation.position();
}

quintptr idOfList(std::size_t list) {
  return kList | list;
}

/// Number of the node, animation or list that an index stands for.
std::size_t numberOfIndex(const QModelIndex& index) {
  return index.internalId() & ~kKinds;
}

const QString kAnimationIcon = QStringLiteral("animation");

QString nodeIconName(scene::NodeKind kind) {
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

bool hiddenByUser(const SceneState& state, DrawItemIndex item) {
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

QString nodeText(const scene::Node& node) {
  return node.name.isEmpty() ? nodeKindText(node.kind) : shownName(node);
}

SceneTreeModel::SceneTreeModel(Session& session, QObject* parent) : QAbstractItemModel(parent), m_session(session) {
  rebuild();
  connect(&session, &Session::documentChanged, this, &SceneTreeModel::rebuild);
  connect(&session, &Session::documentCompleted, this, &SceneTreeModel::followCompletion);
  connect(&session, &Session::stateChanged, this, &SceneTreeModel::follow);
}

void SceneTreeModel::followCompletion() {
  if (m_session.scene()->nodes.size() != m_branches.size()) {
    rebuild();
    return;
  }
  // The same nodes, of which some show something now and can be hidden.
  countHidden();
  m_shown = shownNodes();
  Q_EMIT dataChanged(index(0, Name), index(rowCount() - 1, Kind));
}

void SceneTreeModel::rebuild() {
  beginResetModel();
  m_branches.clear();
  m_roots.clear();
  m_shown.clear();
  m_layerToggles.clear();
  m_lists.clear();
  m_places.clear();
  m_rootList = kNoList;
  m_animation = m_session.state().animation;
  if (const Scene* scene = m_session.scene()) {
    addNodes(*scene);
    addAnimations(*scene);
    m_layerToggles = layerToggles(*scene);
    countHidden();
    m_shown = shownNodes();
  }
  endResetModel();
}

void SceneTreeModel::addNodes(const Scene& scene) {
  m_branches.resize(scene.nodes.size());
  for (const NodeIndex node : scene.nodes.indices()) {
    const NodeIndex parent = scene.nodes[node].parent;
    auto& siblings = parent ? m_branches[parent].children : m_roots;
    m_branches[node].row = static_cast<int>(siblings.size());
    siblings.push_back(node);
  }
}

void SceneTreeModel::addAnimations(const Scene& scene) {
  for (const scene::AnimationIndex animation : scene.motion.animations.indices()) {
    const scene::AnimatedModelIndex animatedModel = scene.motion.animations[animation].animatedModel;
    const NodeIndex node = animatedModel ? scene.motion.animatedModels[animatedModel].node : scene::kNone;
    std::size_t& list = node ? m_branches[node].list : m_rootList;
    if (list == kNoList) {
      list = m_lists.size();
      m_lists.push_back({node, {}});
    }
    m_places.emplace_back(list, static_cast<int>(m_lists[list].animations.size()));
    m_lists[list].animations.push_back(animation);
  }
}

void SceneTreeModel::follow() {
  if (m_session.scene()) {
    updateChecks();
    followAnimation();
    followLayers();
  }
}

void SceneTreeModel::followAnimation() {
  const scene::AnimationIndex before = std::exchange(m_animation, m_session.state().animation);
  if (before == m_animation) {
    return;
  }
  for (const scene::AnimationIndex animation : {before, m_animation}) {
    if (const QModelIndex changed = indexOfAnimation(animation); changed.isValid()) {
      Q_EMIT dataChanged(changed, changed, {Qt::FontRole});
    }
  }
}

scene::ByNode<bool> SceneTreeModel::shownNodes() const {
  const Scene& scene = *m_session.scene();
  const scene::ByLayer<bool>& layers = m_session.evaluated().layers;
  scene::ByNode<bool> shown(scene.nodes.size());
  for (const NodeIndex index : scene.nodes.indices()) {
    const scene::Node& node = scene.nodes[index];
    const bool above = !node.parent || shown[node.parent];
    shown[index] = above && (!node.layer || layers[node.layer]);
  }
  return shown;
}

void SceneTreeModel::followLayers() {
  const scene::ByNode<bool> before = std::exchange(m_shown, shownNodes());
  for (const NodeIndex node : m_shown.indices()) {
    if (m_shown[node] != before[node]) {
      const QModelIndex changed = indexOf(node);
      Q_EMIT dataChanged(changed, changed.siblingAtColumn(Kind), {Qt::ForegroundRole, Qt::CheckStateRole});
    }
  }
}

void SceneTreeModel::countHidden() {
  const Scene& scene = *m_session.scene();
  for (Branch& branch : m_branches) {
    branch.items = branch.hidden = 0;
  }
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    Branch& branch = m_branches[scene.drawItems()[item].node];
    ++branch.items;
    branch.hidden += hiddenByUser(m_session.state(), item) ? 1 : 0;
  }
  for (std::size_t i = m_branches.size(); i-- > 0;) {
    const NodeIndex node(i);
    if (const NodeIndex parent = scene.nodes[node].parent) {
      m_branches[parent].items += m_branches[node].items;
      m_branches[parent].hidden += m_branches[node].hidden;
    }
  }
}

void SceneTreeModel::updateChecks() {
  scene::ByNode<std::uint32_t> before;
  before.reserve(m_branches.size());
  for (const Branch& branch : m_branches) {
    before.push_back(branch.hidden);
  }
  countHidden();
  for (const NodeIndex node : m_branches.indices()) {
    if (m_branches[node].hidden != before[node]) {
      const QModelIndex changed = indexOf(node);
      Q_EMIT dataChanged(changed, changed, {Qt::CheckStateRole});
    }
  }
}

QModelIndex SceneTreeModel::indexOf(NodeIndex node) const {
  return m_branches.contains(node) ? createIndex(m_branches[node].row, Name, idOf(node)) : QModelIndex();
}

QModelIndex SceneTreeModel::indexOfAnimation(scene::AnimationIndex animation) const {
  return m_places.contains(animation) ? createIndex(m_places[animation].second, Name, idOf(animation)) : QModelIndex();
}

QModelIndex SceneTreeModel::indexOfList(std::size_t list) const {
  const NodeIndex node = m_lists[list].node;
  const std::size_t row = node ? m_branches[node].children.size() : m_roots.size();
  return createIndex(static_cast<int>(row), Name, idOfList(list));
}

NodeIndex SceneTreeModel::nodeOf(const QModelIndex& index) {
  return index.isValid() && (index.internalId() & kKinds) == 0 ? NodeIndex(numberOfIndex(index)) : scene::kNone;
}

scene::AnimationIndex SceneTreeModel::animationOf(const QModelIndex& index) {
  const bool stands = index.isValid() && (index.internalId() & kKinds) == kAnimation;
  return stands ? scene::AnimationIndex(numberOfIndex(index)) : scene::kNone;
}

bool SceneTreeModel::isAnimations(const QModelIndex& index) {
  return index.isValid() && (index.internalId() & kKinds) == kList;
}

const std::vector<NodeIndex>& SceneTreeModel::nodesBelow(const QModelIndex& parent) const {
  static const std::vector<NodeIndex> kNobody;
  if (!parent.isValid()) {
    return m_roots;
  }
  const NodeIndex node = nodeOf(parent);
  return node ? m_branches[node].children : kNobody;
}

const std::vector<scene::AnimationIndex>& SceneTreeModel::animationsBelow(const QModelIndex& list) const {
  return m_lists[numberOfIndex(list)].animations;
}

std::size_t SceneTreeModel::listBelow(const QModelIndex& parent) const {
  if (!parent.isValid()) {
    return m_rootList;
  }
  const NodeIndex node = nodeOf(parent);
  return node ? m_branches[node].list : kNoList;
}

QModelIndex SceneTreeModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) {
    return {};
  }
  const auto place = static_cast<std::size_t>(row);
  if (isAnimations(parent)) {
    return createIndex(row, column, idOf(animationsBelow(parent)[place]));
  }
  const std::vector<NodeIndex>& nodes = nodesBelow(parent);
  return createIndex(row, column, place < nodes.size() ? idOf(nodes[place]) : idOfList(listBelow(parent)));
}

QModelIndex SceneTreeModel::parent(const QModelIndex& child) const {
  if (!child.isValid()) {
    return {};
  }
  if (isAnimations(child)) {
    return indexOf(m_lists[numberOfIndex(child)].node);
  }
  if (const scene::AnimationIndex animation = animationOf(child)) {
    return indexOfList(m_places[animation].first);
  }
  return indexOf(m_session.scene()->nodes[nodeOf(child)].parent);
}

int SceneTreeModel::rowCount(const QModelIndex& parent) const {
  if (parent.column() > 0) {
    return 0;
  }
  if (isAnimations(parent)) {
    return static_cast<int>(animationsBelow(parent).size());
  }
  return static_cast<int>(nodesBelow(parent).size()) + (listBelow(parent) == kNoList ? 0 : 1);
}

int SceneTreeModel::columnCount(const QModelIndex&) const {
  return ColumnCount;
}

bool SceneTreeModel::isLayerOff(NodeIndex node) const {
  return m_layerToggles.contains(node) && !m_session.evaluated().layers[m_session.scene()->nodes[node].layer];
}

QVariant SceneTreeModel::checkState(NodeIndex node) const {
  const Branch& branch = m_branches[node];
  if (!canBeHidden(node)) {
    return {};
  }
  if (isLayerOff(node)) {
    return Qt::Unchecked;
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
  if (const scene::AnimationIndex animation = animationOf(index)) {
    return animationData(animation, index.column(), role);
  }
  if (isAnimations(index)) {
    const QVariant name = role == Qt::DisplayRole ? QVariant(tr("Animations")) : QVariant();
    return index.column() != Name ? QVariant() : role == Qt::DecorationRole ? QVariant(icon(kAnimationIcon)) : name;
  }
  return nodeData(nodeOf(index), index.column(), role);
}

QVariant SceneTreeModel::nodeData(NodeIndex index, int column, int role) const {
  const scene::Node& node = m_session.scene()->nodes[index];
  if (role == Qt::ForegroundRole) {
    return m_shown[index] ? QVariant() : QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text);
  }
  if (column == Kind) {
    return role == Qt::DisplayRole ? QVariant(nodeKindText(node.kind)) : QVariant();
  }
  switch (role) {
  case Qt::DisplayRole:
    return nodeText(node);
  case Qt::DecorationRole:
    return icon(nodeIconName(node.kind));
  case Qt::CheckStateRole:
    return checkState(index);
  default:
    return {};
  }
}

QVariant SceneTreeModel::animationData(scene::AnimationIndex animation, int column, int role) const {
  if (role == Qt::FontRole) {
    return animation == m_animation ? QVariant(boldFont()) : QVariant();
  }
  if (column == Kind) {
    return role == Qt::DisplayRole ? QVariant(tr("Animation")) : QVariant();
  }
  switch (role) {
  case Qt::DisplayRole:
    return m_session.scene()->motion.animations[animation].name;
  case Qt::DecorationRole:
    return icon(kAnimationIcon);
  default:
    return {};
  }
}

bool SceneTreeModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  const NodeIndex node = nodeOf(index);
  if (!node || index.column() != Name || role != Qt::CheckStateRole || !canBeHidden(node)) {
    return false;
  }
  const bool shows = value.toInt() != Qt::Unchecked;
  const std::vector<DrawItemIndex> items = m_session.links().itemsBelow(node);
  if (shows ? isLayerOff(node) : items.empty()) {
    m_session.setControl(m_layerToggles.at(node), shows ? 1 : 0);
  }
  if (shows) {
    m_session.show(items);
  } else {
    m_session.hide(items);
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
  const NodeIndex node = nodeOf(index);
  if (node && index.column() == Name && canBeHidden(node)) {
    flags |= Qt::ItemIsUserCheckable;
  }
  if (node && m_dragged && m_branches[node].items > 0) {
    flags |= Qt::ItemIsDragEnabled;
  }
  return flags;
}

QMimeData* SceneTreeModel::mimeData(const QModelIndexList& indexes) const {
  const NodeIndex node = indexes.isEmpty() ? NodeIndex() : nodeOf(indexes.front());
  return node && m_dragged ? m_dragged(node) : nullptr;
}

} // namespace vitrine::ui
