#pragma once

#include "core/scene/Scene.h"
#include "render/batching/LightSelector.h"
#include "render/batching/RenderMaterial.h"

#include <QString>
#include <QVariant>

#include <map>

namespace vitrine::render {

/// Values of a shader's uniforms by their names in resources/shaders.
using Uniforms = std::map<QString, QVariant>;

/// The uniforms of resources/shaders/surface.frag that a material fills, but for its textures.
Uniforms uniformsOf(const RenderMaterial& material, const scene::Scene& scene);

/// Adds the dynamic lights that light the surfaces within `bounds`.
void addDynamicLights(Uniforms& uniforms, const LightSelector& rig, const scene::Bounds& bounds);
/// The studio's lamps in place of the scene's (scene/StudioLight.h).
void addStudioLights(Uniforms& uniforms);

} // namespace vitrine::render
