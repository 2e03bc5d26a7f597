#include "core/formats/source/bsp/scene/collision/CollisionBuilder.h"

#include "core/formats/source/bsp/scene/collision/ConvexBody.h"

#include <array>
#include <cmath>

namespace vitrine::formats::source {
namespace {

// 64 MiB of them.
constexpr std::size_t kMostPlanes = 4'000'000;
// A second or two; real brushes have few planes, and mostly all axial ones.
constexpr std::uint64_t kMostCuts = 20'000'000;
constexpr float kUnitTolerance = 0.01F;

bool isPlane(const collision::CollisionPlane& plane) {
  return scene::isFinite(plane.normal) && std::isfinite(plane.distance) &&
         std::abs(plane.normal.length() - 1.0F) < kUnitTolerance;
}

} // namespace

CollisionBuilder::Outcome CollisionBuilder::add(std::span<const collision::CollisionPlane> planes,
                                                std::optional<RecordRef> record) {
  if (planes.empty() || !std::ranges::all_of(planes, isPlane)) {
    return Outcome::Unbounded;
  }
  if (const scene::Bounds box = axialBounds(planes); !box.empty()) {
    return add(planes, box, record);
  }
  m_cuts += planes.size() * planes.size();
  return m_cuts > kMostCuts ? Outcome::Full : add(planes, cutBounds(planes), record);
}

CollisionBuilder::Outcome CollisionBuilder::add(std::span<const collision::CollisionPlane> planes,
                                                const scene::Bounds& bounds, std::optional<RecordRef> record) {
  if (bounds.empty()) {
    return Outcome::Unbounded;
  }
  if (m_world.planes.size() + planes.size() + 6 > kMostPlanes) {
    return Outcome::Full;
  }
  collision::CollisionBrush brush;
  brush.firstPlane = static_cast<std::uint32_t>(m_world.planes.size());
  brush.bounds = bounds;
  brush.record = record;
  std::array<bool, 6> axial{};
  for (const collision::CollisionPlane& plane : planes) {
    m_world.planes.push_back(plane);
    if (const int direction = axialDirection(plane); direction >= 0) {
      axial[static_cast<std::size_t>(direction)] = true;
    }
  }
  for (int direction = 0; direction < 6; ++direction) {
    if (axial[static_cast<std::size_t>(direction)]) {
      continue;
    }
    const int axis = direction / 2;
    collision::CollisionPlane plane;
    plane.normal[axis] = direction % 2 == 0 ? 1.0F : -1.0F;
    plane.distance = direction % 2 == 0 ? bounds.max()[axis] : -bounds.min()[axis];
    m_world.planes.push_back(plane);
  }
  brush.planeCount = static_cast<std::uint32_t>(m_world.planes.size()) - brush.firstPlane;
  m_world.brushes.push_back(std::move(brush));
  return Outcome::Added;
}

std::shared_ptr<const collision::CollisionWorld> CollisionBuilder::take() {
  return m_world.brushes.empty() ? nullptr : std::make_shared<const collision::CollisionWorld>(std::move(m_world));
}

} // namespace vitrine::formats::source
