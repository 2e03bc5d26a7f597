#pragma once

#include "core/scene/SceneBuilder.h"

namespace vitrine::tests {

/// Parts that mode Rooms of TestFormat adds to its squares, before the scene is finished. In the file's coordinates:
/// - solids for a body of four units: a floor whose top is z = 0, and a wall behind the squares from y = 0 to 2;
/// - 27 viewpoints beside "start": "spawn 1" to "spawn 26" at x = 0, -1, …, y = -20, and "exit";
/// - a light style 32 with the pattern "az" as the toggle "pattern.32";
/// - visibility: cluster 0 (x < 25) sees itself, cluster 1 both; leaves are rows of `section`. Squares are in the
/// cluster
///   where their middle is.
void addRooms(SceneBuilder& scene, const std::vector<float>& places, SectionId section);

} // namespace vitrine::tests
