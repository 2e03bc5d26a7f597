#include "core/scene/ShapeWeights.h"

#include <algorithm>
#include <map>

namespace vitrine::scene {

std::unordered_map<int, ShapeWeights> shapeWeights(const Scene& scene, const SceneState& state) {
  std::map<std::pair<int, int>, double> sums; // by node and shape
  for (const Control& control : scene.controls) {
    const auto* target = std::get_if<BlendShapeTarget>(&control.target);
    const double value = target ? state.valueOf(control) : 0;
    if (value == 0) {
      continue;
    }
    for (const BlendShapeTarget::Part& part : target->parts) {
      sums[{part.node, part.shape}] += value * static_cast<double>(part.weight);
    }
  }
  std::unordered_map<int, ShapeWeights> weights;
  for (const auto& [where, sum] : sums) {
    if (sum > 0) {
      weights[where.first].emplace_back(where.second, static_cast<float>(std::min(sum, 1.0)));
    }
  }
  return weights;
}

std::vector<float> byShape(const ShapeWeights& weights) {
  std::vector<float> dense(weights.empty() ? 0 : static_cast<std::size_t>(weights.back().first) + 1);
  for (const auto& [shape, weight] : weights) {
    dense[static_cast<std::size_t>(shape)] = weight;
  }
  return dense;
}

} // namespace vitrine::scene
