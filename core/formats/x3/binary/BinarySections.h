#pragma once

#include "core/formats/x3/model/Body.h"
#include "core/formats/x3/model/FileSections.h"

namespace vitrine::formats::x3 {

/// Adds the sections of a BOB1 body below `parent`: materials and their parameters, and for each level of detail its
/// points, weights and parts with their faces. `source` is the space that the body's ranges are in.
BodySections addBinaryBody(structure::StructureBuilder& builder, Handle parent, ByteSourcePtr source, const Body& body);

} // namespace vitrine::formats::x3
