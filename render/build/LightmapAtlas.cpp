#include "render/build/LightmapAtlas.h"

#include "core/scene/Material.h"
#include "render/build/ShelfPacker.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

namespace vitrine::render {
namespace {

constexpr int kBorder = 1;
constexpr int kMinPageSide = 64;
/// The white place: one luxel and its border.
constexpr int kWhiteSide = 1 + 2 * kBorder;
/// Shelves waste some room; the first guess of the page size allows for it.
constexpr double kPackingSlack = 1.15;

bool isUsable(const scene::Lightmap& lightmap) {
  return lightmap.width > 0 && lightmap.height > 0 && lightmap.width <= LightmapAtlas::kMaxLightmapSide &&
         lightmap.height <= LightmapAtlas::kMaxLightmapSide && isComplete(lightmap);
}

/// Smallest power of two that holds all of `lightmaps` on one page, or kPageSide (more, if a lightmap is larger).
int pageSideFor(const std::vector<scene::Lightmap>& lightmaps, const std::vector<int>& order) {
  double area = kWhiteSide * kWhiteSide;
  int largest = kWhiteSide;
  for (const int index : order) {
    const scene::Lightmap& lightmap = lightmaps[static_cast<std::size_t>(index)];
    area += double{lightmap.width + 2.0 * kBorder} * (lightmap.height + 2.0 * kBorder);
    largest = std::max({largest, lightmap.width + 2 * kBorder, lightmap.height + 2 * kBorder});
  }
  const double wanted = std::clamp(std::sqrt(area * kPackingSlack), double{kMinPageSide}, double{LightmapAtlas::kPageSide});
  return static_cast<int>(std::bit_ceil(static_cast<unsigned>(std::max(static_cast<int>(std::ceil(wanted)), largest))));
}

} // namespace

bool isComplete(const scene::Lightmap& lightmap) {
  const std::size_t bytes = static_cast<std::size_t>(lightmap.width) * static_cast<std::size_t>(lightmap.height) * 4;
  return std::ranges::all_of(lightmap.layers, [bytes](const auto& layer) { return layer.flat.size() >= bytes; });
}

LightmapAtlas::LightmapAtlas(const std::vector<scene::Lightmap>& lightmaps) {
  std::vector<int> order;
  order.reserve(lightmaps.size());
  for (std::size_t i = 0; i < lightmaps.size(); ++i) {
    if (isUsable(lightmaps[i])) {
      order.push_back(static_cast<int>(i));
    }
  }
  const auto sizeOf = [&](int i) {
    const scene::Lightmap& lightmap = lightmaps[static_cast<std::size_t>(i)];
    return std::pair(lightmap.height, lightmap.width);
  };
  std::ranges::stable_sort(order, [&](int a, int b) { return sizeOf(a) > sizeOf(b); });
  place(lightmaps, order, pageSideFor(lightmaps, order));
}

void LightmapAtlas::place(const std::vector<scene::Lightmap>& lightmaps, const std::vector<int>& order, int side) {
  m_placements.resize(lightmaps.size());
  ShelfPacker packer(side, side);
  for (const int index : order) {
    const scene::Lightmap& lightmap = lightmaps[static_cast<std::size_t>(index)];
    const auto at = packer.add(lightmap.width + 2 * kBorder, lightmap.height + 2 * kBorder);
    m_placements[static_cast<std::size_t>(index)] = {
        at.page, QRect(at.x + kBorder, at.y + kBorder, lightmap.width, lightmap.height)};
  }
  const auto white = packer.add(kWhiteSide, kWhiteSide);
  m_pageCount = packer.pageCount();
  // A single page need not be square; four rows more or less keep it aligned.
  m_pageSize = QSize(side, m_pageCount > 1 ? side : (packer.usedHeight() + 3) / 4 * 4);
  m_white = QVector3D((static_cast<float>(white.x) + kWhiteSide / 2.0F) / static_cast<float>(m_pageSize.width()),
                      (static_cast<float>(white.y) + kWhiteSide / 2.0F) / static_cast<float>(m_pageSize.height()),
                      static_cast<float>(white.page));
}

QVector3D LightmapAtlas::locate(int lightmap, const QVector2D& luxel) const {
  const QRect at = rect(lightmap);
  if (at.isEmpty()) {
    return m_white;
  }
  return {(static_cast<float>(at.x()) + luxel.x()) / static_cast<float>(m_pageSize.width()),
          (static_cast<float>(at.y()) + luxel.y()) / static_cast<float>(m_pageSize.height()),
          static_cast<float>(page(lightmap))};
}

QRect LightmapAtlas::rect(int lightmap) const {
  return lightmap == scene::kNone ? QRect() : m_placements[static_cast<std::size_t>(lightmap)].rect;
}

int LightmapAtlas::page(int lightmap) const {
  return lightmap == scene::kNone ? 0 : m_placements[static_cast<std::size_t>(lightmap)].page;
}

} // namespace vitrine::render
