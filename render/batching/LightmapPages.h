#pragma once

#include "core/base/Progress.h"
#include "core/scene/Scene.h"
#include "render/batching/LightmapAtlas.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace vitrine::render {

/// The texels of an atlas under a given mix of light: linear light as RGBA half floats, rows from v = 0. Beside the
/// pages, what a surface's light is on average: one texel per lightmap.
class LightmapPages {
public:
  /// A changed part of a page, rows tightly packed.
  struct Update {
    int page = 0;
    QRect rect;
    QByteArray texels;
  };

  struct Updates {
    std::vector<Update> pages;
    std::vector<Update> bumped;     ///< Update::page is a layer (bumpedLayer)
    std::optional<Update> averages; ///< whole rows

    bool empty() const { return pages.empty() && bumped.empty() && !averages; }
  };

  static constexpr int kTexelBytes = 8;

  /// Throws base::Cancelled through `progress`.
  LightmapPages(scene::ScenePtr scene, std::shared_ptr<const LightmapAtlas> atlas, const scene::LightStyleWeights& mix,
                base::Progress& progress);

  const LightmapAtlas& atlas() const { return *m_atlas; }
  const scene::LightStyleWeights& mix() const { return m_mix; }
  /// Shares its bytes until the mix changes.
  const QByteArray& page(int page) const { return m_pages[static_cast<std::size_t>(page)]; }

  /// Layers of the texture that holds, page by page, the light of each bump basis on the bumped pages of the atlas.
  int bumpedLayerCount() const { return m_atlas->bumpedPageCount() * scene::kBumpBases; }
  /// Composes the texels of one such layer when it is called, from any thread; light as it is mixed now. Nothing is
  /// kept: most views never need them.
  std::function<QByteArray()> bumpedLayer(int layer) const;

  /// Texel (n % kAveragesWidth, n / kAveragesWidth) is of lightmap n; at least one row.
  static constexpr int kAveragesWidth = 256;
  QSize averagesSize() const;
  const QByteArray& averages() const { return m_averages; }

  enum class Bumped { Left, Updated };
  /// Recomposes the lightmaps that the change touches; says which parts of which pages to upload again. Costs nothing
  /// where nothing changes.
  Updates setMix(const scene::LightStyleWeights& mix, Bumped bumped = Bumped::Left);

private:
  void compose(scene::LightmapIndex lightmap);
  void average(scene::LightmapIndex lightmap);
  std::vector<scene::LightmapIndex> touchedBy(const scene::LightStyleWeights& mix) const;
  std::vector<Update> pageUpdates(const std::vector<scene::LightmapIndex>& touched) const;
  std::vector<Update> bumpedUpdates(const std::vector<scene::LightmapIndex>& touched) const;
  Update averagesUpdate(const std::vector<scene::LightmapIndex>& touched) const;
  QByteArray cut(int page, const QRect& rect) const;

  /// Lightmaps by what they have layers of, in the order in which they lie on the pages.
  struct Index {
    std::vector<scene::LightmapIndex> all;
    scene::ByLightmap<int> rank; ///< among them
    std::array<std::vector<scene::LightmapIndex>, 256> byStyle;
  };
  static std::shared_ptr<const Index> indexOf(const scene::Scene& scene, const LightmapAtlas& atlas);

  scene::ScenePtr m_scene;
  std::shared_ptr<const LightmapAtlas> m_atlas;
  scene::LightStyleWeights m_mix;
  std::shared_ptr<const Index> m_index;
  std::vector<QByteArray> m_pages;
  QByteArray m_averages;
};

} // namespace vitrine::render
