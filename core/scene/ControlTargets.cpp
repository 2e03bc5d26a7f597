#include "core/scene/ControlTargets.h"

#include "core/scene/Control.h"
#include "core/scene/ControlEffects.h"
#include "core/scene/SceneData.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace vitrine::scene {
namespace {

bool isStyle(int style) {
  return base::isBelow(style, std::tuple_size_v<decltype(LightStyleWeights::weights)>);
}

bool layersExist(const std::vector<LayerIndex>& layers, const SceneData& scene) {
  return std::ranges::all_of(layers, [&](LayerIndex layer) { return scene.layers.contains(layer); });
}

} // namespace

ControlTarget::ControlTarget() = default;
ControlTarget::ControlTarget(const ControlTarget& other) = default;
ControlTarget::ControlTarget(ControlTarget&& other) noexcept = default;
ControlTarget& ControlTarget::operator=(const ControlTarget& other) = default;
ControlTarget& ControlTarget::operator=(ControlTarget&& other) noexcept = default;
ControlTarget::~ControlTarget() = default;

bool LayerTarget::isInRange(const SceneData& scene) const {
  return scene.layers.contains(layer);
}

bool LightStyleTarget::isInRange(const SceneData&) const {
  return isStyle(style);
}

bool LightPatternTarget::isInRange(const SceneData&) const {
  return isStyle(style) && !pattern.isEmpty();
}

bool LightmapSetTarget::isInRange(const SceneData& scene) const {
  return std::ranges::all_of(choices, [&](int set) { return base::isBelow(set, scene.bake.lightmapSets.size()); });
}

bool ColorCorrectionTarget::isInRange(const SceneData& scene) const {
  return std::ranges::all_of(choices, [&](int choice) {
    return choice == kNone || choice == kByPlace || base::isBelow(choice, scene.world.colorCorrections.size());
  });
}

bool LayerChoiceTarget::isInRange(const SceneData& scene) const {
  return std::ranges::all_of(choices, [&](const auto& layers) { return layersExist(layers, scene); });
}

bool FollowCameraTarget::isInRange(const SceneData& scene) const {
  return std::ranges::all_of(
      choices, [&](int camera) { return camera == kNone || base::isBelow(camera, scene.view.cameras.size()); });
}

bool ColorStreamTarget::isInRange(const SceneData& scene) const {
  return std::ranges::all_of(choices, [&](const Choice& choice) { return layersExist(choice.layers, scene); });
}

void ColorStreamTarget::addEffects(const Control&, ControlEffects& effects) const {
  for (const Choice& choice : choices) {
    effects.colorStreams.insert(choice.stream);
  }
}

bool ViewPresetTarget::isInRange(const SceneData& scene) const {
  return std::ranges::all_of(
      choices, [&](int preset) { return preset == kNone || base::isBelow(preset, scene.view.viewPresets.size()); });
}

bool BlendShapeTarget::isInRange(const SceneData& scene) const {
  return std::ranges::all_of(parts, [&](const Part& part) {
    const MeshIndex mesh = scene.nodes.contains(part.node) ? scene.nodes[part.node].mesh : kNone;
    const SkinAndMorphsPtr of = mesh ? scene.meshes[mesh].deformation : nullptr;
    return of && base::isBelow(part.shape, of->shapes.size());
  });
}

void BlendShapeTarget::addEffects(const Control&, ControlEffects& effects) const {
  effects.movesLimbs = true;
}

std::vector<NodeIndex> BlendShapeTarget::nodes() const {
  std::vector<NodeIndex> nodes;
  for (const Part& part : parts) {
    if (std::ranges::find(nodes, part.node) == nodes.end()) {
      nodes.push_back(part.node);
    }
  }
  return nodes;
}

void BindPoseTarget::addEffects(const Control&, ControlEffects& effects) const {
  effects.movesLimbs = effects.bindPose = true;
}

void SpringTarget::addEffects(const Control&, ControlEffects& effects) const {
  effects.movesLimbs = true;
}

bool PlacementTarget::isInRange(const SceneData& scene) const {
  return scene.nodes.contains(node);
}

void PlacementTarget::addEffects(const Control& control, ControlEffects& effects) const {
  effects.movesLimbs = true;
  effects.placedNodes.insert(node);
  if (kind != Kind::Turn) {
    effects.shift += std::max(std::abs(control.min), std::abs(control.max));
  }
}

QMatrix4x4 WayTarget::transformAt(double value) const {
  QVector3D move;
  QQuaternion turn;
  const auto next = std::ranges::upper_bound(keys, value, {}, &Key::at);
  if (next == keys.end() || next == keys.begin()) {
    const Key& end = next == keys.begin() ? keys.front() : keys.back();
    move = end.move;
    turn = end.turn;
  } else {
    const Key& before = *(next - 1);
    const auto share = static_cast<float>((value - before.at) / (next->at - before.at));
    move = before.move + (next->move - before.move) * share;
    turn = QQuaternion::slerp(before.turn, next->turn, share);
  }
  QMatrix4x4 matrix;
  matrix.translate(pivot + move);
  matrix.rotate(turn);
  matrix.translate(-pivot);
  return matrix;
}

bool WayTarget::isInRange(const SceneData& scene) const {
  return !keys.empty() && std::ranges::is_sorted(keys, {}, &Key::at) &&
         std::ranges::all_of(movedNodes, [&](NodeIndex node) { return scene.nodes.contains(node); });
}

void WayTarget::addEffects(const Control&, ControlEffects& effects) const {
  effects.placedNodes.insert(movedNodes.begin(), movedNodes.end());
}

bool TextureViewTarget::isInRange(const SceneData& scene) const {
  return scene.assets.textures.contains(texture);
}

} // namespace vitrine::scene
