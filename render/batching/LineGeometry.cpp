#include "render/batching/LineGeometry.h"

namespace vitrine::render {
namespace {

std::array<float, 3> componentsOf(const QVector3D& point) {
  return {point.x(), point.y(), point.z()};
}

std::array<LineCorner, LineGeometry::kCornersPerLine> quadOf(const OverlayLine& line, float reach) {
  const std::array<float, 3> start = componentsOf(line.start);
  const std::array<float, 3> end = componentsOf(line.end);
  const std::array<float, 4> color{line.color.redF(), line.color.greenF(), line.color.blueF(), line.color.alphaF()};
  const auto atStart = [&](float across) { return LineCorner{start, end, {-1, across, reach}, color}; };
  const auto atEnd = [&](float across) { return LineCorner{end, start, {1, across, reach}, color}; };
  return {atStart(1), atStart(-1), atEnd(-1), atStart(1), atEnd(-1), atEnd(1)};
}

} // namespace

VertexLayout lineLayout() {
  return {{{"vertexPosition", 3, offsetof(LineCorner, end)},
           {"vertexOtherEnd", 3, offsetof(LineCorner, otherEnd)},
           {"vertexOffset", 3, offsetof(LineCorner, offset)},
           {"vertexColor", 4, offsetof(LineCorner, color)}},
          sizeof(LineCorner)};
}

LineGeometry::LineGeometry(const OverlayLines& lines, double pixelRatio) {
  m_corners.reserve(static_cast<qsizetype>(lines.size() * kCornersPerLine * sizeof(LineCorner)));
  for (const OverlayLine& line : lines) {
    if (scene::isFinite(line.start) && scene::isFinite(line.end)) {
      const auto quad = quadOf(line, line.width * static_cast<float>(pixelRatio) / 2);
      m_corners.append(reinterpret_cast<const char*>(quad.data()), static_cast<qsizetype>(sizeof(quad)));
      m_bounds.add(line.start);
      m_bounds.add(line.end);
    }
  }
}

} // namespace vitrine::render
