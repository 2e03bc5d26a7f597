#include "render/build/Batch.h"

#include "render/build/Vertex.h"

#include <algorithm>

namespace vitrine::render {

std::uint32_t Batch::vertexCount() const {
  return static_cast<std::uint32_t>(vertices.size() / qsizetype{sizeof(Vertex)});
}

MaterialLook lookOf(const Batch& batch, const scene::SceneAssets& assets) {
  return batch.merged ? batch.look : lookOf(batch.material, assets, batch.sky);
}

QByteArray colorsFor(const Batch& batch, const ColorChoice& choice) {
  const auto found = batch.colors.find(choice);
  return found == batch.colors.end() ? QByteArray() : found->second;
}

std::vector<std::uint32_t> indicesFor(const Batch& batch, const DrawSet& drawn) {
  std::size_t count = 0;
  for (const BatchRange& range : batch.ranges) {
    count += drawn.test(range.item) ? range.indexCount : 0;
  }
  std::vector<std::uint32_t> indices;
  indices.reserve(count);
  for (const BatchRange& range : batch.ranges) {
    if (drawn.test(range.item)) {
      const auto first = batch.indices.begin() + range.firstIndex;
      indices.insert(indices.end(), first, first + range.indexCount);
    }
  }
  return indices;
}

bool differsIn(const Batch& batch, const DrawSet& before, const DrawSet& after) {
  return std::ranges::any_of(
      batch.ranges, [&](const BatchRange& range) { return before.test(range.item) != after.test(range.item); });
}

} // namespace vitrine::render
