#pragma once

#include "core/scene/SceneState.h"

#include <unordered_map>
#include <utility>
#include <vector>

namespace vitrine::scene {

/// Blend shapes of a mesh that are not at nothing, and their weights, 0…1; ascending by shape.
using ShapeWeights = std::vector<std::pair<int, float>>;

/// By node: what the scene's controls make of its blend shapes. Nodes with none are left out.
std::unordered_map<int, ShapeWeights> shapeWeights(const Scene& scene, const SceneState& state);

/// By shape, up to the last that has a weight.
std::vector<float> byShape(const ShapeWeights& weights);

} // namespace vitrine::scene
