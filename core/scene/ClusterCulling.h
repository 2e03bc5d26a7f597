#pragma once

#include "core/scene/Scene.h"

namespace vitrine::scene {

/// Which DrawItems may be seen from clusters in `visible`: those in one of them, and those in none at all (what the
/// loader could not place is always drawn).
std::vector<bool> itemsInClusters(const Scene& scene, const ClusterSet& visible);

/// The same for an eye at `position`; all without visibility data, and outside the world.
std::vector<bool> itemsSeenFrom(const Scene& scene, const QVector3D& position);

} // namespace vitrine::scene
