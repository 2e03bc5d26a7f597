#include "ui/mainwindow/HidingNote.h"

#include "core/animation/VisibleItems.h"
#include "core/links/SimilarItems.h"
#include "ui/actions/WindowActions.h"
#include "ui/outline/SceneTreeModel.h"
#include "ui/session/Selection.h"
#include "ui/shell/Notices.h"
#include "ui/viewport/SelectionFramer.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/Texts.h"

namespace vitrine::ui {
namespace {

/// Returns the keys of an action, or its name in the menus if it has none.
QString keysOrName(const QAction& action) {
  const QString keys = keysText(action);
  return keys.isEmpty() ? plainText(action) : keys;
}

} // namespace

HidingNote::HidingNote(const WindowContext& context, QObject* parent) : QObject(parent), m_context(context) {
  connect(&context.actions.selection, &SelectionActions::hidden, this, &HidingNote::tellHidden);
  connect(&context.viewport.framer(), &SelectionFramer::framed, this,
          [this](const tracing::FramedThing& thing) { tellUnseen(thing.items, thing.node); });
  for (const QAction* action : {context.actions.go.back, context.actions.go.forward}) {
    connect(action, &QAction::triggered, this, [this] {
      const links::Pick& selected = m_context.selection.current();
      tellUnseen(selected.items, selected.node);
    });
  }
}

NodeIndex HidingNote::objectLeft(const std::vector<DrawItemIndex>& hidden) const {
  const Scene& scene = *m_context.session.scene();
  const NodeIndex object = links::objectOf(scene, scene.drawItems()[hidden.front()].node);
  const scene::NodeKind kind = scene.nodes[object].kind;
  if (kind == scene::NodeKind::World || kind == scene::NodeKind::Group) {
    return scene::kNone;
  }
  const std::vector<DrawItemIndex> whole = m_context.session.links().itemsBelow(object);
  const auto isOfObject = [&whole](DrawItemIndex item) { return std::ranges::binary_search(whole, item); };
  return hidden.size() < whole.size() && std::ranges::all_of(hidden, isOfObject) ? object : NodeIndex(scene::kNone);
}

void HidingNote::tellHidden(const std::vector<DrawItemIndex>& items) const {
  if (items.empty()) {
    return;
  }
  const QString showAll = keysOrName(*m_context.actions.selection.showAll);
  if (const NodeIndex object = objectLeft(items)) {
    m_context.notices.tell(tr("A part of %1 is hidden. To hide all of it, press %2 first; %3 shows everything.")
                               .arg(nodeText(m_context.session.scene()->nodes[object]),
                                    keysOrName(*m_context.actions.select.object()), showAll));
  } else {
    m_context.notices.tell(tr("The selection is hidden. %1 shows everything.").arg(showAll));
  }
}

LayerIndex HidingNote::hidingLayer(NodeIndex node) const {
  const Scene& scene = *m_context.session.scene();
  const auto& layers = m_context.session.evaluated().layers;
  while (node && (!scene.nodes[node].layer || layers[scene.nodes[node].layer])) {
    node = scene.nodes[node].parent;
  }
  return node ? scene.nodes[node].layer : LayerIndex(scene::kNone);
}

void HidingNote::tellUnseen(const std::vector<DrawItemIndex>& items, NodeIndex node) const {
  const Session& session = m_context.session;
  if (!session.scene()) {
    return;
  }
  const Scene& scene = *session.scene();
  const ItemSet visible = animation::visibleItems(scene, session.evaluated());
  const auto isVisible = [&visible](DrawItemIndex item) { return visible.contains(item); };
  if (std::ranges::any_of(items, isVisible)) {
    return;
  }
  node = items.empty() ? node : scene.drawItems()[items.front()].node;
  if (const LayerIndex layer = node ? hidingLayer(node) : LayerIndex(scene::kNone)) {
    m_context.notices.tell(tr("%1 cannot be seen: the layer %2 is hidden.")
                               .arg(nodeText(scene.nodes[node]), formatText(scene.layers[layer].label)));
  } else if (!items.empty()) {
    m_context.notices.tell(
        tr("The selection is hidden. %1 shows everything.").arg(keysOrName(*m_context.actions.selection.showAll)));
  }
}

} // namespace vitrine::ui
