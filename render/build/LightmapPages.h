#pragma once

#include "core/base/Progress.h"
#include "core/scene/Scene.h"
#include "render/build/LightmapAtlas.h"

#include <vector>

namespace vitrine::render {

/// The texels of an atlas under given light style weights: linear light as RGBA half floats, rows from v = 0.
class LightmapPages {
public:
  /// A changed part of a page, rows tightly packed.
  struct Update {
    int page = 0;
    QRect rect;
    QByteArray texels;
  };

  static constexpr int kTexelBytes = 8;

  /// Throws base::Cancelled through `progress`.
  LightmapPages(scene::ScenePtr scene, std::shared_ptr<const LightmapAtlas> atlas, const StyleWeights& weights,
                base::Progress& progress);

  const LightmapAtlas& atlas() const { return *m_atlas; }
  const StyleWeights& weights() const { return m_weights; }
  /// Shares its bytes until weights change.
  const QByteArray& page(int page) const { return m_pages[static_cast<std::size_t>(page)]; }

  /// Recomposes the lightmaps that a changed weight touches; says which parts of which pages to upload again.
  std::vector<Update> setWeights(const StyleWeights& weights);

private:
  void compose(int lightmap);
  QByteArray cut(int page, const QRect& rect) const;

  scene::ScenePtr m_scene;
  std::shared_ptr<const LightmapAtlas> m_atlas;
  StyleWeights m_weights;
  std::vector<QByteArray> m_pages;
};

} // namespace vitrine::render
