#pragma once

#include "core/formats/source/bsp/records/Geometry.h"
#include "core/formats/source/bsp/records/MapRecords.h"

namespace vitrine::formats::source {

/// Primitives: triangles that the compiler has stored for faces (docs/formats/source-bsp.md, "Winding"). What a
/// primitive refers to is checked here, the indices themselves are not.
class PrimitiveRecords {
public:
  explicit PrimitiveRecords(const MapRecords& records);

  /// A run of indices, and of vertices where they are not the face's corners.
  struct Primitive {
    bool strip = false;
    std::int64_t firstIndex = 0;
    std::int64_t indexCount = 0;
    std::int64_t firstVertex = 0;
    std::int64_t vertexCount = 0;
  };

  /// The primitive of this number; nullopt when it is not there or speaks of what is not there.
  std::optional<Primitive> at(std::int64_t number) const;
  /// Index number `i` of a primitive, which has it.
  std::int64_t indexOf(const Primitive& primitive, std::int64_t i) const;
  /// A row of PRIMVERTS, which has it; file axes.
  QVector3D vertexAt(std::int64_t row) const;

private:
  const RecordView& m_primitives;
  const RecordView& m_indices;
  const RecordView& m_vertices;
  Column m_type, m_firstIndex, m_indexCount, m_firstVertex, m_vertexCount, m_index;
};

} // namespace vitrine::formats::source
