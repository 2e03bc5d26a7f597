#pragma once

#include "source/BrushBuilder.h"
#include "source/CompiledMap.h"
#include "source/PlaneTable.h"

namespace vitrine::samples {

/// Appends the nodes and leaves of a brush model to the map and returns its head node. One solid leaf per brush, in
/// the order of the brushes; leaves have no cluster.
int addModelTree(const std::vector<Brush>& brushes, const Box& bounds, PlaneTable& planes, CompiledMap& map);

} // namespace vitrine::samples
