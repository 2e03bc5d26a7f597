#pragma once

#include "core/formats/source/mdl/format/FlatRows.h"
#include "core/formats/source/mdl/format/ModelParts.h"
#include "core/structure/Structure.h"

namespace vitrine::formats::source {

/// Sections whose records the scene refers to, by handle; nothing: they are not there.
struct ModelSections {
  using Handle = structure::StructureBuilder::Handle;

  std::array<std::optional<Handle>, kMdlTableCount> tables;
  std::optional<Handle> meshes;
  std::optional<Handle> models;
  std::optional<Handle> hitboxes;
  std::optional<Handle> stripGroups;
  std::optional<Handle> triangles;
  FlatRows modelRows;      ///< by model, in the order of body parts
  FlatRows meshRows;       ///< by mesh, in the order of body parts and models
  FlatRows hitboxRows;     ///< by hitbox, in the order of sets
  FlatRows stripGroupRows; ///< by ShownGroup
  FlatRows triangleRows;   ///< by triangle, in the order of ShownGroups
};

/// Sections of a model's records, once numbered; the root section: there is no such table.
struct ModelRecords {
  std::array<SectionId, kMdlTableCount> tables{};
  SectionId meshes = structure::kRootSection;
  SectionId models = structure::kRootSection;
  SectionId hitboxes = structure::kRootSection;
  SectionId stripGroups = structure::kRootSection;
  SectionId triangles = structure::kRootSection;
  FlatRows modelRows;
  FlatRows meshRows;
  FlatRows hitboxRows;
  FlatRows stripGroupRows;
  /// Rows of all triangles.
  std::shared_ptr<const std::vector<std::uint32_t>> triangleRows;

  ModelRecords(const structure::StructureBuilder& builder, ModelSections sections);

  /// A record of a list; nothing: there is no such section.
  static std::optional<RecordRef> of(SectionId section, std::uint64_t row);
  std::optional<RecordRef> of(MdlTable table, std::uint64_t row) const {
    return of(tables[static_cast<std::size_t>(table)], row);
  }
};

/// A box around a bone that bullets hit.
struct MdlHitbox {
  std::int32_t bone = 0;
  QVector3D min; ///< the bone's space, file axes
  QVector3D max;
  std::uint64_t offset = 0;
};

/// Hitboxes of all sets, in their order; those that do not fit are left out.
std::vector<MdlHitbox> readHitboxes(const MdlFile& mdl);

/// Adds what the three files of a model hold below the root.
ModelSections addModelSections(structure::StructureBuilder& builder, const ByteSpaces& spaces, const ModelParts& parts);

/// The header alone, of a file that ends inside it.
void addBrokenHeader(structure::StructureBuilder& builder, const ByteSourcePtr& file, const Error& error);

// VertexSections.cpp
void addVertexSections(structure::StructureBuilder& builder, const ByteSpaces& spaces, const VvdFile& vvd);
void addTriangleSections(structure::StructureBuilder& builder, const ByteSpaces& spaces, const ModelParts& parts,
                         ModelSections& sections);

} // namespace vitrine::formats::source
