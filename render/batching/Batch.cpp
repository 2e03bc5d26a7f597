#include "render/batching/Batch.h"

#include "render/batching/Vertex.h"

#include <algorithm>

namespace vitrine::render {

std::uint32_t Batch::vertexCount() const {
  return static_cast<std::uint32_t>(vertices.size() / qsizetype{sizeof(Vertex)});
}

RenderMaterial renderMaterialOf(const Batch& batch, const scene::SceneAssets& assets) {
  return batch.merged ? batch.renderMaterial : renderMaterialOf(batch.material, assets, batch.sky);
}

QByteArray colorsFor(const Batch& batch, const ColorChoice& choice) {
  const auto found = batch.colors.find(choice);
  return found == batch.colors.end() ? QByteArray() : found->second;
}

QByteArray opennessOf(const Batch& batch, const scene::Scene& scene, const scene::SceneAssets& assets) {
  QByteArray bytes(static_cast<qsizetype>(batch.vertexCount()), '\xFF');
  if (!assets.openness) {
    return bytes;
  }
  for (const BatchRange& range : batch.ranges) {
    const MeshIndex mesh = scene.nodes[scene.drawItems()[range.item].node].mesh;
    const auto& open = assets.openness->contains(mesh) ? (*assets.openness)[mesh] : nullptr;
    for (std::uint32_t i = range.firstVertex; open && i < range.firstVertex + range.vertexCount; ++i) {
      const std::uint32_t vertex = batch.meshVertices[i];
      bytes[qsizetype{i}] = vertex < open->size() ? static_cast<char>((*open)[vertex]) : '\xFF';
    }
  }
  return bytes;
}

std::vector<std::uint32_t> indicesFor(const Batch& batch, const ItemSet& drawn) {
  std::size_t count = 0;
  for (const BatchRange& range : batch.ranges) {
    count += drawn.contains(range.item) ? range.indexCount : 0;
  }
  std::vector<std::uint32_t> indices;
  indices.reserve(count);
  for (const BatchRange& range : batch.ranges) {
    if (drawn.contains(range.item)) {
      const auto first = batch.indices.begin() + range.firstIndex;
      indices.insert(indices.end(), first, first + range.indexCount);
    }
  }
  return indices;
}

bool differsIn(const Batch& batch, const ItemSet& before, const ItemSet& after) {
  return std::ranges::any_of(
      batch.ranges, [&](const BatchRange& range) { return before.contains(range.item) != after.contains(range.item); });
}

} // namespace vitrine::render
