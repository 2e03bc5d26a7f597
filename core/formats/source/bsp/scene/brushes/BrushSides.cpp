#include "core/formats/source/bsp/scene/brushes/BrushSides.h"

#include "core/formats/source/bsp/scene/collision/ConvexBody.h"
#include "core/scene/Axes.h"

#include <algorithm>
#include <cmath>

namespace vitrine::formats::source {
namespace {

constexpr std::size_t kMostSidesOfBrush = 256;
// A second or two; a map of ten thousand brushes needs a tenth of it.
constexpr std::uint64_t kMostSideCuts = 20'000'000;
constexpr float kNormalTolerance = 0.01F;

constexpr auto kBrushFirstSide = structure::columnOf<bsp::kBrush>("firstside");
constexpr auto kBrushSideCount = structure::columnOf<bsp::kBrush>("numsides");
constexpr auto kBrushContents = structure::columnOf<bsp::kBrush>("contents");

/// Begins a polygon at its least corner, so that it is the same whichever order its brush has its sides in.
void startAtLeastCorner(std::vector<QVector3D>& corners) {
  const auto less = [](const QVector3D& a, const QVector3D& b) {
    constexpr float kSame = 1.0F / 64;
    for (int axis = 0; axis < 3; ++axis) {
      if (std::abs(a[axis] - b[axis]) > kSame) {
        return a[axis] < b[axis];
      }
    }
    return false;
  };
  auto least = corners.begin();
  for (auto corner = corners.begin(); corner != corners.end(); ++corner) {
    least = less(*corner, *least) ? corner : least;
  }
  std::rotate(corners.begin(), least, corners.end());
}

} // namespace

BrushShaper::BrushShaper(const MapRecords& records)
    : m_records(records), m_brushes(records.view(LumpId::Brushes)), m_sides(records.view(LumpId::BrushSides)),
      m_plane(m_sides, bsp::BrushSideLayouts::field("planenum")),
      m_texInfo(m_sides, bsp::BrushSideLayouts::field("texinfo")),
      m_bevel(m_sides, bsp::BrushSideLayouts::field("bevel")) {}

std::uint32_t BrushShaper::contentsOf(std::size_t brush) const {
  return static_cast<std::uint32_t>(kBrushContents.integer(m_brushes.at(brush)));
}

bool BrushShaper::isExhausted() const {
  return m_cuts > kMostSideCuts;
}

bool BrushShaper::read(std::size_t brush, std::vector<BrushSide>& sides) {
  sides.clear();
  m_planes.clear();
  m_planeOf.clear();
  const std::size_t first = static_cast<std::uint32_t>(kBrushFirstSide.integer(m_brushes.at(brush)));
  const std::size_t count = static_cast<std::uint32_t>(kBrushSideCount.integer(m_brushes.at(brush)));
  if (count > kMostSidesOfBrush || first + count > m_sides.count()) {
    return false;
  }
  for (std::size_t row = first; row < first + count; ++row) {
    const std::byte* record = m_sides.at(row);
    const auto number = static_cast<std::uint32_t>(m_plane.integer(record));
    if (number >= m_records.planes.size()) {
      return false;
    }
    const Plane& plane = m_records.planes[number];
    const QVector3D normal = scene::kZUpRightHanded.toScene(plane.normal);
    if (!scene::isFinite(normal) || !std::isfinite(plane.distance) ||
        std::abs(normal.length() - 1) > kNormalTolerance) {
      return false;
    }
    if (m_bevel.integer(record) == 0) {
      m_planeOf.push_back(m_planes.size());
      sides.push_back({.row = row, .normal = normal, .corners = {}, .texInfo = m_texInfo.integer(record)});
    }
    m_planes.push_back({normal, plane.distance});
  }
  return true;
}

bool BrushShaper::shape(std::size_t brush, std::vector<BrushSide>& sides) {
  if (!read(brush, sides)) {
    return false;
  }
  m_cuts += sides.size() * m_planes.size();
  if (isExhausted()) {
    return false;
  }
  for (std::size_t i = 0; i < sides.size(); ++i) {
    sides[i].corners = sidePolygon(m_planes, m_planeOf[i]);
    startAtLeastCorner(sides[i].corners);
  }
  return true;
}

} // namespace vitrine::formats::source
