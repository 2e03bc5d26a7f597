#include "core/exporting/ExportNodes.h"

#include "core/animation/KeyframeSampling.h"
#include "core/animation/VisibleItems.h"

#include <set>

namespace vitrine::exporting {

ItemSet itemsEver(const Scene& scene, const state::EvaluatedState& state) {
  ItemSet items = animation::visibleItems(scene, state);
  const scene::ByAnimatedModel<bool> visible = state::visibleModels(scene, state.layers);
  for (const scene::AnimationIndex index : scene.motion.animations.indices()) {
    const scene::Animation& clip = scene.motion.animations[index];
    if (!clip.animatedModel || !clip.poses || !visible[clip.animatedModel]) {
      continue;
    }
    state::EvaluatedState then = state;
    then.state.animation = index;
    then.animation = &clip;
    std::set<std::uint32_t> seen;
    for (int frame = 0; frame < clip.frames; ++frame) {
      if (seen.insert((*clip.poses)[static_cast<std::size_t>(frame)]).second) {
        then.state.time = clip.timeOf(frame + 0.5);
        items |= animation::visibleItems(scene, then);
      }
    }
  }
  return items;
}

scene::ByNode<std::vector<DrawItemIndex>> itemsByNode(const Scene& scene, const scene::SceneAssets& assets,
                                                      const ItemSet& shown) {
  scene::ByNode<std::vector<DrawItemIndex>> items(scene.nodes.size());
  for (const DrawItemIndex item : shown) {
    const MaterialIndex material = scene.surfaceOf(item).material;
    const bool letsSkyThrough =
        assets.materials.contains(material) && assets.materials[material].model() == scene::MaterialModel::Sky;
    if (!scene.backdropOf(item) && !letsSkyThrough) {
      items[scene.drawItems()[item].node].push_back(item);
    }
  }
  return items;
}

scene::ByNode<bool> wantedNodes(const Scene& scene, const scene::ByNode<std::vector<DrawItemIndex>>& items,
                                bool withRest) {
  scene::ByNode<bool> wanted(scene.nodes.size());
  for (const NodeIndex node : scene.nodes.indices()) {
    const scene::Node& of = scene.nodes[node];
    wanted[node] = wanted[node] || !items[node].empty() || (withRest && !of.properties.empty());
    if (withRest && of.skin && !items[node].empty()) {
      for (const NodeIndex joint : scene.motion.skins[of.skin].joints) {
        wanted[joint] = true;
      }
    }
  }
  for (std::size_t i = scene.nodes.size(); i-- > 0;) {
    const NodeIndex node(i);
    if (const NodeIndex parent = scene.nodes[node].parent; wanted[node] && parent) {
      wanted[parent] = true;
    }
  }
  return wanted;
}

scene::ByNode<bool> movedNodes(const Scene& scene) {
  scene::ByNode<bool> moved(scene.nodes.size());
  for (const scene::AnimatedModel& model : scene.motion.animatedModels) {
    moved[model.node] = true;
    for (const NodeIndex node : model.posed) {
      moved[node] = true;
    }
    for (const scene::KeyPose& pose : model.poses) {
      for (const scene::PlaceKey& key : pose.places) {
        moved[key.node] = true;
      }
    }
  }
  for (const scene::Animation& clip : scene.motion.animations) {
    for (const scene::NodeTrack& track : clip.tracks ? *clip.tracks : std::vector<scene::NodeTrack>()) {
      moved[track.node] = true;
    }
  }
  return moved;
}

} // namespace vitrine::exporting
