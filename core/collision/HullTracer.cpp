#include "core/collision/HullTracer.h"

#include "core/collision/BevelPlanes.h"
#include "core/scene/BoxOverlap.h"

#include <algorithm>
#include <cmath>

namespace vitrine::collision {
namespace {

/// 1/32 of a unit for the body of Source.
constexpr float kGapPart = 1.0F / 512.0F;

QVector3D smallest(const QVector3D& a, const QVector3D& b) {
  return {std::min(a.x(), b.x()), std::min(a.y(), b.y()), std::min(a.z(), b.z())};
}

QVector3D largest(const QVector3D& a, const QVector3D& b) {
  return {std::max(a.x(), b.x()), std::max(a.y(), b.y()), std::max(a.z(), b.z())};
}

/// Distance that a box of these half sizes reaches from its middle along a direction.
float reachAlong(const QVector3D& direction, const QVector3D& halfSize) {
  return std::abs(direction.x()) * halfSize.x() + std::abs(direction.y()) * halfSize.y() +
         std::abs(direction.z()) * halfSize.z();
}

} // namespace

HullTracer::HullTracer(std::shared_ptr<const CollisionWorld> world)
    : m_world(std::move(world)), m_tree(treeOf(*m_world)), m_gap(m_world->walker.halfWidth * kGapPart),
      m_hulls(m_world->brushes.size()) {}

scene::Bvh<HullTracer::BrushBox> HullTracer::treeOf(const CollisionWorld& world) {
  std::vector<BrushBox> boxes;
  boxes.reserve(world.brushes.size());
  for (std::uint32_t brush = 0; brush < world.brushes.size(); ++brush) {
    if (!world.brushes[brush].bounds.empty()) {
      boxes.push_back({world.brushes[brush].bounds, brush});
    }
  }
  return scene::Bvh<BrushBox>(std::move(boxes));
}

const std::vector<CollisionPlane>& HullTracer::planesOf(std::uint32_t brush) const {
  Hull& hull = m_hulls[brush];
  if (!hull.known) {
    hull.known = true;
    hull.planes = bevelPlanes(*m_world, m_world->brushes[brush]);
  }
  return hull.planes;
}

SweepResult HullTracer::sweep(const QVector3D& centre, const QVector3D& halfSize, const QVector3D& way) const {
  SweepResult best;
  if (!scene::isFinite(centre) || !scene::isFinite(way)) {
    return best;
  }
  const QVector3D around = halfSize + QVector3D(m_gap, m_gap, m_gap) * 2.0F;
  const QVector3D end = centre + way;
  const QVector3D min = smallest(centre, end) - around;
  const QVector3D max = largest(centre, end) + around;
  const auto isNear = [&](const QVector3D& boxMin, const QVector3D& boxMax) {
    return scene::overlap(boxMin, boxMax, min, max);
  };
  m_tree.visit(isNear, [&](const BrushBox& box) {
    if (isNear(box.box.min(), box.box.max())) {
      sweepAt(box.brush, centre, halfSize, way, best);
    }
  });
  return best;
}

void HullTracer::sweepAt(std::uint32_t brush, const QVector3D& centre, const QVector3D& halfSize, const QVector3D& way,
                         SweepResult& best) const {
  const std::vector<CollisionPlane>& planes = planesOf(brush);
  // Rounding must not let a box that was held at a plane stand behind it.
  const float slack = m_gap * 0.5F;
  bool inside = !planes.empty();
  float enter = -1.0F;
  float leave = 1.0F;
  const CollisionPlane* entered = nullptr;
  for (const CollisionPlane& plane : planes) {
    const float from =
        QVector3D::dotProduct(plane.normal, centre) - plane.distance - reachAlong(plane.normal, halfSize);
    const float towards = QVector3D::dotProduct(plane.normal, way);
    if (from > -slack) {
      inside = false;
      if (towards >= 0.0F || from + towards > m_gap) {
        return; // never comes behind this one
      }
      const float at = std::max((from - m_gap) / -towards, 0.0F);
      if (at > enter) {
        enter = at;
        entered = &plane;
      }
    } else if (from + towards > 0.0F) {
      leave = std::min(leave, from / -towards);
    }
  }
  if (inside) {
    best.startsInside = true;
    best.brush = best.met() ? best.brush : static_cast<int>(brush);
  } else if (entered && enter <= leave && enter < best.fraction) {
    best.fraction = enter;
    best.normal = entered->normal;
    best.brush = static_cast<int>(brush);
  }
}

bool HullTracer::isFree(const QVector3D& centre, const QVector3D& halfSize) const {
  return !sweep(centre, halfSize, {}).startsInside;
}

} // namespace vitrine::collision
