#pragma once

#include "core/formats/source/mdl/MdlHeader.h"
#include "core/structure/LayoutBuilder.h"

/// The records of a model's three files. Each layout is made once; field names are those of the format's literature
/// (docs/formats/source-models.md).
namespace vitrine::formats::source::layouts {

using structure::LayoutBuilder;
using structure::LayoutPtr;

// MdlLayouts.cpp
const LayoutPtr& mdlHeader();
/// Layout of the records of a list that the header names.
const LayoutPtr& mdlTable(MdlTable table);

// SequenceLayouts.cpp
LayoutPtr mdlAnimation();
LayoutPtr mdlSequence();

// PartLayouts.cpp
const LayoutPtr& mdlModel();
const LayoutPtr& mdlMesh();
const LayoutPtr& mdlHitbox();
const LayoutPtr& mdlFlex();
const LayoutPtr& mdlEvent();
/// A skin of so many materials.
LayoutPtr mdlSkin(std::uint32_t refs);

// VertexLayouts.cpp
const LayoutPtr& vvdHeader();
const LayoutPtr& vvdFixup();
const LayoutPtr& vvdVertex();
const LayoutPtr& vvdTangent();
const LayoutPtr& vtxHeader();
const LayoutPtr& vtxBodyPart();
const LayoutPtr& vtxModel();
const LayoutPtr& vtxLod();
const LayoutPtr& vtxMesh();
const LayoutPtr& vtxStripGroup(bool hasTopology);
const LayoutPtr& vtxStrip(bool hasTopology);
const LayoutPtr& vtxVertex();
const LayoutPtr& vtxTriangle();

} // namespace vitrine::formats::source::layouts
