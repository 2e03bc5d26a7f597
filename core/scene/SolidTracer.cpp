#include "core/scene/SolidTracer.h"

#include "core/scene/SolidBevels.h"

#include <algorithm>
#include <cmath>

namespace vitrine::scene {
namespace {

/// 1/32 of a unit for the body of Source.
constexpr float kGapPart = 1.0F / 512.0F;

BoundsTree treeOf(const Solids& solids) {
  std::vector<Bounds> boxes;
  boxes.reserve(solids.solids.size());
  for (const Solid& solid : solids.solids) {
    boxes.push_back(solid.bounds);
  }
  return BoundsTree(boxes);
}

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

SolidTracer::SolidTracer(std::shared_ptr<const Solids> solids)
    : m_solids(std::move(solids)), m_tree(treeOf(*m_solids)), m_gap(m_solids->walker.halfWidth * kGapPart),
      m_hulls(m_solids->solids.size()) {}

const std::vector<SolidPlane>& SolidTracer::planesOf(std::uint32_t solid) const {
  Hull& hull = m_hulls[solid];
  if (!hull.known) {
    hull.known = true;
    hull.planes = planesWithBevels(*m_solids, m_solids->solids[solid]);
  }
  return hull.planes;
}

SweepResult SolidTracer::sweep(const QVector3D& centre, const QVector3D& halfSize, const QVector3D& way) const {
  SweepResult best;
  if (!isFinite(centre) || !isFinite(way)) {
    return best;
  }
  const QVector3D around = halfSize + QVector3D(m_gap, m_gap, m_gap) * 2.0F;
  const QVector3D end = centre + way;
  m_tree.visit(smallest(centre, end) - around, largest(centre, end) + around,
               [&](std::uint32_t solid) { sweepAt(solid, centre, halfSize, way, best); });
  return best;
}

void SolidTracer::sweepAt(std::uint32_t solid, const QVector3D& centre, const QVector3D& halfSize, const QVector3D& way,
                          SweepResult& best) const {
  const std::vector<SolidPlane>& planes = planesOf(solid);
  // Rounding must not let a box that was held at a plane stand behind it.
  const float slack = m_gap * 0.5F;
  bool inside = !planes.empty();
  float enter = -1.0F;
  float leave = 1.0F;
  const SolidPlane* entered = nullptr;
  for (const SolidPlane& plane : planes) {
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

bool SolidTracer::isFree(const QVector3D& centre, const QVector3D& halfSize) const {
  return !sweep(centre, halfSize, {}).startsInside;
}

} // namespace vitrine::scene
