#include "render/batching/LabelGeometry.h"

#include "render/batching/LabelPlacement.h"
#include "render/batching/Vertex.h"

#include <array>
#include <cmath>
#include <ranges>

namespace vitrine::render {
namespace {

struct LabelCorner {
  std::array<float, 3> anchor;
  std::array<float, 2> offset; ///< from the anchor in device pixels, up is positive
  std::array<float, 2> uv;
};

} // namespace

VertexLayout labelLayout() {
  return {{{"vertexPosition", 3, offsetof(LabelCorner, anchor)},
           {"vertexOffset", 2, offsetof(LabelCorner, offset)},
           {"vertexTexCoord", 2, offsetof(LabelCorner, uv)}},
          sizeof(LabelCorner)};
}

QByteArray labelCorners(const std::vector<Label>& labels, const LabelAtlas& atlas) {
  std::vector<LabelCorner> corners;
  corners.reserve(labels.size() * 4);
  const QSizeF whole = atlas.picture().size();
  const double gap = std::round(kLabelGap * atlas.pixelRatio());
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const QVector3D& anchor = labels[i].anchor;
    const QRect& cell = atlas.cell(i);
    const int left = -cell.width() / 2;
    for (const QPoint at : {QPoint(0, 0), QPoint(0, 1), QPoint(1, 1), QPoint(1, 0)}) {
      const QPoint texel = cell.topLeft() + QPoint(at.x() * cell.width(), at.y() * cell.height());
      corners.push_back(
          {{anchor.x(), anchor.y(), anchor.z()},
           {static_cast<float>(left + at.x() * cell.width()), static_cast<float>(gap + (1 - at.y()) * cell.height())},
           {static_cast<float>(texel.x() / whole.width()), static_cast<float>(texel.y() / whole.height())}});
    }
  }
  return recordBytes(corners);
}

std::vector<std::uint32_t> labelIndices(const std::vector<std::size_t>& shown) {
  std::vector<std::uint32_t> indices;
  indices.reserve(shown.size() * 6);
  for (const std::size_t label : shown | std::views::reverse) {
    const auto first = static_cast<std::uint32_t>(label * 4);
    indices.insert(indices.end(), {first, first + 1, first + 2, first, first + 2, first + 3});
  }
  return indices;
}

scene::Bounds labelBounds(const std::vector<Label>& labels) {
  scene::Bounds bounds;
  for (const Label& label : labels) {
    bounds.add(label.anchor);
  }
  return bounds;
}

} // namespace vitrine::render
