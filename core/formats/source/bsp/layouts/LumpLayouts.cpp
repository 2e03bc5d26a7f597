#include "core/formats/source/bsp/layouts/LumpLayouts.h"

#include "core/formats/source/bsp/layouts/Layouts.h"

namespace vitrine::formats::source {
namespace {

constexpr int kVampireOrBeta = 17;

/// Layouts in the order of trust: the first is the one the versions ask for, the others are tried where its size does
/// not divide the lump.
using Candidates = std::vector<LayoutPtr>;

Candidates faceLayouts(const BspHeader& header, int lumpVersion) {
  using namespace layouts;
  switch (header.version) {
  case kVampireOrBeta:
    return {face104Vampire(), face68Beta()};
  case 18:
    return {face72Old(), face56()};
  case 25:
    return lumpVersion >= 2 ? Candidates{face72Wide(), face56()} : Candidates{face56(), face72Wide()};
  default:
    return {face56(), face72Wide(), face72Old()};
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
  using namespace layouts;
  if (header.wide() && lumpVersion >= 2) {
    return {leaf56Wide(), leaf32()};
  }
  if (header.version <= 19 && header.version != kVampireOrBeta && lumpVersion == 0) {
    return {leaf56Ambient(), leaf32()};
  }
  return {leaf32(), leaf56Ambient()};
}

Candidates dispInfoLayouts(const BspHeader& header, int lumpVersion) {
  using namespace layouts;
  switch (header.version) {
  case kVampireOrBeta:
    return {dispInfo172(), dispInfo176()};
  case 22:
    return {dispInfo180(), dispInfo176()};
  case 23:
    return {dispInfo184(), dispInfo176()};
  default:
    return header.wide() && lumpVersion >= 1 ? Candidates{dispInfo232(), dispInfo176()}
                                             : Candidates{dispInfo176(), dispInfo232()};
  }
}

/// Early v20 has 24 bytes for each leaf and no index.
Candidates ambientLayouts(const Lumps& lumps, LumpId index) {
  using namespace layouts;
  return lumps[index].empty() ? Candidates{ambientSample24(), ambientSample28()}
                              : Candidates{ambientSample28(), ambientSample24()};
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
  using namespace layouts;
  const int version = lumps[lump].entry.version;
  switch (lump) {
  case LumpId::Planes:
    return {plane()};
  case LumpId::TexData:
    return {texData()};
  case LumpId::Vertexes:
    return {vertex()};
  case LumpId::Nodes:
    return widths(node32(), node48(), header, version);
  case LumpId::TexInfo:
    return header.branch == Branch::DarkMessiah ? Candidates{texInfo96(), texInfo72()} : Candidates{texInfo72()};
  case LumpId::Faces:
  case LumpId::FacesHdr:
    return faceLayouts(header, version);
  case LumpId::OriginalFaces:
    return originalFaceLayouts(header, lumps);
  case LumpId::Leafs:
    return leafLayouts(header, version);
  case LumpId::FaceIds:
    return header.wide() ? Candidates{faceId4(), faceId2()} : Candidates{faceId2()};
  case LumpId::Edges:
    return widths(edge4(), edge8(), header, version);
  case LumpId::SurfEdges:
    return {surfEdge()};
  case LumpId::Models:
    return {model48()};
  case LumpId::WorldLights:
  case LumpId::WorldLightsHdr:
    return version >= 1 ? Candidates{worldLight100(), worldLight88()} : Candidates{worldLight88(), worldLight100()};
  case LumpId::LeafFaces:
    return widths(leafFace2(), leafFace4(), header, version);
  case LumpId::LeafBrushes:
    return widths(leafBrush2(), leafBrush4(), header, version);
  case LumpId::Brushes:
    return {brush()};
  case LumpId::BrushSides:
    return widths(brushSide8(), brushSide16(), header, version);
  case LumpId::Areas:
    return {area()};
  case LumpId::AreaPortals:
    return widths(areaPortal12(), areaPortal20(), header, version);
  case LumpId::FaceBrushList:
    return hasFaceBrushes(header) ? widths(faceBrushList2(), faceBrushList4(), header, version) : Candidates{};
  case LumpId::FaceBrushes:
    return hasFaceBrushes(header) ? widths(faceBrushes4(), faceBrushes8(), header, version) : Candidates{};
  case LumpId::DispInfo:
    return dispInfoLayouts(header, version);
  case LumpId::VertNormals:
    return {vertNormal()};
  case LumpId::VertNormalIndices:
    return widths(vertNormalIndex2(), vertNormalIndex4(), header, version);
  case LumpId::DispVerts:
    return {dispVert()};
  case LumpId::LeafWaterData:
    return {leafWater()};
  case LumpId::Primitives:
    return widths(primitive10(), primitive20(), header, version);
  case LumpId::PrimVerts:
    return {primVert()};
  case LumpId::PrimIndices:
    return widths(primIndex2(), primIndex4(), header, version);
  case LumpId::ClipPortalVerts:
    return {clipPortalVert()};
  case LumpId::Cubemaps:
    return {cubemap()};
  case LumpId::TexDataStringTable:
    return {texDataStringOffset()};
  case LumpId::Overlays:
    return widths(overlay352(), overlay356(), header, version);
  case LumpId::LeafMinDistToWater:
    return {leafMinDistToWater()};
  case LumpId::FaceMacroTextureInfo:
    return {faceMacroTexture()};
  case LumpId::DispTris:
    return {dispTri()};
  case LumpId::WaterOverlays:
    return {waterOverlay()};
  case LumpId::LeafAmbientIndex:
    return widths(ambientIndex4(), ambientIndex8(), header, version);
  case LumpId::LeafAmbientIndexHdr:
    return widths(ambientIndex4Hdr(), ambientIndex8Hdr(), header, version);
  case LumpId::LeafAmbientLighting:
    return ambientLayouts(lumps, LumpId::LeafAmbientIndex);
  case LumpId::LeafAmbientLightingHdr:
    return ambientLayouts(lumps, LumpId::LeafAmbientIndexHdr);
  case LumpId::MapFlags:
    return {mapFlags()};
  case LumpId::OverlayFades:
    return {overlayFade()};
  case LumpId::DispMultiBlend:
    return {dispMultiBlend()};
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
  const auto fits = [length](const LayoutPtr& layout) { return layout->size != 0 && length % layout->size == 0; };
  // Records whose size varies by nature need no fitting.
  if (candidates.front()->size == 0 || fits(candidates.front())) {
    return {candidates.front(), {}};
  }
  const auto other = std::ranges::find_if(candidates, fits);
  if (other == candidates.end()) {
    return {candidates.front(), {}};
  }
  return {*other, QStringLiteral("records of %1 bytes would be usual here, but the length asks for %2")
                      .arg(candidates.front()->size)
                      .arg((*other)->size)};
}

} // namespace vitrine::formats::source
