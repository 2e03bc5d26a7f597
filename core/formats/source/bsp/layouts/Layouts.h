#pragma once

#include "core/structure/LayoutBuilder.h"

/// The records of every lump, one function per record and version (sizes in bytes). Each layout is made once and lives
/// as long as the process. Field names are those of the format's literature; docs/formats/source-bsp.md.
namespace vitrine::formats::source {
using structure::LayoutBuilder;
using structure::LayoutPtr;
} // namespace vitrine::formats::source

namespace vitrine::formats::source::layouts {

// FaceLayouts.cpp
const LayoutPtr& face56();
const LayoutPtr& face68Beta();
const LayoutPtr& face72Old();
const LayoutPtr& face104Vampire();
const LayoutPtr& face72Wide();
const LayoutPtr& faceId2();
const LayoutPtr& faceId4();
const LayoutPtr& faceMacroTexture();
const LayoutPtr& faceBrushes4();
const LayoutPtr& faceBrushes8();
const LayoutPtr& faceBrushList2();
const LayoutPtr& faceBrushList4();

// GeometryLayouts.cpp
const LayoutPtr& plane();
const LayoutPtr& vertex();
const LayoutPtr& edge4();
const LayoutPtr& edge8();
const LayoutPtr& surfEdge();
const LayoutPtr& vertNormal();
const LayoutPtr& vertNormalIndex2();
const LayoutPtr& vertNormalIndex4();
const LayoutPtr& primitive10();
const LayoutPtr& primitive20();
const LayoutPtr& primVert();
const LayoutPtr& primIndex2();
const LayoutPtr& primIndex4();
const LayoutPtr& clipPortalVert();

// TreeLayouts.cpp
const LayoutPtr& node32();
const LayoutPtr& node48();
const LayoutPtr& leaf32();
const LayoutPtr& leaf56Ambient();
const LayoutPtr& leaf56Wide();
const LayoutPtr& leafFace2();
const LayoutPtr& leafFace4();
const LayoutPtr& leafBrush2();
const LayoutPtr& leafBrush4();
const LayoutPtr& leafWater();
const LayoutPtr& leafMinDistToWater();
const LayoutPtr& model48();
const LayoutPtr& brush();
const LayoutPtr& brushSide8();
const LayoutPtr& brushSide16();
const LayoutPtr& area();
const LayoutPtr& areaPortal12();
const LayoutPtr& areaPortal20();
const LayoutPtr& visClusterCount();
const LayoutPtr& visCluster();

// MaterialLayouts.cpp
const LayoutPtr& texInfo72();
const LayoutPtr& texInfo96();
const LayoutPtr& texData();
const LayoutPtr& texDataString();
const LayoutPtr& texDataStringOffset();
const LayoutPtr& overlay352();
const LayoutPtr& overlay356();
const LayoutPtr& waterOverlay();
const LayoutPtr& overlayFade();

// DisplacementLayouts.cpp
const LayoutPtr& dispInfo172();
const LayoutPtr& dispInfo176();
const LayoutPtr& dispInfo180();
const LayoutPtr& dispInfo184();
const LayoutPtr& dispInfo232();
const LayoutPtr& dispVert();
const LayoutPtr& dispTri();
const LayoutPtr& dispMultiBlend();

// LightLayouts.cpp
const LayoutPtr& worldLight88();
const LayoutPtr& worldLight100();
const LayoutPtr& ambientIndex4();
const LayoutPtr& ambientIndex4Hdr();
const LayoutPtr& ambientIndex8();
const LayoutPtr& ambientIndex8Hdr();
const LayoutPtr& ambientSample28();
const LayoutPtr& ambientSample24();
const LayoutPtr& cubemap();
const LayoutPtr& mapFlags();
const LayoutPtr& occluder36();
const LayoutPtr& occluder40();
const LayoutPtr& occluderPoly();
const LayoutPtr& occluderVertexIndex();

// PropLayouts.cpp
const LayoutPtr& gameLumpEntry();
const LayoutPtr& propModelName();
const LayoutPtr& propLeaf2();
const LayoutPtr& propLeaf4();
/// The record of static props of this lump version and record size; the common first 56 bytes where it is not known
/// (then padded to `size`). `bspVersion` tells CS:GO's 11/80 from Black Mesa's.
LayoutPtr staticProp(int lumpVersion, std::uint32_t size, int bspVersion, bool& known);
const LayoutPtr& detailSprite();
const LayoutPtr& detailProp();

// FileLayouts.cpp
const LayoutPtr& header();
const LayoutPtr& directory();
const LayoutPtr& directoryVersionFirst();
const LayoutPtr& mapRevision();
const LayoutPtr& lzmaPrefix();
const LayoutPtr& entity();
const LayoutPtr& physModel();

} // namespace vitrine::formats::source::layouts
