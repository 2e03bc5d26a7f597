#pragma once

#include "core/scene/Scene.h"

#include <vector>

namespace vitrine::state {

/// Picture of a texture that is shown (TextureViewTarget), for files that are nothing but a texture.
struct TextureView {
  TextureIndex texture;
  int mip = 0;
  int frame = 0;
  int face = scene::kNone; ///< kNone: all six, laid out as a cross
  scene::TextureViewTarget::Channel channel = scene::TextureViewTarget::kColour;

  bool operator==(const TextureView&) const = default;
};

/// Sets one part of a view as the value of a control says; of a texture with faces, face 0 is the cross.
void choosePart(TextureView& view, scene::TextureViewTarget::Part part, double value, const image::Image& image);

/// The textures of `scene` under these views (EvaluatedState::textureViews): apply it to what is drawn whenever they
/// change, and at first. What levels, frames and faces there are is taken from the scene's own assets. Colours alone of
/// a texture without faces stay as they are stored, with the smaller levels behind them; all else is decoded. Faces are
/// on a canvas of 4:3, transparent beside them. Null pictures are left out.
scene::ScenePatch viewedTextures(const Scene& scene, const std::vector<TextureView>& views);

} // namespace vitrine::state
