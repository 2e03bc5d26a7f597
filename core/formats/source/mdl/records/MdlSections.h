#pragma once

#include "core/bytes/ByteSpace.h"
#include "core/formats/source/mdl/records/RecordSections.h"

namespace vitrine::formats::source {

struct ModelParts;

/// Sections whose records the scene refers to; the root section: there is no such table.
struct ModelRecords {
  std::array<SectionId, kMdlTableCount> tables{};
  SectionId meshes = structure::kRootSection;
  SectionId models = structure::kRootSection;
  SectionId hitboxes = structure::kRootSection;
  SectionId stripGroups = structure::kRootSection;
  SectionId triangles = structure::kRootSection;
  FlatRows modelRows;                                             ///< by model, in the order of body parts
  FlatRows meshRows;                                              ///< by mesh, in the order of body parts and models
  FlatRows hitboxRows;                                            ///< by hitbox, in the order of sets
  FlatRows stripGroupRows;                                        ///< by ShownGroup
  std::shared_ptr<const std::vector<std::uint32_t>> triangleRows; ///< by triangle, in the order of ShownGroups

  /// Takes ids in place of the builder's handles, once it has numbered its sections.
  void number(const structure::StructureBuilder& builder);

  /// A record of a list; nothing: there is no such section.
  static std::optional<RecordRef> of(SectionId section, std::uint64_t row);
  std::optional<RecordRef> of(MdlTable table, std::uint64_t row) const {
    return of(tables[static_cast<std::size_t>(table)], row);
  }
};

/// Adds what the three files of a model hold below the root, and numbers it.
ModelRecords addModelSections(structure::StructureBuilder& builder, const ByteSpaces& spaces, const ModelParts& parts);

/// The header alone, of a file that ends inside it.
void addBrokenHeader(structure::StructureBuilder& builder, const ByteSourcePtr& file, const Error& error);

} // namespace vitrine::formats::source
