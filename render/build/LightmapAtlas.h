#pragma once

#include "core/base/Progress.h"
#include "core/scene/Lightmap.h"

#include <QByteArray>
#include <QRect>
#include <QVector2D>
#include <QVector3D>

#include <array>
#include <memory>
#include <vector>

namespace vitrine::render {

/// Where the lightmaps of a scene lie on common pages of equal size: the layers of one texture array. Each lightmap
/// has a border of one luxel that repeats its edge, so that bilinear filtering never sees a neighbour. Immutable.
class LightmapAtlas {
public:
  /// Largest side of a page, unless a single lightmap is larger than that.
  static constexpr int kPageSide = 2048;
  /// Lightmaps larger than this in either direction are shown as white.
  static constexpr int kMaxLightmapSide = 4096;

  explicit LightmapAtlas(const std::vector<scene::Lightmap>& lightmaps);

  int pageCount() const { return m_pageCount; }
  QSize pageSize() const { return m_pageSize; }

  /// Texture coordinates (0…1) and page of a point given in luxels of a lightmap. scene::kNone, and lightmaps that are
  /// empty, damaged or too large: a place that is always white.
  QVector3D locate(int lightmap, const QVector2D& luxel) const;

  /// Where a lightmap's own luxels (without border) lie on its page; empty for those shown as white.
  QRect rect(int lightmap) const;
  int page(int lightmap) const;

private:
  struct Placement {
    int page = 0;
    QRect rect;
  };

  void place(const std::vector<scene::Lightmap>& lightmaps, const std::vector<int>& order, int side);

  std::vector<Placement> m_placements;
  QSize m_pageSize;
  int m_pageCount = 1;
  QVector3D m_white;
};

/// True when every layer holds as many luxels as it must.
bool isComplete(const scene::Lightmap& lightmap);

} // namespace vitrine::render
