#include "core/scene/ControlEffects.h"

#include "core/scene/Scene.h"

#include <algorithm>
#include <cmath>

namespace vitrine::scene {
namespace {

/// Visitor of the targets that something has to be prepared for.
struct EffectGatherer {
  const Control& control;
  ControlEffects& effects;

  void operator()(const ColorStreamTarget& target) const {
    for (const ColorStreamTarget::Choice& choice : target.choices) {
      effects.colorStreams.insert(choice.stream);
    }
  }
  void operator()(const BlendShapeTarget&) const { effects.movesLimbs = true; }
  void operator()(const SpringTarget&) const { effects.movesLimbs = true; }
  void operator()(const BindPoseTarget&) const { effects.movesLimbs = effects.bindPose = true; }
  void operator()(const PlacementTarget& target) const {
    effects.movesLimbs = true;
    effects.placedNodes.insert(target.node);
    if (target.kind != PlacementTarget::Kind::Turn) {
      effects.shift += std::max(std::abs(control.min), std::abs(control.max));
    }
  }
  void operator()(const auto&) const {}
};

} // namespace

ControlEffects effectsOfControls(const Scene& scene) {
  ControlEffects effects;
  for (const Control& control : scene.controls) {
    std::visit(EffectGatherer{control, effects}, control.target);
  }
  return effects;
}

} // namespace vitrine::scene
