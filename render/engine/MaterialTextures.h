#pragma once

#include "render/batching/MaterialUniforms.h"
#include "render/engine/SceneTextures.h"

namespace vitrine::render {

/// Adds the textures of a material to its uniforms.
void addTextures(Uniforms& uniforms, const RenderMaterial& material, SceneTextures& textures,
                 const scene::SceneAssets& assets);

} // namespace vitrine::render
