#include "render/batching/Ground.h"

#include "core/animation/Billboard.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <numbers>

namespace vitrine::render {
namespace {

constexpr int kCells = ContactShadow::kCells;
constexpr int kDirections = 24;
constexpr int kElevations = 32; ///< bits of a mask
/// Room around the model, in parts of its height and of its width.
constexpr float kRoomByHeight = 0.6F;
constexpr float kLeastRoom = 0.35F;
constexpr float kMostRoom = 1.5F;
/// Of the radius: how far the ground lies below what touches it.
constexpr float kGroundClearance = 1e-3F;

/// Of the radius: the thickness of what is but a picture on a card.
constexpr float kFlat = 1e-4F;

/// Column above a cell of the ground, from its lowest to its highest point, as if it were solid between them.
struct Column {
  float low = std::numeric_limits<float>::infinity();
  float high = -std::numeric_limits<float>::infinity();

  bool empty() const { return low > high; }
  void add(float height) {
    low = std::min(low, height);
    high = std::max(high, height);
  }
};

/// Columns above a square, filled triangle by triangle.
class ColumnGrid {
public:
  ColumnGrid(QVector2D corner, float side) : m_corner(corner), m_cell(side / kCells), m_columns(kCells * kCells) {}

  float cell() const { return m_cell; }
  const Column& at(int x, int z) const { return m_columns[static_cast<std::size_t>(z * kCells + x)]; }
  void add(const std::array<QVector3D, 3>& triangle);

private:
  /// In cells from the corner.
  QVector2D placeOf(const QVector3D& point) const { return (QVector2D(point.x(), point.z()) - m_corner) / m_cell; }
  void addPoint(QVector2D place, float height);
  void addEdge(const QVector3D& from, const QVector3D& to);
  void addInside(const std::array<QVector3D, 3>& triangle);

  QVector2D m_corner;
  float m_cell;
  std::vector<Column> m_columns;
};

void ColumnGrid::addPoint(QVector2D place, float height) {
  const int x = std::clamp(static_cast<int>(place.x()), 0, kCells - 1);
  const int z = std::clamp(static_cast<int>(place.y()), 0, kCells - 1);
  m_columns[static_cast<std::size_t>(z * kCells + x)].add(height);
}

void ColumnGrid::addEdge(const QVector3D& from, const QVector3D& to) {
  const QVector2D start = placeOf(from);
  const QVector2D way = placeOf(to) - start;
  const int steps = static_cast<int>(std::ceil(2.0F * std::max(std::abs(way.x()), std::abs(way.y()))));
  for (int i = 0; i <= steps; ++i) {
    const float part = steps > 0 ? static_cast<float>(i) / static_cast<float>(steps) : 0.0F;
    addPoint(start + way * part, from.y() + (to.y() - from.y()) * part);
  }
  addPoint(start + way, to.y());
}

void ColumnGrid::addInside(const std::array<QVector3D, 3>& triangle) {
  const std::array<QVector2D, 3> at{placeOf(triangle[0]), placeOf(triangle[1]), placeOf(triangle[2])};
  const auto cross = [](QVector2D a, QVector2D b) { return a.x() * b.y() - a.y() * b.x(); };
  const float area = cross(at[1] - at[0], at[2] - at[0]);
  if (std::abs(area) < 1e-6F) {
    return;
  }
  const auto range = [&](float (QVector2D::*axis)() const) {
    const auto [least, most] = std::minmax({(at[0].*axis)(), (at[1].*axis)(), (at[2].*axis)()});
    return std::pair(std::clamp(static_cast<int>(std::floor(least)), 0, kCells),
                     std::clamp(static_cast<int>(std::ceil(most)), 0, kCells));
  };
  const auto [left, right] = range(&QVector2D::x);
  const auto [near, far] = range(&QVector2D::y);
  for (int z = near; z < far; ++z) {
    for (int x = left; x < right; ++x) {
      const QVector2D middle(static_cast<float>(x) + 0.5F, static_cast<float>(z) + 0.5F);
      const float second = cross(middle - at[0], at[2] - at[0]) / area;
      const float third = cross(at[1] - at[0], middle - at[0]) / area;
      if (second >= 0.0F && third >= 0.0F && second + third <= 1.0F) {
        addPoint(middle,
                 triangle[0].y() * (1.0F - second - third) + triangle[1].y() * second + triangle[2].y() * third);
      }
    }
  }
}

void ColumnGrid::add(const std::array<QVector3D, 3>& triangle) {
  addInside(triangle);
  for (std::size_t i = 0; i < 3; ++i) {
    addEdge(triangle[i], triangle[(i + 1) % 3]);
  }
}

/// The occlusion of points of the ground by the columns around them.
class OcclusionMarch {
public:
  OcclusionMarch(const ColumnGrid& columns, float ground) : m_columns(columns), m_ground(ground) {}

  float at(int x, int z) const;

private:
  std::uint32_t blockedAlong(int x, int z, float angle) const;
  /// Elevations that a column hides at a distance of so many cells, in steps of equal weight: of the sine's square.
  std::uint32_t hiddenBy(const Column& column, float distance) const;

  const ColumnGrid& m_columns;
  float m_ground;
};

std::uint32_t OcclusionMarch::hiddenBy(const Column& column, float distance) const {
  const auto step = [&](float height, float away) {
    const float rise = std::max(height - m_ground, 0.0F) / m_columns.cell();
    const float square = rise * rise;
    const float sum = square + away * away;
    return sum > 0.0F ? square / sum * kElevations : 0.0F;
  };
  const int first = static_cast<int>(step(column.low, distance + 0.5F));
  const int end =
      std::min(static_cast<int>(std::ceil(step(column.high, std::max(distance - 0.5F, 0.0F)))), kElevations);
  if (first >= end) {
    return 0;
  }
  const std::uint64_t below = (std::uint64_t{1} << static_cast<unsigned>(end)) - 1;
  return static_cast<std::uint32_t>(below & ~((std::uint64_t{1} << static_cast<unsigned>(first)) - 1));
}

std::uint32_t OcclusionMarch::blockedAlong(int x, int z, float angle) const {
  const QVector2D way(std::cos(angle), std::sin(angle));
  QVector2D place(static_cast<float>(x) + 0.5F, static_cast<float>(z) + 0.5F);
  std::uint32_t blocked = 0;
  for (int distance = 0; blocked != ~0U; ++distance, place += way) {
    const int column = static_cast<int>(std::floor(place.x()));
    const int row = static_cast<int>(std::floor(place.y()));
    if (column < 0 || row < 0 || column >= kCells || row >= kCells) {
      break;
    }
    if (const Column& above = m_columns.at(column, row); !above.empty()) {
      blocked |= hiddenBy(above, static_cast<float>(distance));
    }
  }
  return blocked;
}

float OcclusionMarch::at(int x, int z) const {
  int bits = 0;
  for (int i = 0; i < kDirections; ++i) {
    // Other directions at each point: a grain that blurs away, where the same ones would draw rays.
    const float turn = static_cast<float>((x * 5 + z * 3) % 8) / 8.0F;
    const float angle = (static_cast<float>(i) + turn) * 2.0F * std::numbers::pi_v<float> / kDirections;
    bits += std::popcount(blockedAlong(x, z, angle));
  }
  return static_cast<float>(bits) / (kDirections * kElevations);
}

std::vector<float> blurred(const std::vector<float>& values) {
  std::vector<float> smooth(values.size());
  for (int z = 0; z < kCells; ++z) {
    for (int x = 0; x < kCells; ++x) {
      float sum = 0;
      for (int dz = -1; dz <= 1; ++dz) {
        for (int dx = -1; dx <= 1; ++dx) {
          const int weight = (2 - std::abs(dx)) * (2 - std::abs(dz));
          sum +=
              static_cast<float>(weight) * values[static_cast<std::size_t>(std::clamp(z + dz, 0, kCells - 1) * kCells +
                                                                           std::clamp(x + dx, 0, kCells - 1))];
        }
      }
      smooth[static_cast<std::size_t>(z * kCells + x)] = sum / 16.0F;
    }
  }
  return smooth;
}

/// Calls `take` with each triangle of the items, as they stand in the pose. Billboards have no place that does not
/// depend on the eye.
template <class Take>
void forTriangles(const animation::Pose& pose, const ItemSet& shown, Take take) {
  const scene::Scene& scene = pose.scene();
  for (const scene::DrawItemIndex item : shown) {
    const scene::Mesh& mesh = scene.meshOf(item);
    if (scene.backdropOf(item) || mesh.facing != scene::Billboard::Fixed) {
      continue;
    }
    const animation::BillboardCorners corners(pose, item, {});
    const scene::Surface& surface = scene.surfaceOf(item);
    for (std::uint32_t i = surface.firstIndex; i + 2 < surface.firstIndex + surface.indexCount; i += 3) {
      const std::array<QVector3D, 3> triangle{corners.at(mesh.indices[i]), corners.at(mesh.indices[i + 1]),
                                              corners.at(mesh.indices[i + 2])};
      if (std::ranges::all_of(triangle, [](const QVector3D& corner) { return scene::isFinite(corner); })) {
        take(triangle);
      }
    }
  }
}

ContactShadow shadowOf(const animation::Pose& pose, const ItemSet& shown, const scene::Bounds& bounds, float ground) {
  const QVector3D size = bounds.max() - bounds.min();
  const float width = std::max(size.x(), size.z());
  const float room = std::clamp(kRoomByHeight * size.y(), kLeastRoom * width, kMostRoom * width);
  ContactShadow shadow;
  shadow.side = width + 2.0F * room;
  const QVector3D middle = bounds.centre();
  shadow.corner = QVector2D(middle.x(), middle.z()) - QVector2D(shadow.side, shadow.side) / 2.0F;
  if (!std::isnormal(shadow.side / kCells)) {
    return {};
  }
  ColumnGrid columns(shadow.corner, shadow.side);
  forTriangles(pose, shown, [&](const auto& triangle) { columns.add(triangle); });
  const OcclusionMarch march(columns, ground);
  std::vector<float> occlusion(kCells * kCells);
  for (int z = 0; z < kCells; ++z) {
    for (int x = 0; x < kCells; ++x) {
      occlusion[static_cast<std::size_t>(z * kCells + x)] = march.at(x, z);
    }
  }
  shadow.occlusion = blurred(blurred(occlusion));
  // Towards the rim it fades out, from where the model ends.
  const auto fade = [&](int cell, float length) {
    const float fromRim = (static_cast<float>(std::min(cell, kCells - 1 - cell))) * columns.cell();
    const float free = (shadow.side - length) / 2.0F;
    return std::clamp(fromRim / free, 0.0F, 1.0F);
  };
  for (int z = 0; z < kCells; ++z) {
    for (int x = 0; x < kCells; ++x) {
      const float part = fade(x, size.x()) * fade(z, size.z());
      shadow.occlusion[static_cast<std::size_t>(z * kCells + x)] *= part * part * (3.0F - 2.0F * part);
    }
  }
  return shadow;
}

} // namespace

bool standsOnGround(const scene::Scene& scene) {
  const QVector3D size = scene.bounds().size();
  const bool isSolid = std::min({size.x(), size.y(), size.z()}) > kFlat * scene.bounds().radius();
  return isSolid && scene.view.navigation == scene::Navigation::Orbit && !scene.world.visibility &&
         scene.world.backdrops.empty() && scene.bake.lightmaps.empty();
}

GroundParts groundPartsOf(const scene::Scene& scene, const GroundParts& asked) {
  return {.contactShadow = asked.contactShadow && standsOnGround(scene),
          .grid = asked.grid || (asked.contactShadow && scene.view.onGrid)};
}

GroundPlane groundBelow(const animation::Pose& pose, const ItemSet& shown, const GroundParts& parts) {
  const scene::Scene& scene = pose.scene();
  scene::Bounds bounds;
  forTriangles(pose, shown, [&](const auto& triangle) {
    std::ranges::for_each(triangle, [&](const QVector3D& corner) { bounds.add(corner); });
  });
  GroundPlane ground;
  ground.grid = parts.grid;
  if (bounds.empty() || !std::isfinite(bounds.radius())) {
    return ground;
  }
  float lowest = bounds.min().y();
  for (const scene::DrawItemIndex item : shown) {
    if (!scene.backdropOf(item) && scene.meshOf(item).facing == scene::Billboard::Fixed) {
      lowest = std::min(lowest, scene.worldBounds(item).min().y());
    }
  }
  ground.radius = bounds.radius();
  ground.centre = QVector2D(bounds.centre().x(), bounds.centre().z());
  ground.height = lowest - ground.radius * kGroundClearance;
  if (parts.contactShadow) {
    ground.shadow = shadowOf(pose, shown, bounds, lowest);
  }
  return ground;
}

} // namespace vitrine::render
