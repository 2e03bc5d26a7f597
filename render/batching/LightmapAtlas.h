#pragma once

#include "core/base/Progress.h"
#include "core/scene/Indices.h"
#include "core/scene/Lightmap.h"

#include <QByteArray>
#include <QRect>
#include <QVector2D>
#include <QVector3D>

#include <array>
#include <memory>
#include <vector>

namespace vitrine::render {

/// Placement of a scene's lightmaps on common pages of equal size: the layers of one texture array. Each lightmap
/// has a border of one luxel that repeats its edge, so that bilinear filtering never sees a neighbour. Those with light
/// by directions (bumped ones) have the last pages for themselves; those with light styles that change lie close
/// together. Immutable.
class LightmapAtlas {
public:
  /// Largest side of a page, unless a single lightmap is larger than that.
  static constexpr int kPageSide = 2048;
  /// Lightmaps larger than this in either direction are shown as white.
  static constexpr int kMaxLightmapSide = 4096;

  /// `wanted`: true of those that will be looked at; empty: all. Others are as if they were damaged.
  explicit LightmapAtlas(const scene::ByLightmap<scene::Lightmap>& lightmaps,
                         const scene::ByLightmap<bool>& wanted = {});

  int pageCount() const { return m_pageCount; }
  QSize pageSize() const { return m_pageSize; }
  /// First of the pages on which all lightmaps are bumped; pageCount(): none are.
  int firstBumpedPage() const { return m_firstBumpedPage; }
  int bumpedPageCount() const { return m_pageCount - m_firstBumpedPage; }

  /// Texture coordinates (0…1) and page of a point given in luxels of a lightmap. scene::kNone, and lightmaps that are
  /// empty, damaged or too large: a place that is always white.
  QVector3D locate(scene::LightmapIndex lightmap, const QVector2D& luxel) const;

  /// Rectangle of a lightmap's own luxels (without border) on its page; empty for those shown as white.
  QRect rect(scene::LightmapIndex lightmap) const;
  int page(scene::LightmapIndex lightmap) const;
  bool isBumped(scene::LightmapIndex lightmap) const {
    return !rect(lightmap).isEmpty() && page(lightmap) >= m_firstBumpedPage;
  }

private:
  struct Placement {
    int page = 0;
    QRect rect;
  };

  void place(const scene::ByLightmap<scene::Lightmap>& lightmaps, const std::vector<scene::LightmapIndex>& plain,
             const std::vector<scene::LightmapIndex>& bumped, int side);

  scene::ByLightmap<Placement> m_placements;
  QSize m_pageSize;
  int m_pageCount = 1;
  int m_firstBumpedPage = 1;
  QVector3D m_white;
};

} // namespace vitrine::render
