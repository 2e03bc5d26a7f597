#include "core/state/ShapeWeights.h"

#include <cstddef>

namespace vitrine::state {

std::vector<float> byShape(const ShapeWeights& weights) {
  std::vector<float> dense(weights.empty() ? 0 : static_cast<std::size_t>(weights.back().first) + 1);
  for (const auto& [shape, weight] : weights) {
    dense[static_cast<std::size_t>(shape)] = weight;
  }
  return dense;
}

} // namespace vitrine::state
