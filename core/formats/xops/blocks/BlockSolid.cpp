#include "core/formats/xops/blocks/BlockSolid.h"

#include "core/formats/xops/blocks/BlockFaces.h"

namespace vitrine::formats::xops {
namespace {

constexpr float kGrowth = 0.1F;
constexpr float kCoincident = 1.0e-4F;

QVector3D centreOf(const Block& block) {
  QVector3D sum;
  for (const QVector3D& corner : block.corners) {
    sum += corner;
  }
  return sum / static_cast<float>(block.corners.size());
}

bool cornersApart(const Block& block) {
  for (std::size_t i = 0; i < block.corners.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if ((block.corners[i] - block.corners[j]).lengthSquared() < kCoincident * kCoincident) {
        return false;
      }
    }
  }
  return true;
}

} // namespace

bool isSolid(const Block& block) {
  const QVector3D centre = centreOf(block);
  Block grown = block;
  for (QVector3D& corner : grown.corners) {
    corner += (corner - centre).normalized() * kGrowth;
  }
  if (!cornersApart(grown)) {
    return false;
  }
  for (int face = 0; face < kBlockFaces; ++face) {
    const auto shape = faceOf(grown, face);
    if (!shape || QVector3D::dotProduct(shape->normal, centre - shape->corners[0]) >= 0.0F) {
      return false;
    }
  }
  return true;
}

} // namespace vitrine::formats::xops
