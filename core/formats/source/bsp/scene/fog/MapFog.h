#pragma once

#include "core/formats/source/bsp/scene/BspSceneParts.h"

namespace vitrine::formats::source {

/// Fog by the keys of an env_fog_controller or a sky_camera, with distances times `scale`; nullopt where they
/// make no fog. Whether it is on is another matter.
std::optional<scene::Fog> fogOf(const Entity& entity, float scale = 1);
bool isFogOn(const Entity& entity);

/// The map's own fog and far plane as a view preset, with a toggle that is on where the map's fog is;
/// docs/formats/source-bsp.md, "Fog".
void addMapFog(SceneParts& parts);

} // namespace vitrine::formats::source
