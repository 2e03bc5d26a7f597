#pragma once

#include "core/formats/xops/records/BlockFile.h"

#include <optional>

namespace vitrine::formats::xops {

/// Corners A B C D of each face, in the order top, bottom, front (-z), right (+x), back (+z), left (-x) of an upright
/// block. With the numbers as stored (B-A) x (C-A) points out of the block. docs/formats/xops-maps.md, "Faces".
inline constexpr std::array<std::array<int, 4>, kBlockFaces> kFaceCorners{
    {{1, 0, 3, 2}, {6, 7, 4, 5}, {5, 4, 0, 1}, {6, 5, 1, 2}, {7, 6, 2, 3}, {4, 7, 3, 0}}};

/// Index of the stored texture coordinate, of four, of corner A, B, C, D; the same for every face.
inline constexpr std::array<int, 4> kCornerUvs{2, 3, 0, 1};

/// "top", "bottom" …, user text, QT_TRANSLATE_NOOP("formats", …)
const char* faceName(int face);

/// Points out of the block and is as long as the face is large; nullopt when the face has no area. The game takes the
/// longer of the cross products at A and C, so that triangles keep a normal.
std::optional<QVector3D> outwardOf(const std::array<QVector3D, 8>& corners, int face);

/// One face with everything brought into the order A B C D.
struct Face {
  std::array<QVector3D, 4> corners; ///< file axes
  std::array<QVector2D, 4> uvs;     ///< (0, 0) is the top left of the picture
  QVector3D normal;                 ///< unit length, out of the block, file axes
};

/// Face of a block; nullopt when the face has no area: nothing is drawn then.
std::optional<Face> faceOf(const Block& block, int face);

} // namespace vitrine::formats::xops
