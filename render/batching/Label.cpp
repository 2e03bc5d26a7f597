#include "render/batching/Label.h"

#include <algorithm>

namespace vitrine::render {
namespace {

using scene::Node;
using scene::Scene;

/// How far a label stands above its node, in parts of the node's height.
constexpr float kClearance = 0.04F;

/// World bounds of each node's own surfaces.
std::vector<scene::Bounds> nodeBounds(const Scene& scene) {
  std::vector<scene::Bounds> bounds(scene.nodes.size());
  for (scene::DrawItemId item = 0; item < scene.drawItems().size(); ++item) {
    bounds[static_cast<std::size_t>(scene.drawItems()[item].node)].add(scene.worldBounds(item));
  }
  return bounds;
}

/// World bounds of a node's own surfaces in a pose. Items are numbered node by node.
scene::Bounds nodeBounds(const animation::Pose& pose, int node) {
  scene::Bounds bounds;
  const std::vector<scene::DrawItem>& items = pose.scene().drawItems();
  for (auto item = std::ranges::lower_bound(items, node, {}, &scene::DrawItem::node);
       item != items.end() && item->node == node; ++item) {
    bounds.add(pose.worldBounds(static_cast<scene::DrawItemId>(item - items.begin())));
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
  const std::vector<scene::Bounds> bounds = nodeBounds(scene);
  for (std::size_t node = 0; node < scene.nodes.size() && labels.size() < kMaxLabels; ++node) {
    const QString text = scene.nodes[node].labelled ? scene.nodes[node].name.simplified() : QString();
    const QVector3D anchor = anchorOf(scene.worldTransform(static_cast<int>(node)), bounds[node]);
    if (!text.isEmpty() && scene::isFinite(anchor)) {
      labels.push_back({static_cast<int>(node), text, anchor});
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
  std::vector<bool> hasItems(scene.nodes.size());
  std::vector<bool> isDrawn(scene.nodes.size());
  for (scene::DrawItemId item = 0; item < scene.drawItems().size(); ++item) {
    const auto node = static_cast<std::size_t>(scene.drawItems()[item].node);
    hasItems[node] = true;
    isDrawn[node] = isDrawn[node] || drawn.contains(item);
  }
  const std::vector<bool> there = animation::posedNodes(scene, state);
  const auto isOn = [&](int node) {
    for (int at = node; at != scene::kNone; at = scene.nodes[static_cast<std::size_t>(at)].parent) {
      const int layer = scene.nodes[static_cast<std::size_t>(at)].layer;
      if (!there[static_cast<std::size_t>(at)] ||
          (layer != scene::kNone && !state.layers[static_cast<std::size_t>(layer)])) {
        return false;
      }
    }
    return state.state.isolated.empty();
  };
  std::vector<bool> visible;
  visible.reserve(labels.size());
  for (const Label& label : labels) {
    const auto node = static_cast<std::size_t>(label.node);
    visible.push_back(hasItems[node] ? isDrawn[node] : isOn(label.node));
  }
  return visible;
}

} // namespace vitrine::render
