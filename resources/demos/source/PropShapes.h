#pragma once

#include "resources/demos/source/PropModel.h"

namespace vitrine::demos {

/// A mesh with so many levels of detail and nothing in it yet.
PropMesh emptyMesh(int material, int lods);

/// Corners counter-clockwise seen from the front; the texture is stretched over it, `a` at its lower left corner.
void addQuad(PropMesh& mesh, const Vec3& a, const Vec3& b, const Vec3& c, const Vec3& d, int bone = 0);
void addBlock(PropMesh& mesh, const Box& box, int bone = 0);

struct ProfilePoint {
  double radius = 0;
  double height = 0;
};

/// A profile, told from the foot upwards, turned about the z axis in `columns` steps (a multiple of 2 to the power of
/// the levels of detail less one). Each coarser level leaves out every other column.
void addLathe(PropMesh& mesh, const std::vector<ProfilePoint>& profile, int columns);

/// All choices of all groups.
Box boundsOf(const PropModel& model);
std::size_t triangleCount(const PropModel& model, int lod);

} // namespace vitrine::demos
