#pragma once

#include <QColor>
#include <QVector3D>

#include <vector>

namespace vitrine::render {

/// A straight line over the picture, from point to point of world space. One of no length is a marker: a square.
struct OverlayLine {
  QVector3D start;
  QVector3D end;
  QColor color;    ///< with its opacity where nothing is in front; fainter behind something
  float width = 2; ///< in the window's pixels; of a marker, its side

  bool operator==(const OverlayLine&) const = default;
};

using OverlayLines = std::vector<OverlayLine>;

} // namespace vitrine::render
