#pragma once

#include "core/scene/SceneState.h"

namespace vitrine::scene {

/// Which of a texture's pictures is shown (TextureViewTarget), for files that are nothing but a texture.
struct TextureView {
  int texture = 0;  ///< into SceneAssets::textures
  int mip = 0;
  int frame = 0;
  int face = kNone; ///< kNone: all six, laid out as a cross
  TextureViewTarget::Channel channel = TextureViewTarget::kColour;

  bool operator==(const TextureView&) const = default;
};

/// The pictures that the controls choose, one for each texture that has such controls; of one with faces, choice 0 of its
/// face control is the cross. While an animation is chosen, it says which frame is shown.
std::vector<TextureView> textureViews(const Scene& scene, const SceneState& state);

/// The textures of `scene` as they are to be shown then: apply it to what is drawn whenever textureViews changes, and at
/// first. What levels, frames and faces there are is taken from the scene's own assets. Colours alone of a texture
/// without faces stay as they are stored, with the smaller levels behind them; all else is decoded. Faces are on a canvas
/// of 4:3, transparent beside them. Null pictures are left out.
ScenePatch viewedTextures(const Scene& scene, const SceneState& state);

} // namespace vitrine::scene
