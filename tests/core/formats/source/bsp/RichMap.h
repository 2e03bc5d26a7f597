#pragma once

#include "tests/core/formats/source/bsp/MapUnderTest.h"

namespace vitrine::tests {

/// A small map with one of everything: two displacements side by side, a door, a trigger, a disabled brush, props, an
/// overlay, a 3D sky room, lights with a style, cameras.
MapUnderTest richMap(demos::WriteOptions options = {});

/// The same before it is compiled.
demos::MapModel richModel();

/// Height by which the displacements of richMap are shaped; file coordinates.
double hillHeight(double x, double y);

} // namespace vitrine::tests
