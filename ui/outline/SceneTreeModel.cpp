#include "ui/outline/SceneTreeModel.h"

#include "ui/selection/Selection.h"
#include "ui/style/Appearance.h"
#include "ui/style/Icons.h"
#include "ui/widgets/Texts.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QIcon>
#include <QPalette>

namespace vitrine::ui {
namespace {

// What an index stands for is told by the uppermost bits of its number; none of them: a node.
constexpr quintptr kAnimation = quintptr{1} << 31U;
constexpr quintptr kList = quintptr{1} << 30U;
constexpr quintptr kKinds = kAnimation | kList;

const QString kAnimationIcon = QStringLiteral("animation");

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
  m_lists.clear();
  m_places.clear();
  m_rootList = kNoList;
  m_animation = m_session.state().animation;
  if (const Scene* scene = m_session.scene()) {
    addNodes(*scene);
    addAnimations(*scene);
    countHidden();
    m_shown = shownNodes();
  }
  endResetModel();
}

void SceneTreeModel::addNodes(const Scene& scene) {
  m_branches.resize(scene.nodes.size());
  for (std::size_t i = 0; i < scene.nodes.size(); ++i) {
    const int parent = scene.nodes[i].parent;
    auto& siblings = parent == scene::kNone ? m_roots : m_branches[static_cast<std::size_t>(parent)].children;
    m_branches[i].row = static_cast<int>(siblings.size());
    siblings.push_back(static_cast<int>(i));
  }
}

void SceneTreeModel::addAnimations(const Scene& scene) {
  for (std::size_t i = 0; i < scene.motion.animations.size(); ++i) {
    const int animatedModel = scene.motion.animations[i].animatedModel;
    const int node = animatedModel == scene::kNone
                         ? scene::kNone
                         : scene.motion.animatedModels[static_cast<std::size_t>(animatedModel)].node;
    std::size_t& list = node == scene::kNone ? m_rootList : m_branches[static_cast<std::size_t>(node)].list;
    if (list == kNoList) {
      list = m_lists.size();
      m_lists.push_back({node, {}});
    }
    m_places.emplace_back(list, static_cast<int>(m_lists[list].animations.size()));
    m_lists[list].animations.push_back(static_cast<int>(i));
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
  const int before = std::exchange(m_animation, m_session.state().animation);
  if (before == m_animation) {
    return;
  }
  for (const int animation : {before, m_animation}) {
    if (const QModelIndex changed = indexOfAnimation(animation); changed.isValid()) {
      Q_EMIT dataChanged(changed, changed, {Qt::FontRole});
    }
  }
}

std::vector<bool> SceneTreeModel::shownNodes() const {
  const Scene& scene = *m_session.scene();
  const std::vector<bool>& layers = m_session.evaluated().layers;
  std::vector<bool> shown(scene.nodes.size());
  for (std::size_t i = 0; i < shown.size(); ++i) {
    const scene::Node& node = scene.nodes[i];
    const bool above = node.parent == scene::kNone || shown[static_cast<std::size_t>(node.parent)];
    shown[i] = above && (node.layer == scene::kNone || layers[static_cast<std::size_t>(node.layer)]);
  }
  return shown;
}

void SceneTreeModel::followLayers() {
  const std::vector<bool> before = std::exchange(m_shown, shownNodes());
  for (std::size_t i = 0; i < m_shown.size(); ++i) {
    if (m_shown[i] != before[i]) {
      const QModelIndex changed = indexOf(static_cast<int>(i));
      Q_EMIT dataChanged(changed, changed.siblingAtColumn(Kind), {Qt::ForegroundRole});
    }
  }
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

QModelIndex SceneTreeModel::indexOfAnimation(int animation) const {
  if (animation < 0 || static_cast<std::size_t>(animation) >= m_places.size()) {
    return {};
  }
  const int row = m_places[static_cast<std::size_t>(animation)].second;
  return createIndex(row, Name, kAnimation | static_cast<quintptr>(animation));
}

QModelIndex SceneTreeModel::indexOfList(std::size_t list) const {
  const int node = m_lists[list].node;
  const std::size_t row =
      node == scene::kNone ? m_roots.size() : m_branches[static_cast<std::size_t>(node)].children.size();
  return createIndex(static_cast<int>(row), Name, kList | list);
}

int SceneTreeModel::nodeOf(const QModelIndex& index) {
  return index.isValid() && (index.internalId() & kKinds) == 0 ? static_cast<int>(index.internalId()) : scene::kNone;
}

int SceneTreeModel::animationOf(const QModelIndex& index) {
  return index.isValid() && (index.internalId() & kKinds) == kAnimation ? static_cast<int>(index.internalId() & ~kKinds)
                                                                        : scene::kNone;
}

bool SceneTreeModel::isAnimations(const QModelIndex& index) {
  return index.isValid() && (index.internalId() & kKinds) == kList;
}

const std::vector<int>& SceneTreeModel::childrenOf(const QModelIndex& parent) const {
  static const std::vector<int> kNobody;
  if (!parent.isValid()) {
    return m_roots;
  }
  if (isAnimations(parent)) {
    return m_lists[parent.internalId() & ~kKinds].animations;
  }
  return animationOf(parent) != scene::kNone ? kNobody : m_branches[parent.internalId()].children;
}

std::size_t SceneTreeModel::listBelow(const QModelIndex& parent) const {
  if (!parent.isValid()) {
    return m_rootList;
  }
  const int node = nodeOf(parent);
  return node == scene::kNone ? kNoList : m_branches[static_cast<std::size_t>(node)].list;
}

QModelIndex SceneTreeModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) {
    return {};
  }
  const auto& children = childrenOf(parent);
  const auto number = static_cast<std::size_t>(row);
  if (number == children.size()) {
    return createIndex(row, column, kList | listBelow(parent));
  }
  const quintptr kind = isAnimations(parent) ? kAnimation : 0;
  return createIndex(row, column, kind | static_cast<quintptr>(children[number]));
}

QModelIndex SceneTreeModel::parent(const QModelIndex& child) const {
  if (!child.isValid()) {
    return {};
  }
  if (isAnimations(child)) {
    return indexOf(m_lists[child.internalId() & ~kKinds].node);
  }
  if (const int animation = animationOf(child); animation != scene::kNone) {
    return indexOfList(m_places[static_cast<std::size_t>(animation)].first);
  }
  return indexOf(m_session.scene()->nodes[child.internalId()].parent);
}

int SceneTreeModel::rowCount(const QModelIndex& parent) const {
  if (parent.column() > 0) {
    return 0;
  }
  return static_cast<int>(childrenOf(parent).size()) + (listBelow(parent) == kNoList ? 0 : 1);
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
  if (const int animation = animationOf(index); animation != scene::kNone) {
    return animationData(animation, index.column(), role);
  }
  if (isAnimations(index)) {
    const QVariant name = role == Qt::DisplayRole ? QVariant(tr("Animations")) : QVariant();
    return index.column() != Name ? QVariant() : role == Qt::DecorationRole ? QVariant(icon(kAnimationIcon)) : name;
  }
  return nodeData(nodeOf(index), index.column(), role);
}

QVariant SceneTreeModel::nodeData(int number, int column, int role) const {
  const scene::Node& node = m_session.scene()->nodes[static_cast<std::size_t>(number)];
  if (role == Qt::ForegroundRole) {
    return m_shown[static_cast<std::size_t>(number)]
               ? QVariant()
               : QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text);
  }
  if (column == Kind) {
    return role == Qt::DisplayRole ? QVariant(nodeKindText(node.kind)) : QVariant();
  }
  switch (role) {
  case Qt::DisplayRole:
    return nodeText(node);
  case Qt::DecorationRole:
    return icon(iconName(node.kind));
  case Qt::CheckStateRole:
    return checkState(number);
  default:
    return {};
  }
}

QVariant SceneTreeModel::animationData(int number, int column, int role) const {
  if (role == Qt::FontRole) {
    return number == m_animation ? QVariant(boldFont()) : QVariant();
  }
  if (column == Kind) {
    return role == Qt::DisplayRole ? QVariant(tr("Animation")) : QVariant();
  }
  switch (role) {
  case Qt::DisplayRole:
    return m_session.scene()->motion.animations[static_cast<std::size_t>(number)].name;
  case Qt::DecorationRole:
    return icon(kAnimationIcon);
  default:
    return {};
  }
}

bool SceneTreeModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (nodeOf(index) == scene::kNone || index.column() != Name || role != Qt::CheckStateRole) {
    return false;
  }
  const std::vector<DrawItemId> items = m_session.links().itemsBelow(nodeOf(index));
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
  const int node = nodeOf(index);
  if (node != scene::kNone && index.column() == Name && m_branches[static_cast<std::size_t>(node)].items > 0) {
    flags |= Qt::ItemIsUserCheckable;
  }
  return flags;
}

} // namespace vitrine::ui
