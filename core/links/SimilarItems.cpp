#include "core/links/SimilarItems.h"

#include <algorithm>

namespace vitrine::links {
namespace {

/// Items of the nodes that `wanted` says, and of all below them.
template <class Wanted>
std::vector<DrawItemIndex> itemsBelowAll(const Scene& scene, Wanted wanted) {
  scene::ByNode<bool> inside(scene.nodes.size());
  for (const NodeIndex node : scene.nodes.indices()) {
    const NodeIndex parent = scene.nodes[node].parent;
    inside[node] = (parent && inside[parent]) || wanted(node);
  }
  std::vector<DrawItemIndex> items;
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    if (inside[scene.drawItems()[item].node]) {
      items.push_back(item);
    }
  }
  return items;
}

bool isObject(const scene::Node& node) {
  using scene::NodeKind;
  return !node.model.empty() || node.kind == NodeKind::Prop || node.kind == NodeKind::Entity ||
         !classOf(node).isEmpty();
}

} // namespace

QString classOf(const scene::Node& node) {
  const auto property = std::ranges::find(node.properties, QStringLiteral("classname"), &scene::Property::key);
  return property == node.properties.end() ? QString() : property->value;
}

NodeIndex objectOf(const Scene& scene, NodeIndex node) {
  for (NodeIndex at = node; at; at = scene.nodes[at].parent) {
    if (isObject(scene.nodes[at])) {
      return at;
    }
  }
  return node;
}

std::vector<DrawItemIndex> itemsOfClass(const Scene& scene, NodeIndex node) {
  const scene::Node& object = scene.nodes[objectOf(scene, node)];
  const QString wanted = classOf(object);
  return itemsBelowAll(scene, [&](NodeIndex at) {
    const QString here = classOf(scene.nodes[at]);
    const bool alike = !here.isEmpty() || (scene.nodes[at].kind == object.kind && objectOf(scene, at) == at);
    return here == wanted && alike;
  });
}

std::vector<DrawItemIndex> itemsOfModel(const Scene& scene, NodeIndex node) {
  const NodeIndex object = objectOf(scene, node);
  if (const scene::AssetRef& model = scene.nodes[object].model; !model.empty()) {
    return itemsBelowAll(scene, [&](NodeIndex at) { return scene.nodes[at].model == model; });
  }
  const MeshIndex mesh = scene.nodes[node].mesh;
  const int firstSurface = scene.nodes[node].firstSurface;
  return itemsBelowAll(scene, [&](NodeIndex at) {
    const scene::Node& here = scene.nodes[at];
    return at == node || (mesh && here.mesh == mesh && here.firstSurface == firstSurface);
  });
}

bool isSimilarByModel(const Scene& scene, DrawItemIndex item) {
  return !scene.nodes[objectOf(scene, scene.drawItems()[item].node)].model.empty();
}

std::vector<DrawItemIndex> itemsSimilarTo(const Scene& scene, DrawItemIndex item) {
  if (isSimilarByModel(scene, item)) {
    return itemsOfModel(scene, scene.drawItems()[item].node);
  }
  const scene::Surface& model = scene.surfaceOf(item);
  std::vector<DrawItemIndex> items;
  for (const DrawItemIndex other : scene.drawItems().indices()) {
    const scene::Surface& surface = scene.surfaceOf(other);
    if (surface.material == model.material && surface.provenance.section == model.provenance.section) {
      items.push_back(other);
    }
  }
  return items;
}

} // namespace vitrine::links
