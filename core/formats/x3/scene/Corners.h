#pragma once

#include "core/base/Progress.h"
#include "core/formats/x3/records/Body.h"

namespace vitrine::formats::x3 {

/// A vertex of a body's record: what corners of faces share that look alike. Scene axes and units.
struct CornerVertex {
  QVector3D position;
  QVector3D normal;
  QVector2D uv; ///< v down
  QVector2D uv2;
};

/// The corners of all faces of a record as vertices of a scene (docs/formats/bod-scenes.md, "Normals").
struct Corners {
  std::vector<CornerVertex> vertices;
  std::vector<std::array<std::uint32_t, 4>> ofFace; ///< by face: of its corners, into `vertices`
  bool hasUvs = false;
  bool hasUvs2 = false;
};

/// `scale`: scene units for each of the record's own.
Corners cornersOf(const BodyRecord& record, float scale, const Progress& progress);

} // namespace vitrine::formats::x3
