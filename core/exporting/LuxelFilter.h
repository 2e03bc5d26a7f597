#pragma once

#include "core/scene/Lightmap.h"

#include <QVector2D>

#include <algorithm>
#include <cmath>

namespace vitrine::exporting {

/// Largest side of a lightmap that is taken for one, luxels.
inline constexpr int kMaxLightmapSide = 4096;

/// True for lightmaps that light something; what is damaged or too large is as if there were none.
inline bool isUsable(const scene::Lightmap& lightmap) {
  return lightmap.width > 0 && lightmap.height > 0 && lightmap.width <= kMaxLightmapSide &&
         lightmap.height <= kMaxLightmapSide && isComplete(lightmap);
}

/// Bilinear light at a finite point, in luxels with (0, 0) at the top left; beyond the middles of the outermost luxels
/// it is as there. `luxel(x, y)` is the light of one of width x height.
QVector3D betweenLuxels(int width, int height, QVector2D at, const auto& luxel) {
  const float x = std::clamp(at.x() - 0.5F, 0.0F, static_cast<float>(width - 1));
  const float y = std::clamp(at.y() - 0.5F, 0.0F, static_cast<float>(height - 1));
  const auto column = static_cast<int>(x);
  const auto row = static_cast<int>(y);
  const int right = std::min(column + 1, width - 1);
  const int below = std::min(row + 1, height - 1);
  const float across = x - static_cast<float>(column);
  const float along = y - static_cast<float>(row);
  const QVector3D upper = luxel(column, row) * (1 - across) + luxel(right, row) * across;
  const QVector3D lower = luxel(column, below) * (1 - across) + luxel(right, below) * across;
  return upper * (1 - along) + lower * along;
}

} // namespace vitrine::exporting
