#pragma once

#include "core/formats/source/bsp/LightmapReader.h"

namespace vitrine::formats::source {

/// Which of the two sets of faces a scene is made of: they differ in lighting only.
enum class LightingSet { Automatic, Ldr, Hdr };

/// The faces a scene is made of, with the lighting that belongs to them (docs/formats/source-bsp.md, "Lightmaps").
struct FaceSet {
  LumpId faceLump = LumpId::Faces;
  LumpId lightingLump = LumpId::Lighting;
  LumpId worldLightLump = LumpId::WorldLights;
  std::vector<Face> faces;
};

/// HDR where both its lumps are there, else LDR; `wanted` counts only where the map has that set.
FaceSet chooseFaceSet(const MapRecords& records, LightingSet wanted);

/// Follows faces to their corners. Every index is checked.
class FaceCorners {
public:
  explicit FaceCorners(const MapRecords& records);

  /// The corners in file order (clockwise seen from the front), file axes; false, with the reason, when an index leads
  /// nowhere or a coordinate is beyond all bounds.
  bool read(const Face& face, std::vector<QVector3D>& corners, QString& problem) const;

private:
  const RecordView& m_surfEdges;
  const RecordView& m_edges;
  const RecordView& m_vertices;
  Column m_start;
  Column m_end;
};

} // namespace vitrine::formats::source
