#pragma once

#include "core/base/Progress.h"
#include "render/batching/Batch.h"
#include "render/batching/LightmapAtlas.h"

#include <vector>

namespace vitrine::render {

/// Groups DrawItems into few batches: by backdrop, effect and material, materials without a texture merged, by what
/// moves together (TransformGroups) or faces the eye, and cut along space so that the frustum can leave some out, and
/// so that few indices are written when other clusters are seen. Draw calls cost by batch
/// (docs/adr/0001-qt3d-behind-render.md): there are at most kMaxBatches, except that every material with a texture of
/// its own needs one.
class Batcher {
public:
  static constexpr std::size_t kMaxBatches = 480;
  /// Groups of fewer triangles are not cut further.
  static constexpr std::uint32_t kMinCut = 4096;
  /// One batch never holds more, whatever the number of batches.
  static constexpr std::uint32_t kMaxTriangles = 1U << 20;

  Batcher(const scene::Scene& scene, const LightmapAtlas& atlas) : m_scene(scene), m_atlas(atlas) {}

  enum class Merging { Allowed, Never };

  /// Batches of `items` under these assets, with the triangles of those in `only`. The others count for the cuts and for
  /// the bounds of batches, so that the order in which depth is drawn depends on none that is left out; batches of such
  /// alone are left out as well. Throws base::Cancelled through `progress`.
  std::vector<Batch> build(const std::vector<scene::DrawItemIndex>& items, const ItemSet& only,
                           const scene::SceneAssets& assets, base::Progress& progress,
                           Merging merging = Merging::Allowed) const;

private:
  const scene::Scene& m_scene;
  const LightmapAtlas& m_atlas;
};

} // namespace vitrine::render
