#include "render/build/TriangleSorter.h"

#include "render/build/Vertex.h"

#include <algorithm>
#include <cstring>

namespace vitrine::render {
namespace {

struct Keyed {
  float distance;
  std::uint32_t triangle;
};

QVector3D positionOf(const Batch& batch, std::uint32_t vertex) {
  std::array<float, 3> at{};
  static_assert(offsetof(Vertex, position) == 0);
  std::memcpy(at.data(), batch.vertices.constData() + std::size_t{vertex} * sizeof(Vertex), sizeof at);
  return {at[0], at[1], at[2]};
}

} // namespace

std::vector<std::uint32_t> sortedFarToNear(const Batch& batch, const std::vector<std::uint32_t>& indices,
                                           const QVector3D& eye) {
  std::vector<Keyed> order(indices.size() / 3);
  for (std::uint32_t t = 0; t < order.size(); ++t) {
    const QVector3D middle = (positionOf(batch, indices[3 * t]) + positionOf(batch, indices[3 * t + 1]) +
                              positionOf(batch, indices[3 * t + 2])) / 3.0F;
    order[t] = {(middle - eye).lengthSquared(), t};
  }
  std::ranges::stable_sort(order, std::ranges::greater(), &Keyed::distance);
  std::vector<std::uint32_t> sorted;
  sorted.reserve(indices.size());
  for (const Keyed& entry : order) {
    const auto first = indices.begin() + 3 * std::ptrdiff_t{entry.triangle};
    sorted.insert(sorted.end(), first, first + 3);
  }
  return sorted;
}

} // namespace vitrine::render
