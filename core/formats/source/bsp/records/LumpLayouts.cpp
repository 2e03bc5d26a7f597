#include "core/formats/source/bsp/records/LumpLayouts.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/records/DispInfos.h"
#include "core/formats/source/bsp/records/Faces.h"
#include "core/formats/source/bsp/records/Geometry.h"
#include "core/formats/source/bsp/records/Lights.h"
#include "core/formats/source/bsp/records/Overlays.h"

namespace vitrine::formats::source {
namespace {

constexpr int kVampireOrBeta = 17;

/// Layouts in the order of trust: the first is the one the versions ask for, the others are tried where its size does
/// not divide the lump.
using Candidates = std::vector<LayoutPtr>;

Candidates faceLayouts(const BspHeader& header, int lumpVersion) {
  using namespace bsp;
  switch (header.version) {
  case kVampireOrBeta:
    return {kFace104Vampire, kFace68Beta};
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
  Candidates candidates = faceLayouts(header, lumps[faces].entry.version);
  const ChosenLayout chosen = chooseLayout(faces, header, lumps);
  candidates.insert(candidates.begin(), chosen.layout);
  return candidates;
}

Candidates leafLayouts(const BspHeader& header, int lumpVersion) {
  using namespace bsp;
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

/// The two widths of a record: `wideVersion` is the lump version from which a Strata map has the wide one.
Candidates widths(const LayoutPtr& narrow, const LayoutPtr& wide, const BspHeader& header, int lumpVersion,
                  int wideVersion = 1) {
  return header.wide() && lumpVersion >= wideVersion ? Candidates{wide, narrow} : Candidates{narrow};
}

bool hasFaceBrushes(const BspHeader& header) {
  return header.version == 21 || header.version == 25;
}

/// The lumps whose width depends on version, and those with one layout only.
Candidates candidatesFor(LumpId lump, const BspHeader& header, const Lumps& lumps) {
  using namespace bsp;
  const int version = lumps[lump].entry.version;
  switch (lump) {
  case LumpId::Planes:
    return {kPlane};
  case LumpId::TexData:
    return {kTexData};
  case LumpId::Vertexes:
    return {kVertex};
  case LumpId::Nodes:
    return widths(kNode32, kNode48, header, version);
  case LumpId::TexInfo:
    return header.branch == Branch::DarkMessiah ? Candidates{kTexInfo96, kTexInfo72} : Candidates{kTexInfo72};
  case LumpId::Faces:
  case LumpId::FacesHdr:
    return faceLayouts(header, version);
  case LumpId::OriginalFaces:
    return originalFaceLayouts(header, lumps);
  case LumpId::Leafs:
    return leafLayouts(header, version);
  case LumpId::FaceIds:
    return header.wide() ? Candidates{kFaceId4, kFaceId2} : Candidates{kFaceId2};
  case LumpId::Edges:
    return widths(kEdge4, kEdge8, header, version);
  case LumpId::SurfEdges:
    return {kSurfEdge};
  case LumpId::Models:
    return {kModel48};
  case LumpId::WorldLights:
  case LumpId::WorldLightsHdr:
    return version >= 1 ? Candidates{kWorldLight100, kWorldLight88} : Candidates{kWorldLight88, kWorldLight100};
  case LumpId::LeafFaces:
    return widths(kLeafFace2, kLeafFace4, header, version);
  case LumpId::LeafBrushes:
    return widths(kLeafBrush2, kLeafBrush4, header, version);
  case LumpId::Brushes:
    return {kBrush};
  case LumpId::BrushSides:
    return widths(kBrushSide8, kBrushSide16, header, version);
  case LumpId::Areas:
    return {kArea};
  case LumpId::AreaPortals:
    return widths(kAreaPortal12, kAreaPortal20, header, version);
  case LumpId::FaceBrushList:
    return hasFaceBrushes(header) ? widths(kFaceBrushList2, kFaceBrushList4, header, version) : Candidates{};
  case LumpId::FaceBrushes:
    return hasFaceBrushes(header) ? widths(kFaceBrushes4, kFaceBrushes8, header, version) : Candidates{};
  case LumpId::DispInfo:
    return dispInfoLayouts(header, version);
  case LumpId::VertNormals:
    return {kVertNormal};
  case LumpId::VertNormalIndices:
    return widths(kVertNormalIndex2, kVertNormalIndex4, header, version);
  case LumpId::DispVerts:
    return {kDispVert};
  case LumpId::LeafWaterData:
    return {kLeafWater};
  case LumpId::Primitives:
    return widths(kPrimitive10, kPrimitive20, header, version);
  case LumpId::PrimVerts:
    return {kPrimVert};
  case LumpId::PrimIndices:
    return widths(kPrimIndex2, kPrimIndex4, header, version);
  case LumpId::ClipPortalVerts:
    return {kClipPortalVert};
  case LumpId::Cubemaps:
    return {kCubemap};
  case LumpId::Overlays:
    return widths(kOverlay352, kOverlay356, header, version);
  case LumpId::LeafMinDistToWater:
    return {kLeafMinDistToWater};
  case LumpId::FaceMacroTextureInfo:
    return {kFaceMacroTexture};
  case LumpId::DispTris:
    return {kDispTri};
  case LumpId::WaterOverlays:
    return {kWaterOverlay};
  case LumpId::LeafAmbientIndex:
    return widths(kAmbientIndex4, kAmbientIndex8, header, version);
  case LumpId::LeafAmbientIndexHdr:
    return widths(kAmbientIndex4Hdr, kAmbientIndex8Hdr, header, version);
  case LumpId::LeafAmbientLighting:
    return ambientLayouts(lumps, LumpId::LeafAmbientIndex);
  case LumpId::LeafAmbientLightingHdr:
    return ambientLayouts(lumps, LumpId::LeafAmbientIndexHdr);
  case LumpId::MapFlags:
    return {kMapFlags};
  case LumpId::OverlayFades:
    return {kOverlayFade};
  case LumpId::DispMultiBlend:
    return {kDispMultiBlend};
  default:
    return {};
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
  return {*other, base::translate("formats", "records of %1 bytes would be usual here, but the length asks for %2")
                      .arg(candidates.front()->size)
                      .arg((*other)->size)};
}

} // namespace vitrine::formats::source
