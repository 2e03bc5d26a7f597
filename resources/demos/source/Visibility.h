#pragma once

#include "resources/demos/source/FaceBuilder.h"

namespace vitrine::demos {

/// For every cell the sorted numbers of the cells that may be seen from anywhere inside it, itself included.
using VisibleSets = std::vector<std::vector<int>>;

/// Portal flow: walks from each cell through chains of openings, narrowing the view at each one to what straight lines
/// can pass. Never misses a cell that can be seen; may name one that is just hidden. Symmetric.
VisibleSets computeVisibility(std::size_t cellCount, const std::vector<Portal>& portals);

/// For every cell what can be seen from any cell it sees (the "audible set" of the format).
VisibleSets widened(const VisibleSets& visible);

/// The visibility lump: rows of bits with runs of zero bytes shortened ("Visibility" in the format notes).
Bytes encodeVisibility(const VisibleSets& visible, const VisibleSets& audible, std::endian order);

} // namespace vitrine::demos
