#pragma once

#include "render/batching/FrameState.h"
#include "render/batching/Ground.h"
#include "render/batching/MaterialUniforms.h"

namespace vitrine::render {

// Values of a FrameState by the names of uniforms in resources/shaders.

/// Uniforms that world and backdrops have in common.
Uniforms sharedUniforms(const LightState& light, const TargetSettings& target);
/// Uniforms of the world, or of one backdrop: shading mode and fog. The range of the fog is left out if there
/// is no fog.
Uniforms surfaceUniforms(const SurfaceState& surfaces);
/// Uniforms of background.frag.
Uniforms gradientUniforms(const GradientState& gradient, const TargetSettings& target);
/// Uniforms of contact_shadow.frag; the shadow is not empty.
Uniforms shadowUniforms(const GroundPlane& plane);
/// Uniforms of grid.frag. `axes`: axes of the scene's file.
Uniforms gridUniforms(const GroundPlane& plane, const scene::Axes& axes);

} // namespace vitrine::render
