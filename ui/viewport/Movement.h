#pragma once

namespace vitrine::ui {

/// How one moves in the viewport.
enum class Movement {
  Fly,
  Orbit,
  Walk, ///< on the ground, or gliding without gravity, among the scene's solids
};

} // namespace vitrine::ui
