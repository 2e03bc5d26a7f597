#include "ui/hex/SpaceMap.h"

#include <algorithm>
#include <unordered_map>

namespace vitrine::ui {
namespace {

constexpr std::size_t kRunsBetweenChecks = 4096;

/// Leaves the largest tiles, and puts the others together into the last.
void mergeSmallTiles(std::vector<MapTile>& tiles) {
  if (tiles.size() > kMostTiles) {
    const auto small = tiles.begin() + static_cast<std::ptrdiff_t>(kMostTiles) - 1;
    std::ranges::nth_element(tiles, small, std::ranges::greater(), &MapTile::bytes);
    MapTile rest = *small;
    rest.merged = static_cast<std::size_t>(tiles.end() - small);
    rest.bytes = 0;
    for (auto tile = small; tile != tiles.end(); ++tile) {
      rest.bytes += tile->bytes;
    }
    tiles.erase(small, tiles.end());
    tiles.push_back(rest);
  }
  // The layout wants descending sizes; the merged tile goes where its size puts it.
  std::ranges::stable_sort(tiles, std::ranges::greater(), &MapTile::bytes);
}

std::vector<MapTile> tilesOf(const structure::Structure& structure, const structure::Coverage& coverage,
                             base::Progress& progress) {
  std::vector<MapTile> tiles;
  std::unordered_map<SectionId, std::size_t> tileOf;
  for (std::size_t i = 0; i < coverage.runs.size(); ++i) {
    if (i % kRunsBetweenChecks == 0) {
      progress.check();
    }
    const structure::CoverageRun& run = coverage.runs[i];
    const ByteRange range{coverage.space, run.offset, run.size};
    if (run.isUnclaimed()) {
      tiles.push_back({run.size, range, run.kind, run.section});
      continue;
    }
    const auto [found, isNew] = tileOf.try_emplace(run.section, tiles.size());
    if (isNew) {
      tiles.push_back({0, structure[run.section].range, run.kind, run.section});
    }
    tiles[found->second].bytes += run.size;
  }
  mergeSmallTiles(tiles);
  return tiles;
}

} // namespace

SpaceMapPtr makeSpaceMap(const DocumentPtr& document, SpaceId space, base::Progress& progress) {
  auto map = std::make_shared<SpaceMap>();
  map->document = document;
  map->coverage = structure::coverageOf(document->structure, document->spaces, space, progress);
  map->tiles = tilesOf(document->structure, map->coverage, progress);
  map->unclaimedBytes = map->coverage.unclaimedBytes();
  map->overlappingBytes = map->coverage.overlappingBytes();
  return map;
}

std::optional<double> entropyOf(const bytes::EntropyCurve* curve, std::uint64_t offset, std::uint64_t size) {
  if (!curve || curve->bits.empty() || size == 0) {
    return std::nullopt;
  }
  const std::size_t last = curve->bits.size() - 1;
  const std::size_t first = std::min<std::size_t>(offset / curve->blockSize, last);
  const std::size_t end = std::min<std::size_t>((offset + size - 1) / curve->blockSize, last) + 1;
  double sum = 0;
  for (std::size_t i = first; i < end; ++i) {
    sum += static_cast<double>(curve->bits[i]);
  }
  return sum / static_cast<double>(end - first);
}

} // namespace vitrine::ui
