#pragma once

#include "render/build/MaterialLook.h"
#include "render/engine/BatchEntity.h"

namespace vitrine::render {

/// What resources/shaders/surface.frag needs of a material, but for its textures.
BatchEntity::Uniforms uniformsOf(const MaterialLook& look);

} // namespace vitrine::render
