#pragma once

#include "resources/demos/source/BrushBuilder.h"
#include "resources/demos/source/CompiledMap.h"
#include "resources/demos/source/PlaneTable.h"

namespace vitrine::demos {

/// Appends the nodes and leaves of a brush model to the map and returns its head node. One solid leaf per brush, in
/// the order of the brushes; leaves have no cluster.
int addModelTree(const std::vector<Brush>& brushes, const Box& bounds, PlaneTable& planes, CompiledMap& map);

} // namespace vitrine::demos
