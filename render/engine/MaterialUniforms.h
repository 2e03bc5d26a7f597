#pragma once

#include "core/scene/Scene.h"
#include "render/build/LightRig.h"
#include "render/build/MaterialLook.h"
#include "render/engine/BatchEntity.h"
#include "render/engine/SceneTextures.h"

namespace vitrine::render {

/// What resources/shaders/surface.frag needs of a material, but for its textures.
BatchEntity::Uniforms uniformsOf(const MaterialLook& look, const Scene& scene);

void addTextures(BatchEntity::Uniforms& uniforms, const MaterialLook& look, SceneTextures& textures,
                 const scene::SceneAssets& assets);

/// The lamps that light what is within `bounds`.
void addLamps(BatchEntity::Uniforms& uniforms, const LightRig& rig, const scene::Bounds& bounds);

} // namespace vitrine::render
