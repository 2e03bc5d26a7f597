#pragma once

#include "core/scene/Animation.h"
#include "core/scene/SkinAndMorphs.h"
#include "core/scene/SpringBones.h"

#include <vector>

namespace vitrine::scene {

/// Data of everything that moves: models with key poses or clips, the skins joints carry, springing bones.
struct MotionData {
  std::vector<AnimatedModel> animatedModels;
  std::vector<Skin> skins;
  SpringBones springs;
  std::vector<Animation> animations;
  int startAnimation = kNone; ///< offered to play first; its first frame is the rest pose of the animated model
};

} // namespace vitrine::scene
