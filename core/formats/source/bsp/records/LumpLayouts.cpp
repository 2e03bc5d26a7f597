#include "core/formats/source/bsp/records/LumpLayouts.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/file/LumpUse.h"
#include "core/formats/source/bsp/records/DispInfos.h"
#include "core/formats/source/bsp/records/Faces.h"
#include "core/formats/source/bsp/records/Geometry.h"
#include "core/formats/source/bsp/records/Lights.h"
#include "core/formats/source/bsp/records/Overlays.h"

#include <limits>

namespace vitrine::formats::source {
namespace {

constexpr int kVampireOrBeta = 17;

/// Layouts in the order of trust: the first is the one the versions ask for, the others are tried where its size does
/// not divide the lump.
using Candidates = std::vector<LayoutPtr>;

/// Number of the faces that the models of a map share out.
std::uint64_t facesOfModels(const BspHeader& header, const Lumps& lumps) {
  const LayoutPtr layout = inOrder(bsp::kModel48, header.order);
  const RecordView models(layout, lumps[LumpId::Models].bytes(), {});
  const Column first(models, bsp::ModelLayouts::field("firstface")),
      count(models, bsp::ModelLayouts::field("numfaces"));
  std::uint64_t faces = 0;
  for (std::size_t i = 0; i < models.count(); ++i) {
    const std::byte* at = models.at(i);
    const std::int64_t end = std::int64_t{first.integer(at)} + count.integer(at);
    faces = std::max(faces, static_cast<std::uint64_t>(std::max(end, std::int64_t{0})));
  }
  return faces;
}

/// Version 17 is that of two games. A lump that has the length of both records belongs to the one whose faces the
/// models share out.
Candidates oldestFaceLayouts(const BspHeader& header, const Lumps& lumps, LumpId faces) {
  using namespace bsp;
  const std::uint64_t size = lumps[faces].block.range.size;
  const bool isVampires = size % kFace104Vampire.size == 0 &&
                          (size % kFace68Beta.size != 0 || size / kFace104Vampire.size == facesOfModels(header, lumps));
  return isVampires ? Candidates{kFace104Vampire, kFace68Beta} : Candidates{kFace68Beta, kFace104Vampire};
}

Candidates faceLayouts(const BspHeader& header, const Lumps& lumps, LumpId faces) {
  using namespace bsp;
  const int lumpVersion = lumps[faces].entry.version;
  if (header.branch == Branch::Vindictus) {
    return lumpVersion >= 2 ? Candidates{kFace76Vindictus, kFace72Vindictus}
                            : Candidates{kFace72Vindictus, kFace76Vindictus};
  }
  switch (header.version) {
  case kVampireOrBeta:
    return oldestFaceLayouts(header, lumps, lumps[faces].empty() ? LumpId::Faces : faces);
  case 18:
    return {kFace72Old, kFace56};
  case 25:
    return lumpVersion >= 2 ? Candidates{kFace72Wide, kFace56} : Candidates{kFace56, kFace72Wide};
  default:
    return {kFace56, kFace72Wide, kFace72Old};
  }
}

Candidates originalFaceLayouts(const BspHeader& header, const Lumps& lumps) {
  // The directory's own version is wrong here: the records are those of the faces of the same file.
  const LumpId faces = lumps[LumpId::Faces].empty() ? LumpId::FacesHdr : LumpId::Faces;
  Candidates candidates = faceLayouts(header, lumps, faces);
  const ChosenLayout chosen = chooseLayout(faces, header, lumps);
  candidates.insert(candidates.begin(), chosen.layout);
  return candidates;
}

Candidates leafLayouts(const BspHeader& header, int lumpVersion) {
  using namespace bsp;
  if (header.branch == Branch::Vindictus) {
    return {kLeaf56Vindictus, kLeaf32};
  }
  if (header.wide() && lumpVersion >= 2) {
    return {kLeaf56Wide, kLeaf32};
  }
  if (header.version <= 19 && header.version != kVampireOrBeta && lumpVersion == 0) {
    return {kLeaf56Ambient, kLeaf32};
  }
  return {kLeaf32, kLeaf56Ambient};
}

Candidates dispInfoLayouts(const BspHeader& header, int lumpVersion) {
  using namespace bsp;
  if (header.branch == Branch::Vindictus) {
    return {kDispInfo232, kDispInfo176};
  }
  switch (header.version) {
  case kVampireOrBeta:
    return {kDispInfo172, kDispInfo176};
  case 22:
    return {kDispInfo180, kDispInfo176};
  case 23:
    return {kDispInfo184, kDispInfo176};
  default:
    return header.wide() && lumpVersion >= 1 ? Candidates{kDispInfo232, kDispInfo176}
                                             : Candidates{kDispInfo176, kDispInfo232};
  }
}

/// Early v20 has 24 bytes for each leaf and no index.
Candidates ambientLayouts(const Lumps& lumps, LumpId index) {
  using namespace bsp;
  return lumps[index].empty() ? Candidates{kAmbientSample24, kAmbientSample28}
                              : Candidates{kAmbientSample28, kAmbientSample24};
}

/// Records of a lump that are the same in all versions, but for Strata's maps, where they have a wide form from a
/// version of the lump on, and those of Vindictus.
struct PlainLump {
  LumpId lump;
  LayoutPtr narrow;
  LayoutPtr wide = {};
  int wideVersion = 1;
  LayoutPtr vindictus = {}; ///< null: the narrow form
};

const std::vector<PlainLump>& plainLumps() {
  using namespace bsp;
  static const std::vector<PlainLump> kLumps{
      {LumpId::Planes, kPlane},
      {LumpId::TexData, kTexData},
      {LumpId::Vertexes, kVertex},
      {LumpId::Nodes, kNode32, kNode48, 1, kNode48Vindictus},
      {LumpId::FaceIds, kFaceId2, kFaceId4, std::numeric_limits<int>::min()},
      {LumpId::Edges, kEdge4, kEdge8, 1, kEdge8},
      {LumpId::SurfEdges, kSurfEdge},
      {LumpId::LeafFaces, kLeafFace2, kLeafFace4, 1, kLeafFace4},
      {LumpId::LeafBrushes, kLeafBrush2, kLeafBrush4, 1, kLeafBrush4},
      {LumpId::Brushes, kBrush},
      {LumpId::BrushSides, kBrushSide8, kBrushSide16, 1, kBrushSide16},
      {LumpId::Lighting, kLuxel},
      {LumpId::Areas, kArea},
      {LumpId::AreaPortals, kAreaPortal12, kAreaPortal20, 1, kAreaPortal20},
      {LumpId::FaceBrushList, kFaceBrushList2, kFaceBrushList4},
      {LumpId::FaceBrushes, kFaceBrushes4, kFaceBrushes8},
      {LumpId::VertNormals, kVertNormal},
      {LumpId::VertNormalIndices, kVertNormalIndex2, kVertNormalIndex4},
      {LumpId::DispLightmapAlphas, kDispLightmapAlpha},
      {LumpId::DispVerts, kDispVert},
      {LumpId::LeafWaterData, kLeafWater, kLeafWaterWide},
      {LumpId::Primitives, kPrimitive10, kPrimitive20},
      {LumpId::PrimVerts, kPrimVert},
      {LumpId::PrimIndices, kPrimIndex2, kPrimIndex4},
      {LumpId::ClipPortalVerts, kClipPortalVert},
      {LumpId::Cubemaps, kCubemap},
      {LumpId::LeafMinDistToWater, kLeafMinDistToWater},
      {LumpId::FaceMacroTextureInfo, kFaceMacroTexture},
      {LumpId::DispTris, kDispTri},
      {LumpId::WaterOverlays, kWaterOverlay, kWaterOverlay1124Wide, 1, kWaterOverlay1124Wide},
      {LumpId::LeafAmbientIndex, kAmbientIndex4, kAmbientIndex8},
      {LumpId::LeafAmbientIndexHdr, kAmbientIndex4Hdr, kAmbientIndex8Hdr},
      {LumpId::LightingHdr, kLuxel},
      {LumpId::MapFlags, kMapFlags},
      {LumpId::OverlayFades, kOverlayFade},
      {LumpId::DispMultiBlend, kDispMultiBlend},
  };
  return kLumps;
}

Candidates plainLayouts(LumpId lump, const BspHeader& header, int lumpVersion) {
  const auto plain = std::ranges::find(plainLumps(), lump, &PlainLump::lump);
  const bool ofBrushes = lump == LumpId::FaceBrushList || lump == LumpId::FaceBrushes;
  if (plain == plainLumps().end() || (ofBrushes && lumpUse(header) != LumpUse::FaceBrushes)) {
    return {};
  }
  if (header.branch == Branch::Vindictus && plain->vindictus) {
    return {plain->vindictus, plain->narrow};
  }
  const bool wide = plain->wide && header.wide() && lumpVersion >= plain->wideVersion;
  return wide ? Candidates{plain->wide, plain->narrow} : Candidates{plain->narrow};
}

/// Strata's have a tint from version 2 on; from 3 on they are no table of equal records.
Candidates overlayLayouts(const BspHeader& header, int lumpVersion) {
  using namespace bsp;
  if (header.branch == Branch::Vindictus) {
    return {kOverlay356Wide, kOverlay352};
  }
  if (header.version == 23) {
    return {kOverlay356, kOverlay352};
  }
  if (!header.wide() || lumpVersion < 1) {
    return {kOverlay352};
  }
  switch (lumpVersion) {
  case 1:
    return {kOverlay356Wide, kOverlay360Wide, kOverlay352};
  case 2:
    return {kOverlay360Wide, kOverlay356Wide, kOverlay352};
  default:
    return {};
  }
}

Candidates worldLightLayouts(const BspHeader& header, int lumpVersion) {
  using namespace bsp;
  if (header.wide() && lumpVersion >= 2) {
    return {kWorldLight100Mode, kWorldLight88};
  }
  return lumpVersion >= 1 ? Candidates{kWorldLight100, kWorldLight88} : Candidates{kWorldLight88, kWorldLight100};
}

/// Black Mesa keeps blends of displacements here.
Candidates overlayLevelLayouts(const Lumps& lumps) {
  using namespace bsp;
  const std::uint64_t size = lumps[LumpId::OverlaySystemLevels].block.range.size;
  const std::uint64_t vertices = lumps[LumpId::DispVerts].block.range.size / kDispVert.size;
  return vertices > 0 && size == vertices * kDispMultiBlend.size ? Candidates{kDispMultiBlend}
                                                                 : Candidates{kOverlayLevels};
}

/// All layouts that records of a lump may have; empty for one that is no table.
Candidates candidatesFor(LumpId lump, const BspHeader& header, const Lumps& lumps) {
  using namespace bsp;
  const int version = lumps[lump].entry.version;
  switch (lump) {
  case LumpId::TexInfo:
    return header.branch == Branch::DarkMessiah ? Candidates{kTexInfo96, kTexInfo72} : Candidates{kTexInfo72};
  case LumpId::Overlays:
    return overlayLayouts(header, version);
  case LumpId::Models:
    return header.branch == Branch::DarkMessiah ? Candidates{kModel52DarkMessiah, kModel48} : Candidates{kModel48};
  case LumpId::Faces:
  case LumpId::FacesHdr:
    return faceLayouts(header, lumps, lump);
  case LumpId::OriginalFaces:
    return originalFaceLayouts(header, lumps);
  case LumpId::Leafs:
    return leafLayouts(header, version);
  case LumpId::WorldLights:
  case LumpId::WorldLightsHdr:
    return worldLightLayouts(header, version);
  case LumpId::DispInfo:
    return dispInfoLayouts(header, version);
  case LumpId::LeafAmbientLighting:
    return ambientLayouts(lumps, LumpId::LeafAmbientIndex);
  case LumpId::LeafAmbientLightingHdr:
    return ambientLayouts(lumps, LumpId::LeafAmbientIndexHdr);
  case LumpId::OverlaySystemLevels:
    return overlayLevelLayouts(lumps);
  default:
    return plainLayouts(lump, header, version);
  }
}

} // namespace

ChosenLayout chooseLayout(LumpId lump, const BspHeader& header, const Lumps& lumps) {
  const Candidates candidates = candidatesFor(lump, header, lumps);
  if (candidates.empty()) {
    return {};
  }
  const std::uint64_t length = lumps[lump].block.range.size;
  const auto fits = [length](const LayoutPtr& layout) { return length % layout->size == 0; };
  if (fits(candidates.front())) {
    return {candidates.front(), {}};
  }
  const auto other = std::ranges::find_if(candidates, fits);
  if (other == candidates.end()) {
    return {candidates.front(), {}};
  }
  return {*other, base::translate("formats", "records of %1 bytes are usual here, but the length implies %2")
                      .arg(candidates.front()->size)
                      .arg((*other)->size)};
}

} // namespace vitrine::formats::source
