#pragma once

#include "core/picking/RayCaster.h"
#include "core/session/Snapshot.h"
#include "render/tracing/TracedPicture.h"

#include <span>
#include <vector>

namespace vitrine::tracing {

/// Luminances of what a picture shows, linear and at exposure 1, of its middle; without pixels that show nothing.
std::vector<float> luminancesOf(const TracedPicture& picture);

/// Colour shown there with this factor on the light, linear; of places that burn out at 1, by their light.
QVector3D shownAt(const Sample& sample, float exposure);

/// The factor on light that Source's automatic exposure settles at in front of these luminances, within its limits
/// (docs/formats/source-bsp.md, "Exposure"); it starts at 1, and 1 it is where there is nothing to see.
float gameExposure(std::span<const float> luminances, const scene::AutoExposure& rule);

/// The factor that makes what is nearly dark legible, without burning out what is bright; 1 where it is bright enough,
/// never less.
float brightening(std::span<const float> luminances);

/// True if so little can be made out that a viewer should brighten it without being asked.
bool isNearlyDark(std::span<const float> luminances);

/// SceneState::adaptation for what a camera sees of a snapshot, by the mode its state is in, whatever its adaptation is
/// now; 1 for a mode that follows nothing. Some thousand rays; throws base::Cancelled through progress.
double adaptationFor(const session::Snapshot& shown, const picking::RayCaster& caster,
                     const viewing::CameraView& camera, base::Progress* progress = nullptr);

/// First sight of a scene: its state with the adaptation for a view. Where it is nearly dark, and nothing was set that
/// says how to expose it, the mode is set to Brightened.
SceneState exposedAtFirst(const session::Snapshot& shown, const picking::RayCaster& caster,
                          const viewing::CameraView& camera, base::Progress* progress = nullptr);

/// The state with a factor on its light that nothing measures.
SceneState exposedBy(double factor, const session::Snapshot& shown);

/// Id of the control that chooses the mode of exposure; empty: there is none, and nothing to expose.
QString exposureModeControl(const Scene& scene);

} // namespace vitrine::tracing
