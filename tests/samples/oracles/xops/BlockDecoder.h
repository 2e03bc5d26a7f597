#pragma once

#include "core/bytes/Bytes.h"

#include <QVector2D>
#include <QVector3D>

#include <array>

namespace vitrine::oracles {

inline constexpr int kDecodedFaces = 6;

/// One face of a BD1 block, from the bytes of its record with nothing but the fact sheet's offsets and tables;
/// independent of the reader under test. File coordinates.
struct DecodedFace {
  std::array<QVector3D, 4> corners; ///< A B C D
  std::array<QVector2D, 4> uvs;     ///< of A B C D; (0, 0) is the picture's top left
  int texture = 0;                  ///< slot; outside 0 … 9: not drawn

  /// Of unit length, out of the block (D3D's clockwise front).
  QVector3D normal() const;
  /// Texture coordinates where a point of the triangle A B C (0) or A C D (1) lies.
  QVector2D uvAt(const QVector3D& point, int triangle) const;
};

/// `record` is a block's 316 bytes; `face` counts top, bottom, front, right, back, left.
DecodedFace decodeFace(const Bytes& record, int face);

/// Factor that the sheet says a face's picture is multiplied by, 0…1 of what the display shows.
float sheetBrightness(const QVector3D& normal, bool dark = false);

/// True if the sheet's test finds the block solid; else one walks through it.
bool isSheetSolid(const Bytes& record);

/// Places in the record of the bytes that are about one face alone: u, v, texture number, as (offset, size).
std::array<std::pair<std::uint32_t, std::uint32_t>, 3> faceBytes(int face);

} // namespace vitrine::oracles
