#include "ui/actions/SelectActions.h"

#include "core/animation/VisibleItems.h"
#include "core/links/SimilarItems.h"

#include <QMenu>

namespace vitrine::ui {

SelectActions::SelectActions(ActionRegistry& registry, Session& session, Selection& selection, QObject* parent)
    : QObject(parent), m_session(session), m_selection(selection) {
  m_object = add(registry,
                 {.name = QStringLiteral("select.object"),
                  .text = tr("Containing &Object"),
                  .statusTip = tr("Select the whole prop, entity or figure that contains the selected surface")},
                 &SelectActions::selectObject);
  m_parent = add(registry,
                 {.name = QStringLiteral("select.parent"),
                  .text = tr("P&arent"),
                  .statusTip = tr("Select the parent node with all nodes below it")},
                 &SelectActions::selectParent);
  m_similar = add(registry,
                  {.name = QStringLiteral("select.similar"),
                   .text = tr("&Similar Items"),
                   .statusTip = tr("Select all instances of the same model, or all surfaces of the same material whose "
                                   "records lie in the same section")},
                  &SelectActions::selectSimilar);
  m_material = add(registry,
                   {.name = QStringLiteral("select.material"),
                    .text = tr("All of This &Material"),
                    .statusTip = tr("Select all surfaces that have the material of the selected one")},
                   &SelectActions::selectMaterial);
  m_model = add(registry,
                {.name = QStringLiteral("select.model"),
                 .text = tr("All of This Mo&del"),
                 .statusTip = tr("Select all instances of the same model")},
                &SelectActions::selectModel);
  m_class = add(registry,
                {.name = QStringLiteral("select.class"),
                 .text = tr("All of This &Class"),
                 .statusTip = tr("Select all entities of the same class, or all nodes of the same kind")},
                &SelectActions::selectClass);
  m_shown = add(registry,
                {.name = QStringLiteral("select.shown"),
                 .text = tr("&Everything Shown"),
                 .statusTip = tr("Select all items that are not hidden or locked")},
                &SelectActions::selectShown);
  m_invert = add(registry,
                 {.name = QStringLiteral("select.invert"),
                  .text = tr("Inver&t Selection"),
                  .statusTip = tr("Select all shown items that are not selected")},
                 &SelectActions::invert);
  m_lock = add(registry,
               {.name = QStringLiteral("select.lock"),
                .text = tr("&Lock"),
                .statusTip = tr("Prevent the selection from being picked")},
               &SelectActions::lock);
  m_lockOthers = add(registry,
                     {.name = QStringLiteral("select.lockOthers"),
                      .text = tr("Lock &Others"),
                      .statusTip = tr("Prevent everything but the selection from being picked")},
                     &SelectActions::lockOthers);
  m_unlockAll = add(registry,
                    {.name = QStringLiteral("select.unlockAll"),
                     .text = tr("&Unlock All"),
                     .statusTip = tr("Allow everything to be picked again")},
                    &SelectActions::unlockAll);
  connect(&selection, &Selection::changed, this, &SelectActions::enable);
  connect(&session, &Session::stateChanged, this, &SelectActions::enable);
  enable();
}

QAction* SelectActions::add(ActionRegistry& registry, const ActionSpec& spec, void (SelectActions::*run)()) {
  QAction* action = registry.add(tr("Selection"), spec);
  connect(action, &QAction::triggered, this, run);
  return action;
}

void SelectActions::fill(QMenu& menu) const {
  menu.addActions({m_object, m_parent});
  menu.addSeparator();
  menu.addActions({m_similar, m_material, m_model, m_class});
  menu.addSeparator();
  menu.addActions({m_shown, m_invert});
}

void SelectActions::fillLocking(QMenu& menu) const {
  menu.addActions({m_lock, m_lockOthers, m_unlockAll});
}

NodeIndex SelectActions::node() const {
  const links::Pick& selected = m_selection.current();
  if (!m_session.scene()) {
    return scene::kNone;
  }
  return item() ? m_session.scene()->drawItems()[item()].node : selected.node;
}

DrawItemIndex SelectActions::item() const {
  const links::Pick& selected = m_selection.current();
  return m_session.scene() && !selected.items.empty() ? selected.items.front() : DrawItemIndex(scene::kNone);
}

MaterialIndex SelectActions::material() const {
  return item() ? m_session.scene()->surfaceOf(item()).material : MaterialIndex(scene::kNone);
}

ItemSet SelectActions::pickable() const {
  return animation::visibleItems(*m_session.scene(), m_session.evaluated()) - m_session.state().locked;
}

void SelectActions::enable() {
  const bool hasNode = node() != scene::kNone;
  const bool hasItem = item() != scene::kNone;
  for (QAction* action : {m_class, m_model, m_object}) {
    action->setEnabled(hasNode);
  }
  for (QAction* action : {m_similar, m_invert, m_lock, m_lockOthers}) {
    action->setEnabled(hasItem);
  }
  m_material->setEnabled(hasItem && material());
  m_parent->setEnabled(m_selection.current().node && m_session.scene()->nodes[m_selection.current().node].parent);
  m_shown->setEnabled(m_session.scene() != nullptr);
  m_unlockAll->setEnabled(!m_session.state().locked.empty());
}

void SelectActions::selectTogether(std::vector<DrawItemIndex> items, const QString& criterion) {
  // The picked record and point stay if nothing else is similar.
  if (items == m_selection.current().items) {
    m_selection.setCriterion(criterion);
  } else {
    m_selection.selectItems(std::move(items), criterion);
  }
}

QString SelectActions::materialCriterion() const {
  const MaterialIndex used = material();
  return used ? tr("material %1").arg(m_session.assets().materials[used].name) : QString();
}

QString SelectActions::modelCriterion() const {
  const Scene& scene = *m_session.scene();
  const scene::Node& object = scene.nodes[links::objectOf(scene, node())];
  return tr("model %1").arg(object.model.empty() ? object.name : object.model.path);
}

void SelectActions::selectMaterial() {
  m_selection.selectMaterial(material(), materialCriterion());
}

void SelectActions::selectClass() {
  const Scene& scene = *m_session.scene();
  const scene::Node& object = scene.nodes[links::objectOf(scene, node())];
  const QString name = links::classOf(object);
  selectTogether(links::itemsOfClass(scene, node()), name.isEmpty() ? QString() : tr("class %1").arg(name));
}

void SelectActions::selectModel() {
  selectTogether(links::itemsOfModel(*m_session.scene(), node()), modelCriterion());
}

void SelectActions::selectSimilar() {
  const Scene& scene = *m_session.scene();
  const DrawItemIndex like = item();
  selectTogether(links::itemsSimilarTo(scene, like),
                 links::isSimilarByModel(scene, like) ? modelCriterion() : materialCriterion());
}

void SelectActions::selectObject() {
  m_selection.selectNode(links::objectOf(*m_session.scene(), node()));
}

void SelectActions::selectParent() {
  m_selection.selectNode(m_session.scene()->nodes[m_selection.current().node].parent);
}

void SelectActions::selectShown() {
  const ItemSet shown = pickable();
  m_selection.selectItems({shown.begin(), shown.end()});
}

void SelectActions::invert() {
  const ItemSet others = pickable() - ItemSet(m_selection.current().items);
  m_selection.selectItems({others.begin(), others.end()});
}

void SelectActions::lock() {
  SceneState state = m_session.state();
  state.locked |= ItemSet(m_selection.current().items);
  m_session.setState(std::move(state));
  m_selection.clear();
}

void SelectActions::lockOthers() {
  SceneState state = m_session.state();
  const ItemSet selected(m_selection.current().items);
  state.locked = ItemSet::range(DrawItemIndex(0), m_session.scene()->drawItems().size()) - selected;
  m_session.setState(std::move(state));
}

void SelectActions::unlockAll() {
  SceneState state = m_session.state();
  state.locked.clear();
  m_session.setState(std::move(state));
}

} // namespace vitrine::ui
