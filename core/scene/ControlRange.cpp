#include "core/scene/ControlRange.h"

#include "core/scene/Scene.h"

#include <algorithm>

namespace vitrine::scene {
namespace {

constexpr std::size_t kStyles = std::tuple_size_v<decltype(LightStyleWeights::weights)>;

bool isBelow(int index, std::size_t count) {
  return index >= 0 && static_cast<std::size_t>(index) < count;
}

/// Test for each kind of target: true if what the control acts on exists.
struct TargetCheck {
  const Scene& scene;

  bool operator()(const LayerTarget& target) const { return isBelow(target.layer, scene.layers.size()); }
  bool operator()(const LayerChoiceTarget& target) const {
    return std::ranges::all_of(target.choices, [this](int layer) {
      return layer == kNone || layer == LayerChoiceTarget::kAll || isBelow(layer, scene.layers.size());
    });
  }
  bool operator()(const ColorStreamTarget& target) const {
    return std::ranges::all_of(target.choices, [this](const auto& choice) { return layersExist(choice.layers); });
  }
  bool operator()(const ViewPresetTarget& target) const {
    return std::ranges::all_of(
        target.choices, [this](int view) { return view == kNone || isBelow(view, scene.view.viewPresets.size()); });
  }
  bool operator()(const LightStyleTarget& target) const { return isBelow(target.style, kStyles); }
  bool operator()(const LightPatternTarget& target) const {
    return isBelow(target.style, kStyles) && !target.pattern.isEmpty();
  }
  bool operator()(const LightmapSetTarget& target) const {
    return std::ranges::all_of(target.choices,
                               [this](int set) { return isBelow(set, scene.bake.lightmapSets.size()); });
  }
  bool operator()(const ExposureTarget&) const { return true; }
  bool operator()(const RootMotionTarget&) const { return true; }
  bool operator()(const FrameBlendTarget&) const { return true; }

  bool operator()(const BlendShapeTarget& target) const {
    return std::ranges::all_of(target.parts, [this](const BlendShapeTarget::Part& part) {
      if (!isBelow(part.node, scene.nodes.size())) {
        return false;
      }
      const int mesh = scene.nodes[static_cast<std::size_t>(part.node)].mesh;
      const SkinAndMorphsPtr of = mesh == kNone ? nullptr : scene.meshes[static_cast<std::size_t>(mesh)].deformation;
      return of && isBelow(part.shape, of->shapes.size());
    });
  }
  bool operator()(const BindPoseTarget&) const { return true; }
  bool operator()(const SpringTarget&) const { return true; }
  bool operator()(const PlacementTarget& target) const { return isBelow(target.node, scene.nodes.size()); }

  bool operator()(const LayerSetsTarget& target) const {
    return std::ranges::all_of(target.choices, [this](const auto& layers) { return layersExist(layers); });
  }
  bool operator()(const FollowCameraTarget& target) const {
    return std::ranges::all_of(
        target.choices, [this](int camera) { return camera == kNone || isBelow(camera, scene.view.cameras.size()); });
  }
  bool operator()(const TextureViewTarget& target) const {
    return isBelow(target.texture, scene.assets.textures.size());
  }

  bool layersExist(const std::vector<int>& layers) const {
    return std::ranges::all_of(layers, [this](int layer) { return isBelow(layer, scene.layers.size()); });
  }
};

} // namespace

bool isInRange(const ControlTarget& target, const Scene& scene) {
  return std::visit(TargetCheck{scene}, target);
}

} // namespace vitrine::scene
