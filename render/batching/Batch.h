#pragma once

#include "core/scene/Scene.h"
#include "render/batching/ColorChoice.h"
#include "render/batching/RenderMaterial.h"

#include <QByteArray>

#include <map>
#include <memory>
#include <vector>

namespace vitrine::render {

/// A run of a batch's indices, and of its vertices, that belongs to one DrawItem.
struct BatchRange {
  scene::DrawItemIndex item;
  std::uint32_t firstIndex = 0;
  std::uint32_t indexCount = 0;
  std::uint32_t firstVertex = 0;
  std::uint32_t vertexCount = 0;
};

/// Sources of a batch's vertices that are written anew in other poses (DeformedBatch).
struct BatchSources {
  std::vector<QMatrix4x4> places; ///< from a mesh into the batch's space, by range; of use where that is a node's
};

/// Surfaces drawn with one call: they share effect, textures and a part of space.
struct Batch {
  MaterialIndex material;                  ///< the scene's; kNone: several merged, with colours in the vertices
  RenderMaterial renderMaterial;           ///< as known when the scene was prepared
  QByteArray vertices;                     ///< Vertex records
  std::vector<std::uint32_t> meshVertices; ///< by vertex: its number in the mesh of its item
  /// StreamColor records, one per vertex, under each choice that gives any vertex a colour. Equal ones share their
  /// bytes.
  std::map<ColorChoice, QByteArray> colors;
  std::vector<std::uint32_t> indices;
  std::vector<BatchRange> ranges; ///< in the order of the indices, without gaps
  scene::Bounds bounds;           ///< in its space
  bool merged = false;
  NodeIndex space; ///< node in whose space the vertices are (TransformGroups); kNone: world space
  std::shared_ptr<const BatchSources> sources; ///< null: the vertices stay as they are; else those are at rest

  scene::BackdropIndex backdrop; ///< of the scene; kNone: it belongs to the world
  SkyUse sky = SkyUse::Hole;     ///< use of its material, where that is of the model Sky
  scene::Billboard facing = scene::Billboard::Fixed;
  QByteArray pivots; ///< three floats a vertex, in its space; of billboards
  /// Shares of four layers, a byte each, by vertex; empty: no mesh has any.
  QByteArray layerWeights;
  QByteArray fades; ///< FadeVertex records, one per vertex; empty: no item vanishes by its distance

  /// True if a pose may change the look of the batch, beside which items are drawn.
  bool moves() const { return space != scene::kNone || sources; }

  std::uint32_t vertexCount() const;
};

/// The material to draw it with now.
RenderMaterial renderMaterialOf(const Batch& batch, const scene::SceneAssets& assets);

/// The batch's StreamColor records under a choice; empty: no vertex has one.
QByteArray colorsFor(const Batch& batch, const ColorChoice& choice);

/// Openness of the batch's vertices, a byte each (scene::VertexOpenness).
QByteArray opennessOf(const Batch& batch, const scene::Scene& scene, const scene::SceneAssets& assets);

/// The indices of the batch's items that are in `drawn`.
std::vector<std::uint32_t> indicesFor(const Batch& batch, const ItemSet& drawn);

/// True if going from one set to another changes what the batch draws.
bool differsIn(const Batch& batch, const ItemSet& before, const ItemSet& after);

} // namespace vitrine::render
