#include "core/formats/xops/scene/BlockSolid.h"

#include "core/formats/xops/scene/BlockFaces.h"

#include <cmath>

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

bool cornersApart(const std::array<QVector3D, 8>& corners) {
  for (std::size_t i = 0; i < corners.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if ((corners[i] - corners[j]).lengthSquared() < kCoincident * kCoincident) {
        return false;
      }
    }
  }
  return true;
}

} // namespace

bool isSolid(const Block& block) {
  const QVector3D centre = centreOf(block);
  std::array<QVector3D, 8> grown = block.corners;
  for (QVector3D& corner : grown) {
    const QVector3D outward = corner - centre;
    const float length = std::sqrt(outward.lengthSquared());
    if (length > kCoincident) {
      corner += outward * (kGrowth / length);
    }
  }
  if (!cornersApart(grown)) {
    return false;
  }
  for (int face = 0; face < kBlockFaces; ++face) {
    const auto outward = outwardOf(grown, face);
    const QVector3D& onFace = grown[static_cast<std::size_t>(kFaceCorners[static_cast<std::size_t>(face)][0])];
    if (!outward || QVector3D::dotProduct(*outward, centre - onFace) >= 0.0F) {
      return false;
    }
  }
  return true;
}

std::vector<bool> solidBlocks(const BlockFile& file) {
  std::vector<bool> solid;
  solid.reserve(file.blocks.size());
  for (const Block& block : file.blocks) {
    solid.push_back(block.isSane() && isSolid(block));
  }
  return solid;
}

} // namespace vitrine::formats::xops
