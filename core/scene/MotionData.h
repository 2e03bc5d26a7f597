#pragma once

#include "core/scene/Animation.h"
#include "core/scene/SkinAndMorphs.h"
#include "core/scene/SpringBones.h"

namespace vitrine::scene {

/// Data of everything that moves: models with key poses or clips, the skins joints carry, springing bones.
struct MotionData {
  ByAnimatedModel<AnimatedModel> animatedModels;
  BySkin<Skin> skins;
  SpringBones springs;
  ByAnimation<Animation> animations;
  AnimationIndex startAnimation; ///< offered to play first; its first frame is the rest pose of the animated model
};

} // namespace vitrine::scene
