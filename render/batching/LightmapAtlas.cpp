#include "render/batching/LightmapAtlas.h"

#include "core/image/ShelfPacker.h"
#include "core/scene/Material.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <tuple>

namespace vitrine::render {
namespace {

using scene::LightmapIndex;
using Lightmaps = scene::ByLightmap<scene::Lightmap>;

constexpr int kBorder = 1;
constexpr int kMinPageSide = 64;
/// The white place: one luxel and its border.
constexpr int kWhiteSide = 1 + 2 * kBorder;
/// Shelves waste some room; the first guess of the page size allows for it.
constexpr double kPackingSlack = 1.15;
/// Pages smaller than they could be must save some room, and not become many.
constexpr double kWorthSmaller = 0.8;
constexpr int kMaxSmallPages = 64;

bool isUsable(const scene::Lightmap& lightmap) {
  return lightmap.width > 0 && lightmap.height > 0 && lightmap.width <= LightmapAtlas::kMaxLightmapSide &&
         lightmap.height <= LightmapAtlas::kMaxLightmapSide && isComplete(lightmap);
}

/// Texels that some lightmaps cover with their borders, and their longest side.
struct Extent {
  double area = 0;
  int largest = 0;

  void add(int width, int height) {
    area += double{width + 2.0 * kBorder} * (height + 2.0 * kBorder);
    largest = std::max({largest, width + 2 * kBorder, height + 2 * kBorder});
  }
};

Extent extentOf(const Lightmaps& lightmaps, const std::vector<LightmapIndex>& order) {
  Extent extent;
  for (const LightmapIndex index : order) {
    const scene::Lightmap& lightmap = lightmaps[index];
    extent.add(lightmap.width, lightmap.height);
  }
  return extent;
}

/// Smallest power of two that holds `extent` on one page, or kPageSide (more, if a lightmap is larger).
int pageSideFor(const Extent& extent) {
  const double wanted =
      std::clamp(std::sqrt(extent.area * kPackingSlack), double{kMinPageSide}, double{LightmapAtlas::kPageSide});
  return static_cast<int>(
      std::bit_ceil(static_cast<unsigned>(std::max(static_cast<int>(std::ceil(wanted)), extent.largest))));
}

/// Two kinds of pages of one size: the size that leaves least of them empty, larger ones if in doubt.
int pageSideFor(const Extent& plain, const Extent& bumped) {
  const auto pages = [](const Extent& extent, int side) {
    return extent.area > 0 ? std::ceil(extent.area * kPackingSlack / (double{1} * side * side)) : 0.0;
  };
  const int smallest =
      static_cast<int>(std::bit_ceil(static_cast<unsigned>(std::max({kMinPageSide, plain.largest, bumped.largest}))));
  int best = pageSideFor(plain.area > bumped.area ? plain : bumped);
  best = std::max(best, smallest);
  const auto texels = [&](int side) { return (pages(plain, side) + pages(bumped, side)) * side * side; };
  for (int side = best / 2; side >= smallest; side /= 2) {
    const bool few = pages(plain, side) + pages(bumped, side) <= kMaxSmallPages;
    if (few && texels(side) < texels(best) * kWorthSmaller) {
      best = side;
    }
  }
  return best;
}

/// Order in which lightmaps are placed: bumped, changing with light styles, height and width (negative), index.
using Rank = std::tuple<bool, bool, int, int, LightmapIndex>;

Rank rankOf(const scene::Lightmap& lightmap, LightmapIndex index) {
  const bool changes =
      std::ranges::any_of(lightmap.layers, [](const scene::LightmapLayer& layer) { return layer.style != 0; });
  return {lightmap.isBumped(), changes, -lightmap.height, -lightmap.width, index};
}

} // namespace

LightmapAtlas::LightmapAtlas(const Lightmaps& lightmaps, const scene::ByLightmap<bool>& wanted) {
  std::vector<Rank> ranks;
  for (const LightmapIndex index : lightmaps.indices()) {
    if ((wanted.empty() || wanted[index]) && isUsable(lightmaps[index])) {
      ranks.push_back(rankOf(lightmaps[index], index));
    }
  }
  std::ranges::sort(ranks);
  std::vector<LightmapIndex> plain;
  std::vector<LightmapIndex> bumped;
  for (const auto& [isBumped, changes, height, width, index] : ranks) {
    (isBumped ? bumped : plain).push_back(index);
  }
  Extent ofPlain = extentOf(lightmaps, plain);
  Extent ofBumped = extentOf(lightmaps, bumped);
  (plain.empty() && !bumped.empty() ? ofBumped : ofPlain).add(1, 1); // the white place
  place(lightmaps, plain, bumped, bumped.empty() ? pageSideFor(ofPlain) : pageSideFor(ofPlain, ofBumped));
}

void LightmapAtlas::place(const Lightmaps& lightmaps, const std::vector<LightmapIndex>& plain,
                          const std::vector<LightmapIndex>& bumped, int side) {
  m_placements.resize(lightmaps.size());
  const auto pack = [&](image::ShelfPacker& packer, const std::vector<LightmapIndex>& order, int firstPage) {
    for (const LightmapIndex index : order) {
      const scene::Lightmap& lightmap = lightmaps[index];
      const auto at = packer.add(lightmap.width + 2 * kBorder, lightmap.height + 2 * kBorder);
      m_placements[index] = {firstPage + at.page,
                             QRect(at.x + kBorder, at.y + kBorder, lightmap.width, lightmap.height)};
    }
  };
  image::ShelfPacker ofPlain(side, side);
  pack(ofPlain, plain, 0);
  image::ShelfPacker ofBumped(side, side);
  const bool whiteIsPlain = bumped.empty() || !plain.empty();
  image::ShelfPacker::Slot white = whiteIsPlain ? ofPlain.add(kWhiteSide, kWhiteSide) : image::ShelfPacker::Slot();
  m_firstBumpedPage = ofPlain.pageCount();
  pack(ofBumped, bumped, m_firstBumpedPage);
  if (!whiteIsPlain) {
    white = ofBumped.add(kWhiteSide, kWhiteSide);
  }
  m_pageCount = m_firstBumpedPage + ofBumped.pageCount();
  // Pages that are not full need not be square; four rows more or less keep them aligned.
  const bool full = ofPlain.pageCount() > 1 || ofBumped.pageCount() > 1;
  m_pageSize = QSize(side, full ? side : (std::max(ofPlain.usedHeight(), ofBumped.usedHeight()) + 3) / 4 * 4);
  m_white = QVector3D((static_cast<float>(white.x) + kWhiteSide / 2.0F) / static_cast<float>(m_pageSize.width()),
                      (static_cast<float>(white.y) + kWhiteSide / 2.0F) / static_cast<float>(m_pageSize.height()),
                      static_cast<float>(white.page));
}

QVector3D LightmapAtlas::locate(LightmapIndex lightmap, const QVector2D& luxel) const {
  const QRect at = rect(lightmap);
  if (at.isEmpty()) {
    return m_white;
  }
  return {(static_cast<float>(at.x()) + luxel.x()) / static_cast<float>(m_pageSize.width()),
          (static_cast<float>(at.y()) + luxel.y()) / static_cast<float>(m_pageSize.height()),
          static_cast<float>(page(lightmap))};
}

QRect LightmapAtlas::rect(LightmapIndex lightmap) const {
  return lightmap ? m_placements[lightmap].rect : QRect();
}

int LightmapAtlas::page(LightmapIndex lightmap) const {
  return lightmap ? m_placements[lightmap].page : 0;
}

} // namespace vitrine::render
