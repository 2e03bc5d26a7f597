#include "render/batching/Label.h"

#include <algorithm>

namespace vitrine::render {
namespace {

using scene::Node;
using scene::Scene;

/// Height of a label above its node, in parts of the node's height.
constexpr float kClearance = 0.04F;

/// World bounds of each node's own surfaces.
scene::ByNode<scene::Bounds> nodeBounds(const Scene& scene) {
  scene::ByNode<scene::Bounds> bounds(scene.nodes.size());
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    bounds[scene.drawItems()[item].node].add(scene.worldBounds(item));
  }
  return bounds;
}

/// World bounds of a node's own surfaces in a pose. Items are numbered node by node.
scene::Bounds nodeBounds(const animation::Pose& pose, NodeIndex node) {
  scene::Bounds bounds;
  const scene::ByItem<scene::DrawItem>& items = pose.scene().drawItems();
  const auto first = std::ranges::lower_bound(items, node, {}, &scene::DrawItem::node);
  for (DrawItemIndex item(static_cast<std::size_t>(first - items.begin()));
       items.contains(item) && items[item].node == node; ++item) {
    bounds.add(pose.worldBounds(item));
  }
  return bounds;
}

QVector3D anchorOf(const QMatrix4x4& world, const scene::Bounds& bounds) {
  if (bounds.empty()) {
    return world.map(QVector3D());
  }
  const QVector3D middle = bounds.centre();
  return {middle.x(), bounds.max().y() + bounds.size().y() * kClearance, middle.z()};
}

} // namespace

std::vector<Label> labelsOf(const Scene& scene) {
  std::vector<Label> labels;
  if (std::ranges::none_of(scene.nodes, &Node::labelled)) {
    return labels;
  }
  const scene::ByNode<scene::Bounds> bounds = nodeBounds(scene);
  for (const NodeIndex node : scene.nodes.indices()) {
    if (labels.size() >= kMaxLabels) {
      break;
    }
    const QString text = scene.nodes[node].labelled ? scene.nodes[node].name.simplified() : QString();
    const QVector3D anchor = anchorOf(scene.worldTransform(node), bounds[node]);
    if (!text.isEmpty() && scene::isFinite(anchor)) {
      labels.push_back({node, text, anchor});
    }
  }
  return labels;
}

bool followPose(std::vector<Label>& labels, const animation::Pose& pose) {
  bool moved = false;
  for (Label& label : labels) {
    if (pose.scene().animatedModelOf(label.node) == scene::kNone) {
      continue;
    }
    const QVector3D anchor = anchorOf(pose.worldTransform(label.node), nodeBounds(pose, label.node));
    if (scene::isFinite(anchor) && anchor != label.anchor) {
      label.anchor = anchor;
      moved = true;
    }
  }
  return moved;
}

std::vector<bool> visibleLabels(const std::vector<Label>& labels, const Scene& scene,
                                const state::EvaluatedState& state, const ItemSet& drawn) {
  scene::ByNode<bool> hasItems(scene.nodes.size());
  scene::ByNode<bool> isDrawn(scene.nodes.size());
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    const NodeIndex node = scene.drawItems()[item].node;
    hasItems[node] = true;
    isDrawn[node] = isDrawn[node] || drawn.contains(item);
  }
  const scene::ByNode<bool> there = animation::posedNodes(scene, state);
  const auto isOn = [&](NodeIndex node) {
    for (; node; node = scene.nodes[node].parent) {
      const LayerIndex layer = scene.nodes[node].layer;
      if (!there[node] || (layer && !state.layers[layer])) {
        return false;
      }
    }
    return state.state.isolated.empty();
  };
  std::vector<bool> visible;
  visible.reserve(labels.size());
  for (const Label& label : labels) {
    visible.push_back(hasItems[label.node] ? isDrawn[label.node] : isOn(label.node));
  }
  return visible;
}

} // namespace vitrine::render
