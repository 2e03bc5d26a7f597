#pragma once

#include "core/base/Progress.h"
#include "core/scene/Scene.h"
#include "render/build/LightmapAtlas.h"

#include <vector>

namespace vitrine::render {

/// The texels of an atlas under a given mix of light: linear light as RGBA half floats, rows from v = 0.
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
  LightmapPages(scene::ScenePtr scene, std::shared_ptr<const LightmapAtlas> atlas, const scene::LightMix& mix,
                base::Progress& progress);

  const LightmapAtlas& atlas() const { return *m_atlas; }
  const scene::LightMix& mix() const { return m_mix; }
  /// Shares its bytes until the mix changes.
  const QByteArray& page(int page) const { return m_pages[static_cast<std::size_t>(page)]; }

  /// Recomposes the lightmaps that the change touches; says which parts of which pages to upload again.
  std::vector<Update> setMix(const scene::LightMix& mix);

private:
  void compose(int lightmap);
  QByteArray cut(int page, const QRect& rect) const;

  scene::ScenePtr m_scene;
  std::shared_ptr<const LightmapAtlas> m_atlas;
  scene::LightMix m_mix;
  std::vector<QByteArray> m_pages;
};

} // namespace vitrine::render
