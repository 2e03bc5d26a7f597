#pragma once

#include "resources/demos/common/Geometry.h"

#include <array>
#include <vector>

namespace vitrine::demos {

/// Triangles in a tree of boxes, to ask what a ray meets.
class RayScene {
public:
  struct Hit {
    int face = -1; ///< the number given with the triangle; -1: nothing
    double distance = 0;
    bool fromBehind = false;
  };

  /// Corners counter-clockwise seen from the front.
  void addTriangle(const Vec3& a, const Vec3& b, const Vec3& c, int face);
  /// Call once after the last triangle.
  void build();
  /// First triangle on the way; `direction` must be of unit length.
  Hit closest(const Vec3& origin, const Vec3& direction, double reach = 1e9) const;
  /// True when nothing lies between the points. Stops at the first hit.
  bool clear(const Vec3& from, const Vec3& to) const;

private:
  struct Point {
    float v[3];
  };
  struct Triangle {
    Point corner;
    Point edge1;
    Point edge2;
    int face;
  };
  struct Node {
    float mins[3];
    float maxs[3];
    int first; ///< first triangle, or the second child; the first child follows the node
    int count; ///< 0: inner node
  };
  void buildNode(int begin, int end);
  int divide(int begin, int end, const Box& bounds);
  Box boundsOf(int begin, int end) const;
  template <bool kAny>
  Hit trace(const Vec3& origin, const Vec3& direction, double reach) const;

  std::vector<Triangle> m_triangles;
  std::vector<Node> m_nodes;
};

} // namespace vitrine::demos
