#include "ui/hex/Treemap.h"

#include <algorithm>
#include <numeric>

namespace vitrine::ui {
namespace {

/// Lays rows of rectangles along the shorter side of what is left of an area.
class TreemapLayout {
public:
  TreemapLayout(const std::vector<double>& sizes, const QRectF& area)
      : m_sizes(sizes), m_left(area), m_rectangles(sizes.size(), QRectF(area.topLeft(), QSizeF(0, 0))) {
    m_count =
        static_cast<std::size_t>(std::ranges::find_if(sizes, [](double size) { return !(size > 0); }) - sizes.begin());
    m_total = std::accumulate(sizes.begin(), sizes.begin() + static_cast<std::ptrdiff_t>(m_count), 0.0);
  }

  std::vector<QRectF> lay() {
    if (m_total > 0 && !m_left.isEmpty()) {
      m_scale = m_left.width() * m_left.height() / m_total;
      std::size_t first = 0;
      while (first < m_count) {
        first = layRow(first);
      }
    }
    return std::move(m_rectangles);
  }

private:
  double areaOf(std::size_t index) const { return m_sizes[index] * m_scale; }

  /// The worst ratio of sides in a row of that area along `side`; its rectangles are between `most` and `least`.
  static double worstRatio(double row, double most, double least, double side) {
    const double thickness = row / side;
    return std::max(most / (thickness * thickness), thickness * thickness / least);
  }

  /// Index behind the row that begins at `first`.
  std::size_t layRow(std::size_t first) {
    const double side = std::min(m_left.width(), m_left.height());
    double row = areaOf(first);
    double worst = worstRatio(row, areaOf(first), areaOf(first), side);
    std::size_t end = first + 1;
    for (; end < m_count; ++end) {
      const double longer = row + areaOf(end);
      const double ratio = worstRatio(longer, areaOf(first), areaOf(end), side);
      if (ratio > worst) {
        break;
      }
      row = longer;
      worst = ratio;
    }
    place(first, end, row);
    return end;
  }

  void place(std::size_t first, std::size_t end, double row) {
    const bool upright = m_left.width() >= m_left.height();
    const double side = upright ? m_left.height() : m_left.width();
    // The last row takes what rounding has left.
    const double rest = upright ? m_left.width() : m_left.height();
    const double thickness = end == m_count ? rest : std::min(row / side, rest);
    double along = 0;
    for (std::size_t i = first; i < end; ++i) {
      const double length = i + 1 == end ? side - along : std::min(areaOf(i) / row * side, side - along);
      m_rectangles[i] = upright ? QRectF(m_left.left(), m_left.top() + along, thickness, length)
                                : QRectF(m_left.left() + along, m_left.top(), length, thickness);
      along += length;
    }
    if (upright) {
      m_left.setLeft(m_left.left() + thickness);
    } else {
      m_left.setTop(m_left.top() + thickness);
    }
  }

  const std::vector<double>& m_sizes;
  QRectF m_left;
  std::vector<QRectF> m_rectangles;
  std::size_t m_count = 0; ///< sizes above 0
  double m_total = 0;
  double m_scale = 1; ///< area of a unit of size
};

} // namespace

std::vector<QRectF> squarifiedTreemap(const std::vector<double>& sizes, const QRectF& area) {
  return TreemapLayout(sizes, area).lay();
}

} // namespace vitrine::ui
