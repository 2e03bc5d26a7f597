#include "tests/samples/oracles/xops/BlockDecoder.h"

#include "core/bytes/ByteReader.h"

namespace vitrine::oracles {
namespace {

using bytes::loadF32;

constexpr std::array<std::array<std::size_t, 4>, kDecodedFaces> kCorners{
    {{1, 0, 3, 2}, {6, 7, 4, 5}, {5, 4, 0, 1}, {6, 5, 1, 2}, {7, 6, 2, 3}, {4, 7, 3, 0}}};
constexpr std::array<std::size_t, 4> kStoredUv{2, 3, 0, 1};

constexpr std::uint32_t kUOffset = 96;
constexpr std::uint32_t kVOffset = 192;
constexpr std::uint32_t kTextureOffset = 288;
constexpr std::uint32_t kUvBytes = 16;

} // namespace

DecodedFace decodeFace(const Bytes& record, int face) {
  const auto number = static_cast<std::size_t>(face);
  const std::byte* at = record.data();
  DecodedFace decoded;
  for (std::size_t j = 0; j < 4; ++j) {
    const std::byte* corner = at + 4 * kCorners[number][j];
    decoded.corners[j] = {loadF32(corner), loadF32(corner + 32), loadF32(corner + 64)};
    const std::size_t stored = kUvBytes * number + 4 * kStoredUv[j];
    decoded.uvs[j] = {loadF32(at + kUOffset + stored), loadF32(at + kVOffset + stored)};
  }
  decoded.texture = static_cast<std::int8_t>(bytes::loadI32(at + kTextureOffset + 4 * number) & 0xff);
  return decoded;
}

std::array<std::pair<std::uint32_t, std::uint32_t>, 3> faceBytes(int face) {
  const auto number = static_cast<std::uint32_t>(face);
  return {{{kUOffset + kUvBytes * number, kUvBytes},
           {kVOffset + kUvBytes * number, kUvBytes},
           {kTextureOffset + 4 * number, 4}}};
}

float sheetBrightness(const QVector3D& normal, bool dark) {
  return (normal + QVector3D(-0.98481F, 0.86603F, -0.17365F)).length() / 6.0F + (dark ? 0.3F : 0.5F);
}

bool isSheetSolid(const Bytes& record) {
  std::array<QVector3D, 8> corners;
  QVector3D centre;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const std::byte* x = record.data() + 4 * i;
    corners[i] = {loadF32(x), loadF32(x + 32), loadF32(x + 64)};
    centre += corners[i] / 8.0F;
  }
  for (QVector3D& corner : corners) {
    corner += (corner - centre).normalized() * 0.1F;
  }
  for (std::size_t i = 0; i < corners.size(); ++i) {
    if (std::ranges::any_of(corners.begin(), corners.begin() + static_cast<std::ptrdiff_t>(i),
                            [&](const QVector3D& other) { return (other - corners[i]).length() < 1e-4F; })) {
      return false;
    }
  }
  return std::ranges::all_of(kCorners, [&](const auto& face) {
    const DecodedFace grown{{corners[face[0]], corners[face[1]], corners[face[2]], corners[face[3]]}, {}, 0};
    return QVector3D::dotProduct(grown.normal(), centre - grown.corners[0]) < 0;
  });
}

QVector3D DecodedFace::normal() const {
  const QVector3D atA = QVector3D::crossProduct(corners[1] - corners[0], corners[3] - corners[0]);
  const QVector3D atC = QVector3D::crossProduct(corners[3] - corners[2], corners[1] - corners[2]);
  return (atA.lengthSquared() >= atC.lengthSquared() ? atA : atC).normalized();
}

QVector2D DecodedFace::uvAt(const QVector3D& point, int triangle) const {
  const std::size_t second = triangle == 0 ? 1 : 2;
  const QVector3D e1 = corners[second] - corners[0];
  const QVector3D e2 = corners[second + 1] - corners[0];
  const QVector3D p = point - corners[0];
  const QVector3D normal = QVector3D::crossProduct(e1, e2);
  const float whole = normal.lengthSquared();
  const float v = QVector3D::dotProduct(QVector3D::crossProduct(p, e2), normal) / whole;
  const float w = QVector3D::dotProduct(QVector3D::crossProduct(e1, p), normal) / whole;
  return uvs[0] * (1 - v - w) + uvs[second] * v + uvs[second + 1] * w;
}

} // namespace vitrine::oracles
