#include "core/formats/xops/scene/BlockFaces.h"

#include <QtGlobal>

#include <cmath>

namespace vitrine::formats::xops {
namespace {

// Coordinates are whole numbers or halves as a rule: less than this is rounding.
constexpr float kSmallestCross = 1.0e-6F;

QVector3D longer(const QVector3D& a, const QVector3D& b) {
  return a.lengthSquared() >= b.lengthSquared() ? a : b;
}

QVector2D finiteOr0(const QVector2D& uv) {
  return std::isfinite(uv.x()) && std::isfinite(uv.y()) ? uv : QVector2D();
}

} // namespace

const char* faceName(int face) {
  static constexpr std::array<const char*, kBlockFaces> kNames{
      QT_TRANSLATE_NOOP("formats", "top"),   QT_TRANSLATE_NOOP("formats", "bottom"),
      QT_TRANSLATE_NOOP("formats", "front"), QT_TRANSLATE_NOOP("formats", "right"),
      QT_TRANSLATE_NOOP("formats", "back"),  QT_TRANSLATE_NOOP("formats", "left")};
  return kNames.at(static_cast<std::size_t>(face));
}

std::optional<QVector3D> outwardOf(const std::array<QVector3D, 8>& corners, int face) {
  const auto corner = [&](int j) -> const QVector3D& {
    return corners[static_cast<std::size_t>(kFaceCorners[static_cast<std::size_t>(face)][static_cast<std::size_t>(j)])];
  };
  const QVector3D atA = QVector3D::crossProduct(corner(1) - corner(0), corner(3) - corner(0));
  const QVector3D atC = QVector3D::crossProduct(corner(3) - corner(2), corner(1) - corner(2));
  const QVector3D cross = longer(atA, atC);
  return cross.lengthSquared() > kSmallestCross * kSmallestCross ? std::optional(cross) : std::nullopt;
}

std::optional<Face> faceOf(const Block& block, int face) {
  const auto outward = outwardOf(block.corners, face);
  if (!outward) {
    return std::nullopt;
  }
  const auto number = static_cast<std::size_t>(face);
  Face made;
  for (std::size_t j = 0; j < 4; ++j) {
    made.corners[j] = block.corners[static_cast<std::size_t>(kFaceCorners[number][j])];
    made.uvs[j] = finiteOr0(block.uvs[number][static_cast<std::size_t>(kCornerUvs[j])]);
  }
  // QVector3D::length() guards against overflow, which takes longer than all the rest; blocks that are placed are
  // small.
  made.normal = *outward / std::sqrt(outward->lengthSquared());
  return made;
}

} // namespace vitrine::formats::xops
