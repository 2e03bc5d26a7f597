#pragma once

namespace vitrine::ui {

/// Way of moving in the viewport.
enum class Movement {
  Fly,
  Orbit,
  Walk, ///< on the ground, or gliding without gravity, among the scene's brushes
};

} // namespace vitrine::ui
