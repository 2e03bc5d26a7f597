#pragma once

#include "resources/demos/common/Geometry.h"

#include <map>
#include <vector>

namespace vitrine::demos {

/// Orders planes after rounding, so that planes a rounding error apart are one.
struct PlaneLess {
  bool operator()(const Plane& a, const Plane& b) const;
};

/// The planes of a map in opposite pairs: plane i ^ 1 is plane i reversed, and the even one of a pair has its largest
/// component positive.
class PlaneTable {
public:
  int indexOf(const Plane& plane);
  const std::vector<Plane>& planes() const { return m_planes; }

private:
  std::vector<Plane> m_planes;
  std::map<Plane, int, PlaneLess> m_numbers;
};

/// The "type" field: 0-2 axial, 3-5 nearest axis.
int planeType(const Plane& plane);

} // namespace vitrine::demos
