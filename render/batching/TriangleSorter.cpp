#include "render/batching/TriangleSorter.h"

#include "render/batching/Vertex.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace vitrine::render {
namespace {

struct Keyed {
  float distance;
  std::uint32_t triangle;
};

} // namespace

QVector3D PositionRecords::at(std::uint32_t index) const {
  std::array<float, 3> position{};
  std::memcpy(position.data(), bytes.constData() + index * size, sizeof position);
  return {position[0], position[1], position[2]};
}

PositionRecords positionsOf(const Batch& batch) {
  static_assert(offsetof(Vertex, position) == 0 && offsetof(MovedVertex, position) == 0);
  // What faces the eye is as far away as what it turns around.
  return batch.facing == scene::Billboard::Fixed ? PositionRecords{batch.vertices, sizeof(Vertex)}
                                                 : PositionRecords{batch.pivots, sizeof(QVector3D)};
}

std::vector<std::uint32_t> sortedFarToNear(const PositionRecords& positions, const std::vector<std::uint32_t>& indices,
                                           const QVector3D& eye) {
  std::vector<Keyed> order(indices.size() / 3);
  for (std::uint32_t t = 0; t < order.size(); ++t) {
    const QVector3D middle =
        (positions.at(indices[3 * t]) + positions.at(indices[3 * t + 1]) + positions.at(indices[3 * t + 2])) / 3.0F;
    const float distance = (middle - eye).lengthSquared();
    order[t] = {std::isnan(distance) ? 0.0F : distance, t};
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
