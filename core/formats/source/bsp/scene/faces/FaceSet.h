#pragma once

#include "core/formats/source/bsp/records/Geometry.h"
#include "core/formats/source/bsp/scene/light/LightmapReader.h"

namespace vitrine::formats::source {

/// Choice between the two sets of faces of a map, which differ in lighting only.
enum class LightingSet { Automatic, Ldr, Hdr };

/// The lumps that go together; never mixed.
struct LightingLumps {
  LumpId faceLump = LumpId::Faces;
  LumpId lightingLump = LumpId::Lighting;
  LumpId worldLightLump = LumpId::WorldLights;
  LumpId ambientLump = LumpId::LeafAmbientLighting;
  LumpId ambientIndexLump = LumpId::LeafAmbientIndex;
};
inline constexpr LightingLumps kLdrLumps{};
inline constexpr LightingLumps kHdrLumps{LumpId::FacesHdr, LumpId::LightingHdr, LumpId::WorldLightsHdr,
                                         LumpId::LeafAmbientLightingHdr, LumpId::LeafAmbientIndexHdr};

/// The number of a set in Scene::lightmapSets, where a map has both.
inline constexpr std::uint8_t kLdrSet = 0;
inline constexpr std::uint8_t kHdrSet = 1;

/// The faces a scene is made of, with the lighting that belongs to them (docs/formats/source-bsp.md, "Lightmaps").
struct FaceSet : LightingLumps {
  std::vector<Face> faces;

  /// The other way in which the same faces are lit.
  struct Other : LightingLumps {
    std::vector<Face> faces; ///< as many
  };
  std::optional<Other> other; ///< the other set, where the map has both

  bool isHdr() const { return lightingLump == LumpId::LightingHdr; }
  /// Index into Scene::lightmapSets; 0 also where there is but one.
  std::uint8_t number() const { return other && isHdr() ? kHdrSet : kLdrSet; }
  std::uint8_t otherNumber() const { return isHdr() ? kLdrSet : kHdrSet; }
};

/// HDR where both its lumps are there, else LDR; `wanted` counts only where the map has that set.
FaceSet chooseFaceSet(const MapRecords& records, LightingSet wanted, Diagnostics& diagnostics);

/// Follows faces to their corners. Every index is checked.
class FaceCorners {
public:
  explicit FaceCorners(const MapRecords& records);

  /// The corners in file order (clockwise seen from the front), file axes; the reason when an index leads nowhere or a
  /// coordinate is beyond all bounds.
  std::optional<FaceProblem> read(const Face& face, std::vector<QVector3D>& corners) const;

private:
  const RecordView& m_surfEdges;
  const RecordView& m_edges;
  const RecordView& m_vertices;
  Column m_start;
  Column m_end;
};

} // namespace vitrine::formats::source
