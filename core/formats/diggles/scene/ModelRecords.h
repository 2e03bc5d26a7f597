#pragma once

#include "core/formats/diggles/records/ModelSections.h"
#include "core/structure/Structure.h"

#include <optional>
#include <vector>

namespace vitrine::formats::diggles {

/// Sections of a model's records in a document, for the references of its scene. Root section: there is no such table.
struct ModelRecords {
  SectionId materials = structure::kRootSection;
  SectionId meshes = structure::kRootSection;
  SectionId links = structure::kRootSection; ///< of all meshes, in the order of ModelFile::links
  SectionId objects = structure::kRootSection;
  SectionId animations = structure::kRootSection;
  SectionId shadows = structure::kRootSection;
  SectionId cmaps = structure::kRootSection;
  SectionId anchors = structure::kRootSection;
  std::vector<SectionId> triangles; ///< by triangle array: its rows of three indices; may be shorter

  SectionId trianglesOf(std::uint32_t array) const {
    return array < triangles.size() ? triangles[array] : structure::kRootSection;
  }
};

/// Sections of the records, after StructureBuilder::number.
ModelRecords recordsOf(const ModelSections& sections, const structure::StructureBuilder& builder);

/// A row of one of these tables; nothing where there is no such table.
inline std::optional<RecordRef> recordIn(SectionId section, std::uint64_t row) {
  return section == structure::kRootSection ? std::nullopt : std::optional(RecordRef{section, row});
}

} // namespace vitrine::formats::diggles
