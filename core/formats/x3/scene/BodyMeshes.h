#pragma once

#include "core/formats/x3/scene/X3SceneBuild.h"

namespace vitrine::formats::x3 {

/// A body as meshes of the scene, which any number of nodes show.
struct BodyMeshes {
  struct Part {
    MeshIndex mesh; ///< kNone: it has no faces, or there may be no more
    std::uint32_t triangles = 0;
  };
  struct Record {
    std::vector<Part> parts; ///< by part
    scene::Bounds bounds;
  };

  std::vector<Record> records;
};

/// Scene units for each of a record's own; where the file says no size its numbers are units (X-Tension, X:BTF).
float unitsOf(const Body& body, std::size_t record);

/// `sections`: where its records are, as numbers of sections. Of a picture, only what it shows at first.
BodyMeshes meshesOf(const Body& body, const BodySections& sections, BodyMaterials& materials, SceneBuild& build);

} // namespace vitrine::formats::x3
