#pragma once

#include "core/base/Diagnostics.h"
#include "core/formats/source/bsp/MapRecords.h"

#include <QVector2D>

namespace vitrine::formats::source {

/// A picture laid on faces (docs/formats/source-bsp.md, "Overlays"). Scene axes.
struct Overlay {
  LumpId lump = LumpId::Overlays; ///< or WaterOverlays
  std::uint64_t row = 0;
  std::int32_t id = 0;
  std::int32_t texInfo = -1;
  std::int32_t renderOrder = 0;    ///< 0…3
  std::vector<std::int32_t> faces; ///< each once, as far as they are in the file; in the file's order
  QVector3D origin;
  QVector3D right; ///< of its plane, with `up` and `normal` of unit length
  QVector3D up;
  QVector3D normal;
  std::array<QVector2D, 4> corners; ///< on its plane, counted from the origin along `right` and `up`
  std::array<QVector2D, 4> uvs;     ///< of the corners
};

/// The overlays of one of the two lumps that can be drawn. Those whose numbers make no sense are told and left out.
std::vector<Overlay> readOverlays(const MapRecords& records, LumpId lump, std::size_t faceCount,
                                  Diagnostics& diagnostics);

} // namespace vitrine::formats::source
