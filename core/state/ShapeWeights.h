#pragma once

#include <utility>
#include <vector>

namespace vitrine::state {

/// Blend shapes of a mesh that are not at nothing, and their weights, 0…1; ascending by shape.
using ShapeWeights = std::vector<std::pair<int, float>>;

/// Weights by shape, up to the last that has a weight.
std::vector<float> byShape(const ShapeWeights& weights);

} // namespace vitrine::state
