#include "core/scene/ControlEffects.h"

#include "core/scene/SceneData.h"

namespace vitrine::scene {

ControlEffects effectsOfControls(const SceneData& scene) {
  ControlEffects effects;
  for (const Control& control : scene.controls) {
    std::visit(
        [&](const auto& target) {
          if constexpr (requires { target.addEffects(control, effects); }) {
            target.addEffects(control, effects);
          }
        },
        control.target);
  }
  return effects;
}

} // namespace vitrine::scene
