#pragma once

#include "core/formats/diggles/records/ModelFile.h"
#include "core/structure/Structure.h"

namespace vitrine::formats::diggles {

/// Sections of a model's records in a document. Root section: the file does not reach such a table, or it is empty.
struct ModelRecords {
  SectionId materials = structure::kRootSection; ///< row = material number
  SectionId meshes = structure::kRootSection;    ///< row = mesh number
  SectionId links = structure::kRootSection;     ///< row = number in ModelFile::links; lies inside `meshes`
  SectionId objects = structure::kRootSection;
  SectionId animations = structure::kRootSection;
  SectionId shadows = structure::kRootSection;
  SectionId cmaps = structure::kRootSection;
  SectionId anchors = structure::kRootSection; ///< row = anchor record number
  /// Sections by kind and array number. Rows of triangle arrays are triangles, of the others their elements.
  std::array<std::vector<SectionId>, kArrayKinds.size()> arrays;

  SectionId array(ArrayKind kind, std::uint32_t number) const {
    const auto& sections = arrays[static_cast<std::size_t>(kind)];
    return number < sections.size() ? sections[number] : structure::kRootSection;
  }
};

/// A row of one of these tables; nothing where there is no such table.
inline std::optional<RecordRef> recordIn(SectionId section, std::uint64_t row) {
  return section == structure::kRootSection ? std::nullopt : std::optional(RecordRef{section, row});
}

/// Adds everything in the file below the root, to its last byte, and fixes the numbering: no section may follow.
ModelRecords addModelSections(structure::StructureBuilder& builder, const ByteSourcePtr& source,
                              const ModelFile& model);

} // namespace vitrine::formats::diggles
