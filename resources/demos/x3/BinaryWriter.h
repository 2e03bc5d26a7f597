#pragma once

#include "resources/demos/common/ByteWriter.h"
#include "resources/demos/x3/SceneModel.h"

namespace vitrine::demos::x3 {

/// A body as BOB1: positions normalised to 65536, a point for each corner that differs in anything.
Bytes binaryOf(const Body& body);

/// As much of a binary scene (CUT1) as is known: its tags, the names of its paths, and its inline bodies as BOB1.
Bytes cutOf(const Scene& scene);

} // namespace vitrine::demos::x3
