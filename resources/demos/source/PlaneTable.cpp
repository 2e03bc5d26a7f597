#include "resources/demos/source/PlaneTable.h"

#include <tuple>

namespace vitrine::demos {

namespace {

int mainAxis(const Vec3& n) {
  int axis = 0;
  for (int i = 1; i < 3; ++i)
    if (std::abs(n[i]) > std::abs(n[axis]) + 1e-6)
      axis = i;
  return axis;
}

auto rounded(const Plane& p) {
  return std::tuple(std::lround(p.normal.x * 2e4), std::lround(p.normal.y * 2e4), std::lround(p.normal.z * 2e4),
                    std::lround(p.dist * 64));
}

} // namespace

bool PlaneLess::operator()(const Plane& a, const Plane& b) const {
  return rounded(a) < rounded(b);
}

int PlaneTable::indexOf(const Plane& plane) {
  const bool isFirst = plane.normal[mainAxis(plane.normal)] > 0;
  const Plane first = isFirst ? plane : plane.reversed();
  const auto [it, isNew] = m_numbers.try_emplace(first, static_cast<int>(m_planes.size()));
  if (isNew) {
    m_planes.push_back(first);
    m_planes.push_back(first.reversed());
  }
  return it->second + (isFirst ? 0 : 1);
}

int planeType(const Plane& plane) {
  const int axis = mainAxis(plane.normal);
  return std::abs(plane.normal[axis]) == 1 ? axis : axis + 3;
}

} // namespace vitrine::demos
