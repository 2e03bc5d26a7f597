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

/// How far a box of these half sizes reaches along a direction.
float reachAlong(const QVector3D& direction, const QVector3D& halfSize) {
  return std::abs(direction.x()) * halfSize.x() + std::abs(direction.y()) * halfSize.y() +
         std::abs(direction.z()) * halfSize.z();
}

} // namespace

HullTracer::HullTracer(std::shared_ptr<const CollisionWorld> solids)
    : m_solids(std::move(solids)), m_tree(treeOf(*m_solids)), m_gap(m_solids->walker.halfWidth * kGapPart),
      m_hulls(m_solids->solids.size()) {}

scene::Bvh<HullTracer::SolidBox> HullTracer::treeOf(const CollisionWorld& solids) {
  std::vector<SolidBox> boxes;
  boxes.reserve(solids.solids.size());
  for (std::uint32_t solid = 0; solid < solids.solids.size(); ++solid) {
    if (!solids.solids[solid].bounds.empty()) {
      boxes.push_back({solids.solids[solid].bounds, solid});
    }
  }
  return scene::Bvh<SolidBox>(std::move(boxes));
}

const std::vector<CollisionPlane>& HullTracer::planesOf(std::uint32_t solid) const {
  Hull& hull = m_hulls[solid];
  if (!hull.known) {
    hull.known = true;
    hull.planes = bevelPlanes(*m_solids, m_solids->solids[solid]);
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
  m_tree.visit(isNear, [&](const SolidBox& box) {
    if (isNear(box.box.min(), box.box.max())) {
      sweepAt(box.solid, centre, halfSize, way, best);
    }
  });
  return best;
}

void HullTracer::sweepAt(std::uint32_t solid, const QVector3D& centre, const QVector3D& halfSize, const QVector3D& way,
                         SweepResult& best) const {
  const std::vector<CollisionPlane>& planes = planesOf(solid);
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
    best.solid = best.met() ? best.solid : static_cast<int>(solid);
  } else if (entered && enter <= leave && enter < best.fraction) {
    best.fraction = enter;
    best.normal = entered->normal;
    best.solid = static_cast<int>(solid);
  }
}

bool HullTracer::isFree(const QVector3D& centre, const QVector3D& halfSize) const {
  return !sweep(centre, halfSize, {}).startsInside;
}

} // namespace vitrine::collision
