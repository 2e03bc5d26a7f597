#include "core/formats/source/bsp/scene/props/ModelSize.h"

#include "core/visibility/FreeDistance.h"

#include <algorithm>
#include <cmath>

namespace vitrine::formats::source {
namespace {

// Limits of the work for one model: further places and leaves hardly change the result.
constexpr std::size_t kMostPlaces = 256;
constexpr std::size_t kMostLeaves = 64;

/// Distances of the ends of a leaf along a direction.
struct LeafSpan {
  float nearest = 0;
  float farthest = 0;
};

LeafSpan leafSpan(const scene::Bounds& box, const QVector3D& from, const QVector3D& direction) {
  LeafSpan span;
  for (int axis = 0; axis < 3; ++axis) {
    const float a = (box.min()[axis] - from[axis]) * direction[axis];
    const float b = (box.max()[axis] - from[axis]) * direction[axis];
    span.nearest += std::min(a, b);
    span.farthest += std::max(a, b);
  }
  return span;
}

/// `place`, or a point close to it that is in free space, for things are often sunk a little into a floor. nullopt: no
/// such point is free.
std::optional<QVector3D> freePlaceAt(const QVector3D& place, const visibility::Visibility& tree) {
  constexpr std::array<QVector3D, 9> kOffsets{
      {{0, 0, 0}, {0, 1, 0}, {0, -1, 0}, {1, 0, 0}, {-1, 0, 0}, {0, 0, 1}, {0, 0, -1}, {0, 4, 0}, {0, -4, 0}}};
  const auto found =
      std::ranges::find_if(kOffsets, [&](const QVector3D& offset) { return tree.clusterAt(place + offset) >= 0; });
  return found == kOffsets.end() ? std::nullopt : std::optional(place + *found);
}

QVector3D modelAxis(std::size_t direction) {
  QVector3D axis;
  axis[static_cast<int>(direction / 2)] = direction % 2 == 0 ? 1.0F : -1.0F;
  return axis;
}

} // namespace

void ModelSize::limitBy(std::size_t direction, const QVector3D& along, const ModelWant& want, const Origin& origin,
                        const visibility::Visibility& tree) {
  const float scale = along.length();
  const QVector3D unit = along / scale;
  float least = 0;
  float most = 0;
  std::size_t known = 0;
  for (std::size_t i = 0; i < std::min(want.leaves.size(), kMostLeaves); ++i) {
    if (const int leaf = want.leaves[i]; base::isBelow(leaf, tree.leaves.size())) {
      const LeafSpan span = leafSpan(tree.leaves[static_cast<std::size_t>(leaf)].bounds, origin.place, unit);
      least = std::max(least, span.nearest);
      most = std::max(most, span.farthest);
      ++known;
    }
  }
  float& shortest = m_space.most[direction];
  if (known > 0 && known == want.leaves.size()) {
    shortest = std::min(shortest, most / scale);
  }
  // A thing whose origin lies deep in a wall says nothing of the room that it has.
  if (origin.free) {
    const float room = visibility::freeDistance(tree, *origin.free, unit, scene::kLargestStandIn * scale) +
                       QVector3D::dotProduct(*origin.free - origin.place, unit);
    shortest = std::min(shortest, std::max(room, 0.0F) / scale);
  }
  m_space.least[direction] = std::max(m_space.least[direction], least / scale);
}

void ModelSize::add(const ModelWant& want, const QMatrix4x4& place, const visibility::Visibility& tree) {
  m_side = std::max(m_side, want.standIn.side);
  m_ofClass = m_ofClass ? m_ofClass : want.standIn.ofClass;
  Origin origin{place.map(QVector3D()), {}};
  if (m_ofClass || m_places == kMostPlaces || !scene::isFinite(origin.place)) {
    return;
  }
  origin.free = freePlaceAt(origin.place, tree);
  float deepest = 0;
  for (std::size_t direction = 0; direction < m_space.most.size(); ++direction) {
    const QVector3D along = place.mapVector(modelAxis(direction));
    if (!scene::isFinite(along) || !(along.length() > 0)) {
      continue;
    }
    limitBy(direction, along, want, origin, tree);
    if (const float depth = -along.normalized().y(); m_places == 0 && depth > deepest) {
      deepest = depth;
      m_space.down = direction;
    }
  }
  ++m_places;
}

scene::Bounds ModelSize::box() const {
  return m_ofClass ? *m_ofClass : scene::standInBox(m_space, m_side);
}

} // namespace vitrine::formats::source
