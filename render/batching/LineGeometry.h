#pragma once

#include "core/scene/Bounds.h"
#include "render/batching/OverlayLine.h"
#include "render/batching/VertexLayout.h"

#include <QByteArray>

#include <array>
#include <cstdint>

namespace vitrine::render {

/// A corner of a line's quad: an end of the line, which the vertex shader moves by half the line's width, along the
/// line and across it (resources/shaders/line.vert).
struct LineCorner {
  std::array<float, 3> end;
  std::array<float, 3> otherEnd;
  std::array<float, 3> offset; ///< along the line: -1 at its start, 1 at its end; across: -1 or 1; half of its width
  std::array<float, 4> color;  ///< sRGB-encoded, straight alpha
};

VertexLayout lineLayout();

/// Lines as triangles, two a line: core OpenGL has no wide lines. Lines with a non-finite end are left out.
class LineGeometry {
public:
  static constexpr std::size_t kCornersPerLine = 6;

  LineGeometry() = default;
  /// `pixelRatio`: device pixels in a pixel of the window; widths of corners are in device pixels.
  LineGeometry(const OverlayLines& lines, double pixelRatio);

  /// LineCorner by LineCorner, in the order of the lines.
  const QByteArray& corners() const { return m_corners; }
  std::uint32_t cornerCount() const {
    return static_cast<std::uint32_t>(m_corners.size() / static_cast<qsizetype>(sizeof(LineCorner)));
  }
  /// Bounds of the ends; empty: there are no lines.
  const scene::Bounds& bounds() const { return m_bounds; }

private:
  QByteArray m_corners;
  scene::Bounds m_bounds;
};

} // namespace vitrine::render
