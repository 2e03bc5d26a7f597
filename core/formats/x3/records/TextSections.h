#pragma once

#include "core/bytes/ByteSource.h"
#include "core/formats/x3/records/FileSections.h"
#include "core/formats/x3/records/SceneFile.h"

namespace vitrine::formats::x3 {

/// Adds the sections of a text body below `parent`, which is the section of the whole body: "materials" with the
/// parameters of effects, and for each level of detail "LOD 0" … its "points" and "parts" with their faces. `source` is
/// the space that the body's ranges are in. `parent` keeps its name and place after: tables lead to each other by path.
BodySections addTextBody(structure::StructureBuilder& builder, Handle parent, ByteSourcePtr source, const Body& body);

/// Sections of a scene: "paths", and below it a section for each path with its frames, its notes and its inline body.
SceneSections addTextScene(structure::StructureBuilder& builder, Handle parent, ByteSourcePtr source,
                           const SceneFile& scene);

} // namespace vitrine::formats::x3
