#include "resources/demos/xops/BlockBuilder.h"

namespace vitrine::demos {

namespace {

constexpr double kLevel = 0.98; ///< the upward part of a normal from which on a side is a floor or ceiling

/// The directions of a picture on a side, seen from outside: to its right and to its lower border.
struct PictureAxes {
  Vec3 right;
  Vec3 down;
};

PictureAxes axesOf(const Vec3& normal) {
  if (std::abs(normal.y) > kLevel)
    return {{1, 0, 0}, {0, 0, normal.y > 0 ? -1.0 : 1.0}};
  const Vec3 right = normalized(cross(normal, {0, 1, 0}));
  return {right, cross(normal, right)};
}

TexturePoint fittedPoint(const Paper& paper, std::size_t corner) {
  const bool right = corner == 1 || corner == 2;
  const bool bottom = corner >= 2;
  return {right ? paper.cell.right : paper.cell.left, bottom ? paper.cell.bottom : paper.cell.top};
}

void paperSide(Bd1Block& block, std::size_t side, const Paper& paper) {
  Bd1Face& face = block.faces[side];
  face.texture = paper.texture;
  const Vec3 normal = sideNormal(block.corners, static_cast<int>(side));
  const PictureAxes axes = axesOf(normal);
  for (std::size_t corner = 0; corner < 4; ++corner) {
    TexturePoint& point = face.picture[corner];
    const Vec3& at = block.corners[static_cast<std::size_t>(kPictureCorners[side][corner])];
    if (paper.size <= 0)
      point = fittedPoint(paper, corner);
    else
      point = normal == Vec3{} ? TexturePoint{}
                               : TexturePoint{dot(at, axes.right) / paper.size, dot(at, axes.down) / paper.size};
    if (paper.turned)
      std::swap(point.u, point.v);
  }
}

} // namespace

Vec3 sideNormal(const BoxCorners& corners, int side) {
  const auto& order = kPictureCorners[static_cast<std::size_t>(side)];
  const auto at = [&](int i) { return corners[static_cast<std::size_t>(order[static_cast<std::size_t>(i % 4)])]; };
  // Two corners of a side may be one: the longer of the products at opposite corners always tells the direction.
  const Vec3 first = cross(at(1) - at(0), at(2) - at(1));
  const Vec3 second = cross(at(3) - at(2), at(0) - at(3));
  return normalized(lengthOf(first) >= lengthOf(second) ? first : second);
}

Bd1Block& BlockBuilder::add(const BoxCorners& corners, const Paper& paper) {
  Bd1Block& block = m_blocks.emplace_back();
  block.corners = corners;
  for (std::size_t side = 0; side < 6; ++side)
    paperSide(block, side, paper);
  return block;
}

void BlockBuilder::paper(Bd1Block& block, std::initializer_list<BlockSide> sides, const Paper& paper) {
  for (const BlockSide side : sides)
    paperSide(block, static_cast<std::size_t>(side), paper);
}

} // namespace vitrine::demos
