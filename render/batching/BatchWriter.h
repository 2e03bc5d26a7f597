#pragma once

#include "render/batching/Batch.h"
#include "render/batching/LightmapAtlas.h"
#include "render/batching/StreamColor.h"
#include "render/batching/TransformGroups.h"
#include "render/batching/Vertex.h"

#include <array>
#include <vector>

namespace vitrine::render {

/// A part of a DrawItem: all of it, except where an item has more triangles than one batch should hold.
struct Chunk {
  scene::DrawItemIndex item;
  std::uint32_t firstTriangle = 0;
  std::uint32_t triangleCount = 0;
};

/// Writes surfaces into the vertices and indices of a batch: its space, lightmap places, colours and colour streams,
/// and for each vertex which corner of its triangles it is, so that the fragment shader can find their edges. Triangles
/// with non-finite corners are left out, as picking does. Reuses its memory from batch to batch.
class BatchWriter {
public:
  BatchWriter(const scene::Scene& scene, const LightmapAtlas& atlas, const TransformGroups& spaces);

  /// `batch` has its materials and space already. Of the chunks those of `only` are written; the bounds are of all.
  void write(Batch& batch, const std::vector<Chunk>& chunks, const scene::SceneAssets& assets, const ItemSet& only);

private:
  struct Item;

  void writeChunk(Batch& batch, const Chunk& chunk, const QVector4D& color);
  std::array<std::uint32_t, 3> corners(const Item& item, const std::array<std::uint32_t, 3>& triangle);
  std::uint32_t addVertex(const Item& item, std::uint32_t meshVertex, int corner);
  scene::Bounds boundsOf(scene::DrawItemIndex item) const;
  QVector3D placedPosition(const Item& item, std::uint32_t meshVertex);
  Item itemOf(const Chunk& chunk, const QMatrix4x4& place, const QVector4D& color) const;
  void addStreamColors(const Item& item, std::uint32_t meshVertex, const QVector3D& normal);
  void takeColors(Batch& batch);
  void addExtras(const Item& item, std::uint32_t meshVertex);
  SurfaceNumbers numbersOf(scene::DrawItemIndex item) const;

  const scene::Scene& m_scene;
  const LightmapAtlas& m_atlas;
  const TransformGroups& m_spaces;
  std::vector<ColorChoice> m_choices;
  std::vector<Vertex> m_vertices;
  scene::ByItem<const scene::ItemFade*> m_fadeOf;
  std::vector<QVector3D> m_pivots;                         ///< by vertex, where the batch faces the eye
  std::vector<std::array<std::uint8_t, 4>> m_layerWeights; ///< by vertex, where any mesh of the batch has layers
  std::vector<FadeVertex> m_fades;                         ///< by vertex, where any item of the batch fades
  bool m_weighted = false;
  bool m_fading = false;
  std::vector<std::vector<StreamColor>> m_colors; ///< by choice, then vertex
  /// Batch vertex of each mesh vertex as corner 0, 1 and 2; kUnset between chunks.
  std::vector<std::uint32_t> m_slots;
  std::vector<std::uint32_t> m_meshVertices; ///< by vertex
  BatchSources m_sources;
};

/// True where an item is lit by its shape alone, as the file says nothing of the light on it. `lightmapped`: it has a
/// lightmap that can be used. Colour streams and instance lighting go before it.
bool isShaped(const scene::Scene& scene, scene::DrawItemIndex item, bool lightmapped);

} // namespace vitrine::render
