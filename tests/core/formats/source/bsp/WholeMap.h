#pragma once

#include "tests/core/formats/source/bsp/MapUnderTest.h"

namespace vitrine::tests {

/// richMap() and all that a map of the branch has records for besides: water, an area portal, detail props, a cube map,
/// an occluder, physics of the world and of its entities, hulls of displacements, brushes of faces, overlays of water,
/// and in the lumps that nobody can read some bytes.
MapUnderTest wholeMap(const demos::WriteOptions& options = {});

} // namespace vitrine::tests
