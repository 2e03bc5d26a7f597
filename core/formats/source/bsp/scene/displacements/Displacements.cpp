#include "core/formats/source/bsp/scene/displacements/Displacements.h"

#include "core/base/Translate.h"

#include <algorithm>
#include <cmath>

namespace vitrine::formats::source {
namespace {

constexpr std::int32_t kHighestPower = 4;
constexpr std::size_t kCorners = 4;
constexpr std::uint16_t kTagRemove = 0x20;
constexpr float kAlphaFull = 255.0F;
// Neighbours compute their common border from different corners; the results differ by rounding only.
constexpr float kWeldDistance = 0.05F;
constexpr float kWeldCell = 0.5F;

QVector3D mixed(const QVector3D& a, const QVector3D& b, float t) {
  return a * (1.0F - t) + b * t;
}

/// Shares of four textures that a row says; the first alone where it says nothing.
QVector4D weightsIn(const std::byte* row) {
  constexpr auto kWeights = structure::columnOf<bsp::kDispMultiBlend>("multiblend");
  QVector4D weights;
  float whole = 0;
  for (int texture = 0; texture < 4; ++texture) {
    const float stored = kWeights.real(row, static_cast<std::uint32_t>(texture));
    weights[texture] = std::isfinite(stored) ? std::clamp(stored, 0.0F, 1.0F) : 0.0F;
    whole += weights[texture];
  }
  return whole > 0 ? weights / whole : QVector4D(1, 0, 0, 0);
}

/// Sums of normals by place: vertices closer than kWeldDistance share one.
class NormalWeld {
public:
  std::size_t slotOf(const QVector3D& position) {
    for (int corner = 0; corner < 8; ++corner) {
      const QVector3D probe =
          position + QVector3D(corner & 1 ? kWeldDistance : -kWeldDistance, corner & 2 ? kWeldDistance : -kWeldDistance,
                               corner & 4 ? kWeldDistance : -kWeldDistance);
      const auto cell = m_cells.find(cellOf(probe));
      if (cell == m_cells.end()) {
        continue;
      }
      for (const std::size_t slot : cell->second) {
        if ((m_places[slot] - position).lengthSquared() <= kWeldDistance * kWeldDistance) {
          return slot;
        }
      }
    }
    m_places.push_back(position);
    m_sums.emplace_back();
    m_cells[cellOf(position)].push_back(m_places.size() - 1);
    return m_places.size() - 1;
  }

  QVector3D& sum(std::size_t slot) { return m_sums[slot]; }

private:
  static std::uint64_t cellOf(const QVector3D& position) {
    const auto number = [](float value) {
      return static_cast<std::uint64_t>(static_cast<std::int64_t>(std::floor(value / kWeldCell))) & 0x1fffff;
    };
    return number(position.x()) << 42 | number(position.y()) << 21 | number(position.z());
  }

  std::unordered_map<std::uint64_t, std::vector<std::size_t>> m_cells;
  std::vector<QVector3D> m_places;
  std::vector<QVector3D> m_sums;
};

/// Sum of the normals of a grid's triangles at each vertex, weighted by area.
std::vector<QVector3D> ownNormals(const DisplacementGrid& grid) {
  std::vector<QVector3D> sums(grid.positions.size());
  for (std::size_t i = 0; i + 2 < grid.indices.size(); i += 3) {
    const QVector3D& a = grid.positions[grid.indices[i]];
    const QVector3D& b = grid.positions[grid.indices[i + 1]];
    const QVector3D& c = grid.positions[grid.indices[i + 2]];
    const QVector3D normal = QVector3D::crossProduct(b - a, c - a);
    for (std::size_t k = 0; k < 3; ++k) {
      sums[grid.indices[i + k]] += normal;
    }
  }
  return sums;
}

bool isOnBorder(const DisplacementGrid& grid, std::size_t vertex) {
  const auto side = static_cast<std::size_t>(grid.side);
  const std::size_t row = vertex / side;
  const std::size_t column = vertex % side;
  return row == 0 || column == 0 || row + 1 == side || column + 1 == side;
}

} // namespace

const DisplacementGrid* DisplacementSet::of(std::int32_t faceNumber) const {
  const auto found = m_byFace.find(faceNumber);
  return found == m_byFace.end() ? nullptr : &m_grids[found->second];
}

std::optional<FaceProblem> DisplacementSet::misfit(std::int32_t faceNumber, const Face& face,
                                                   std::size_t cornerCount) const {
  if (static_cast<std::size_t>(face.dispInfo) >= m_records.dispInfos.size()) {
    return FaceProblem{"displacement.missing",
                       base::translate("formats", "there is no displacement %1").arg(face.dispInfo)};
  }
  const DispInfo& info = m_records.dispInfos[static_cast<std::size_t>(face.dispInfo)];
  if (info.mapFace != faceNumber) {
    return FaceProblem{"displacement.face",
                       base::translate("formats", "its displacement belongs to face %1").arg(info.mapFace)};
  }
  if (cornerCount != kCorners) {
    return FaceProblem{"displacement.corners",
                       base::translate("formats", "a displacement on a face with %1 corners").arg(cornerCount)};
  }
  if (info.power < 0 || info.power > kHighestPower) {
    return FaceProblem{"displacement.power", base::translate("formats", "a displacement of power %1").arg(info.power)};
  }
  const std::int64_t side = (1LL << info.power) + 1;
  const auto vertices = static_cast<std::int64_t>(m_records.view(LumpId::DispVerts).count());
  if (info.firstVertex < 0 || info.firstVertex + side * side > vertices) {
    return FaceProblem{"displacement.vertices",
                       base::translate("formats", "displacement vertices that are not in the file")};
  }
  return std::nullopt;
}

std::optional<FaceProblem> DisplacementSet::add(std::int32_t faceNumber, const Face& face,
                                                std::span<const QVector3D> corners) {
  if (auto problem = misfit(faceNumber, face, corners.size())) {
    return problem;
  }
  const DispInfo& info = m_records.dispInfos[static_cast<std::size_t>(face.dispInfo)];
  DisplacementGrid grid;
  grid.side = (1 << info.power) + 1;
  placeVertices(grid, info, corners);
  if (!std::ranges::all_of(grid.positions, isSane)) {
    return FaceProblem{"displacement.bounds", base::translate("formats", "displacement vertices out of range")};
  }
  readWeights(grid, info);
  connect(grid, info);
  m_byFace.emplace(faceNumber, m_grids.size());
  m_grids.push_back(std::move(grid));
  return std::nullopt;
}

void DisplacementSet::placeVertices(DisplacementGrid& grid, const DispInfo& info,
                                    std::span<const QVector3D> corners) const {
  // Row and column 0 are at the corner that the record names by its position.
  std::array<QVector3D, kCorners> quad{};
  const auto first = std::ranges::min_element(
      corners, {}, [&info](const QVector3D& corner) { return (corner - info.startPosition).lengthSquared(); });
  std::ranges::rotate_copy(corners, first, quad.begin());
  constexpr auto kDirection = structure::columnOf<bsp::kDispVert>("vec");
  constexpr auto kDistance = structure::columnOf<bsp::kDispVert>("dist");
  constexpr auto kAlpha = structure::columnOf<bsp::kDispVert>("alpha");
  const RecordView& vertices = m_records.view(LumpId::DispVerts);
  const auto side = static_cast<std::size_t>(grid.side);
  const std::byte* vertex = vertices.at(static_cast<std::size_t>(info.firstVertex));
  const auto last = static_cast<float>(side - 1);
  for (std::size_t row = 0; row < side; ++row) {
    const float ty = static_cast<float>(row) / last;
    const QVector3D start = mixed(quad[0], quad[1], ty);
    const QVector3D end = mixed(quad[3], quad[2], ty);
    for (std::size_t column = 0; column < side; ++column, vertex += bsp::kDispVert.size) {
      const QVector3D flat = mixed(start, end, static_cast<float>(column) / last);
      grid.flat.push_back(flat);
      grid.positions.push_back(flat + kDirection.vec3(vertex) * kDistance.real(vertex));
      const float alpha = kAlpha.real(vertex);
      grid.alphas.push_back(std::isfinite(alpha) ? std::clamp(alpha, 0.0F, kAlphaFull) / kAlphaFull : 0.0F);
    }
  }
}

void DisplacementSet::readWeights(DisplacementGrid& grid, const DispInfo& info) const {
  const RecordView& rows = m_records.view(LumpId::DispMultiBlend);
  const auto first = static_cast<std::size_t>(info.firstVertex);
  for (std::size_t i = 0; first + grid.positions.size() <= rows.count() && i < grid.positions.size(); ++i) {
    grid.weights.push_back(weightsIn(rows.at(first + i)));
  }
}

void DisplacementSet::connect(DisplacementGrid& grid, const DispInfo& info) const {
  constexpr auto kTags = structure::columnOf<bsp::kDispTri>("tags");
  const RecordView& tags = m_records.view(LumpId::DispTris);
  const auto removed = [&](std::int64_t triangle) {
    const std::int64_t tag = info.firstTriangle + triangle;
    return info.firstTriangle >= 0 && tag < static_cast<std::int64_t>(tags.count()) &&
           (kTags.integer(tags.at(static_cast<std::size_t>(tag))) & kTagRemove) != 0;
  };
  const auto side = static_cast<std::uint32_t>(grid.side);
  std::int64_t triangle = 0;
  // The file's order is clockwise from the front; it is turned here.
  const auto put = [&](std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    if (!removed(triangle++)) {
      grid.indices.insert(grid.indices.end(), {a, c, b});
    }
  };
  for (std::uint32_t row = 0; row + 1 < side; ++row) {
    for (std::uint32_t column = 0; column + 1 < side; ++column) {
      const std::uint32_t i = row * side + column;
      if (i % 2 == 0) {
        put(i, i + side, i + side + 1);
        put(i, i + side + 1, i + 1);
      } else {
        put(i, i + side, i + 1);
        put(i + 1, i + side, i + side + 1);
      }
    }
  }
}

void DisplacementSet::weldNormals() {
  NormalWeld weld;
  for (DisplacementGrid& grid : m_grids) {
    grid.normals = ownNormals(grid);
    for (std::size_t i = 0; i < grid.normals.size(); ++i) {
      if (isOnBorder(grid, i)) {
        weld.sum(weld.slotOf(grid.positions[i])) += grid.normals[i];
      }
    }
  }
  for (DisplacementGrid& grid : m_grids) {
    for (std::size_t i = 0; i < grid.normals.size(); ++i) {
      if (isOnBorder(grid, i)) {
        grid.normals[i] = weld.sum(weld.slotOf(grid.positions[i]));
      }
      const float length = grid.normals[i].length();
      grid.normals[i] = length > 0.0F ? grid.normals[i] / length : QVector3D(0, 0, 1);
    }
  }
}

} // namespace vitrine::formats::source
