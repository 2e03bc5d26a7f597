#include "ui/outline/OutlinePanel.h"

namespace vitrine::ui {
namespace {

/// A group with more rows starts closed: it would push all others out of sight.
constexpr int kMostOpened = 20;

} // namespace

OutlinePanel::OutlinePanel(Session& session, Selection& selection, QWidget* parent)
    : QTabWidget(parent), m_session(session), m_selection(selection), m_sceneModel(session), m_sectionModel(session),
      m_sceneTree(new FilteredTree(&m_sceneModel, QStringLiteral("sceneTree"), tr("Scene tree"), this)),
      m_sectionTree(new FilteredTree(&m_sectionModel, QStringLiteral("sectionTree"), tr("Structure tree"), this)),
      m_nodeNames(new FittedColumn(*m_sceneTree->tree().header(), SceneTreeModel::Name)) {
  setDocumentMode(true);
  addTab(m_sceneTree, tr("Scene"));
  addTab(m_sectionTree, tr("Structure"));
  m_sceneTree->tree().header()->setStretchLastSection(false);
  m_sceneTree->tree().setContextMenuPolicy(Qt::CustomContextMenu);
  m_sectionTree->tree().setRootIsDecorated(false);

  connect(&m_sceneTree->tree(), &QTreeView::expanded, this, &OutlinePanel::giveRoomToNodeNames);
  connect(m_sceneTree, &FilteredTree::picked, this, &OutlinePanel::pick);
  connect(m_sceneTree, &FilteredTree::activated, this, &OutlinePanel::activate);
  connect(&m_sceneTree->tree(), &QTreeView::customContextMenuRequested, this,
          [this](QPoint place) { Q_EMIT contextMenuRequested(m_sceneTree->tree().viewport()->mapToGlobal(place)); });
  m_sectionTree->tree().setContextMenuPolicy(Qt::CustomContextMenu);
  connect(&m_sectionTree->tree(), &QTreeView::customContextMenuRequested, this, [this](QPoint place) {
    if (m_sectionTree->tree().indexAt(place).isValid()) {
      Q_EMIT sectionMenuRequested(m_sectionTree->tree().viewport()->mapToGlobal(place));
    }
  });
  connect(m_sectionTree, &FilteredTree::picked, this,
          [this](const QModelIndex& index) { m_selection.selectSection(SectionTreeModel::sectionOf(index)); });
  connect(&session, &Session::documentChanged, this, &OutlinePanel::arrange);
  connect(&selection, &Selection::changed, this, &OutlinePanel::followSelection);
  arrange();
  followSelection();
}

void OutlinePanel::setDragged(SectionTreeModel::Dragged section, SceneTreeModel::Dragged node) {
  m_sectionModel.setDragged(std::move(section));
  m_sceneModel.setDragged(std::move(node));
  for (FilteredTree* tree : {m_sectionTree, m_sceneTree}) {
    tree->tree().setDragDropMode(QAbstractItemView::DragOnly);
  }
}

void OutlinePanel::arrange() {
  openShortGroups(m_sceneTree->tree(), {}, 1);
  QTreeView& sections = m_sectionTree->tree();
  openShortGroups(sections, {}, 2);
  sections.expand(sections.model()->index(0, 0)); // the file: it holds everything, and has no mark to open it by
  giveRoomToNodeNames();
  giveRoomToSectionNames();
  setTabEnabled(indexOf(m_sceneTree), m_session.scene() != nullptr);
  setCurrentWidget(m_session.scene() ? m_sceneTree : m_sectionTree);
}

void OutlinePanel::resizeEvent(QResizeEvent* event) {
  QTabWidget::resizeEvent(event);
  giveRoomToNodeNames();
}

void OutlinePanel::openShortGroups(QTreeView& tree, const QModelIndex& parent, int depth) {
  const QAbstractItemModel& rows = *tree.model();
  for (int row = 0; row < rows.rowCount(parent); ++row) {
    const QModelIndex index = rows.index(row, 0, parent);
    const int below = rows.rowCount(index);
    if (below > 0) {
      tree.setExpanded(index, below <= kMostOpened);
    }
    if (depth > 1) {
      openShortGroups(tree, index, depth - 1);
    }
  }
}

void OutlinePanel::giveRoomToNodeNames() {
  // The kind comes last: names have all that it leaves, and may push it beyond the edge.
  QTreeView& tree = m_sceneTree->tree();
  QAbstractItemView& view = tree;
  const int ofRows = view.sizeHintForColumn(SceneTreeModel::Kind) + fontMetrics().averageCharWidth() * 2;
  tree.setColumnWidth(SceneTreeModel::Kind, std::max(ofRows, tree.header()->sectionSizeHint(SceneTreeModel::Kind)));
  const int kind = tree.columnWidth(SceneTreeModel::Kind); // a style may want more
  m_nodeNames->fit(std::max(view.sizeHintForColumn(SceneTreeModel::Name), view.viewport()->width() - kind));
}

void OutlinePanel::giveRoomToSectionNames() {
  QTreeView& sections = m_sectionTree->tree();
  constexpr int kMeasuredRows = 100; // a thousand, as Qt would, take long
  sections.header()->setResizeContentsPrecision(kMeasuredRows);
  for (int column = SectionTreeModel::Name; column < SectionTreeModel::Note; ++column) {
    sections.resizeColumnToContents(column);
  }
}

void OutlinePanel::pick(const QModelIndex& index) {
  const scene::AnimationIndex animation = SceneTreeModel::animationOf(index);
  if (!animation) {
    m_selection.selectNode(SceneTreeModel::nodeOf(index));
    return;
  }
  // A click on the one that plays already only selects it.
  if (animation != m_session.state().animation) {
    Q_EMIT animationPicked(animation);
  }
  if (const auto& record = m_session.scene()->motion.animations[animation].record) {
    m_selection.selectRecord(*record);
  }
}

void OutlinePanel::activate(const QModelIndex& index) {
  if (const scene::AnimationIndex animation = SceneTreeModel::animationOf(index)) {
    Q_EMIT animationActivated(animation);
  } else if (const NodeIndex node = SceneTreeModel::nodeOf(index)) {
    Q_EMIT nodeActivated(node);
  }
}

QModelIndex OutlinePanel::selectedRow() const {
  const links::Pick& selected = m_selection.current();
  const Scene* scene = m_session.scene();
  if (scene && !selected.node && selected.record) {
    return m_sceneModel.indexOfAnimation(m_session.links().animationOf(*selected.record, m_session.state().animation));
  }
  return m_sceneModel.indexOf(selected.node);
}

void OutlinePanel::followSelection() {
  const links::Pick& selected = m_selection.current();
  m_sceneTree->showCurrent(selectedRow());
  m_sectionTree->showCurrent(selected.section ? m_sectionModel.indexOf(*selected.section) : QModelIndex());
}

} // namespace vitrine::ui
