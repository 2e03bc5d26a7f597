#pragma once

#include "core/base/Progress.h"
#include "core/scene/Scene.h"
#include "core/state/EvaluatedState.h"

#include <QImage>

#include <optional>

namespace vitrine::exporting {

/// The lightmaps of a scene on one picture, their layers mixed as a state has them. Straight RGBA of which colour x
/// alpha x range is linear light (RGBM): the alpha carries what eight bits of colour cannot. Each lightmap has a border
/// that repeats its edge, so that bilinear filtering never sees a neighbour, and where there is room not that of
/// smaller pictures of the picture either.
class RgbmLightmaps {
public:
  /// Largest side.
  static constexpr int kMaxSide = 8192;

  /// nullopt: those that are `used` do not find room. What is damaged or too large is as if there were none. Throws
  /// base::Cancelled through `progress`.
  static std::optional<RgbmLightmaps> of(const Scene& scene, const state::EvaluatedState& state,
                                         const scene::ByLightmap<bool>& used, Progress& progress);

  /// Texture coordinates of a point given in luxels of a lightmap, (0, 0) at the top left; of light that changes
  /// nothing where there is no such lightmap or no such point.
  QVector2D locate(scene::LightmapIndex lightmap, const QVector2D& luxel) const;

  const QImage& image() const { return m_image; }
  float range() const { return m_range; }

private:
  /// Packs with the widest border and on the smallest picture that will do.
  bool packWithin(const scene::ByLightmap<scene::Lightmap>& lightmaps, const std::vector<scene::LightmapIndex>& order);
  bool pack(const scene::ByLightmap<scene::Lightmap>& lightmaps, const std::vector<scene::LightmapIndex>& order,
            int side);

  scene::ByLightmap<QRect> m_rects; ///< without the border; empty: it is not there
  QRect m_white;
  QImage m_image;
  float m_range = 1;
  int m_border = 1; ///< luxels
};

} // namespace vitrine::exporting
