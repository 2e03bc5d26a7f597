#pragma once

#include "core/formats/xops/records/PointFile.h"
#include "core/formats/xops/scene/PointPlace.h"
#include "core/formats/xops/scene/PointShapes.h"

namespace vitrine::formats::xops {

/// Adds the layers of points, and a toggle for each. Once per scene, however many point files it offers.
PointLayers addPointLayers(SceneBuilder& scene);

/// Adds the points of a file to a scene that is not finished: a group node, in it one per group of points, in these a
/// labelled marker per point and the arrows between them (docs/formats/xops-points.md, "What is shown"). Points without
/// a place are left out. Returns the group node.
NodeIndex addPoints(SceneBuilder& scene, PointShapes& shapes, const PointFile& file, const PointPlace& place);

/// View of the player at the start; empty when there is no player, or the player's place is no number. `section` is
/// the table of points.
std::vector<scene::Camera> playerCameras(const PointFile& file, SectionId section);

} // namespace vitrine::formats::xops
