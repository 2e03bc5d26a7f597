#pragma once

#include "core/formats/diggles/records/ModelFile.h"
#include "core/structure/Structure.h"

namespace vitrine::formats::diggles {

/// Sections of a model, by handle; those that the file does not reach, or that would be empty, are not there.
struct ModelSections {
  using Handle = structure::StructureBuilder::Handle;

  std::optional<Handle> materials; ///< row = material number
  std::optional<Handle> meshes;    ///< row = mesh number
  std::optional<Handle> links;     ///< row = number in ModelFile::links; lies inside `meshes`
  std::optional<Handle> objects;
  std::optional<Handle> animations;
  std::optional<Handle> shadows;
  std::optional<Handle> cmaps;
  std::optional<Handle> anchors; ///< row = anchor record number
  /// Sections by kind and array number; none for empty arrays. Rows of triangle arrays are triangles, of the others
  /// their elements.
  std::array<std::vector<std::optional<Handle>>, kArrayKinds.size()> arrays;

  const std::optional<Handle>& array(ArrayKind kind, std::uint32_t number) const {
    return arrays[static_cast<std::size_t>(kind)].at(number);
  }
};

/// Adds everything in the file below the root, to its last byte.
ModelSections addModelSections(structure::StructureBuilder& builder, const ByteSourcePtr& source,
                               const ModelFile& model);

} // namespace vitrine::formats::diggles
