#pragma once

#include "core/formats/xops/scene/PointIndex.h"
#include "core/formats/xops/scene/PointPlace.h"
#include "core/scene/SceneBuilder.h"

#include <vector>

namespace vitrine::formats::xops {

/// An arrow to draw: from the point that has the number to the one it names.
struct PointLink {
  std::size_t from = 0;
  std::size_t to = 0;
};

/// The links of one group's points that are shown as arrows: from people to their first path point, along ways (to whom
/// is followed, too) and from event to event. Not those to a point itself or to the same place.
std::vector<PointLink> shownLinks(const PointFile& file, const PointIndex& index, PointGroup group);

/// Adds a mesh with an arrow per link, each a surface of its own that leads to the record it starts at.
MeshIndex addLinkMesh(SceneBuilder& scene, const PointFile& file, const std::vector<PointLink>& links,
                      MaterialIndex material, const PointPlace& place);

/// Position of a point's marker, in scene axes.
QVector3D placeOf(const Point& point);

} // namespace vitrine::formats::xops
