#pragma once

#include "core/formats/source/mdl/records/Header.h"
#include "core/structure/Structure.h"

#include <functional>

namespace vitrine::formats::source {

/// Records of one kind that lie here and there, as rows of one table: in the order of their places, each once.
struct FlatRows {
  std::vector<std::uint32_t> places; ///< by row; ascending
  std::vector<std::uint32_t> rowOf;  ///< by number of the record, as they were given
};

FlatRows flatRows(const std::vector<std::uint64_t>& places);

/// A list that a record tells place and count of.
struct ListPlace {
  std::uint64_t first = 0;
  std::uint64_t count = 0;
};
/// Adds the places of the list's records, as far as they fit in the file.
void addPlaces(const Bytes& file, const ListPlace& list, std::uint32_t recordSize, std::vector<std::uint64_t>& places);

/// Derived values of a record beside its bytes: names they lead to, numbers counted from elsewhere. A value for each
/// field; `record` is as it was decoded.
using RowMeaning = std::function<std::vector<structure::Value>(std::uint64_t index, const structure::Row& record)>;

/// Adds sections of one of a model's files, below one section.
class RecordSections {
public:
  /// The StructureBuilder's handle, in what will hold the section's id.
  using Handle = SectionId;

  /// Below the root, of the opened file.
  RecordSections(structure::StructureBuilder& builder, const ByteSourcePtr& source, const Bytes& file);
  /// Below a section of its own, of another file.
  RecordSections(structure::StructureBuilder& builder, const QString& name, SpaceId space, const ByteSourcePtr& source,
                 const Bytes& file);

  Handle add(const QString& name, const ByteRange& range, const QString& note = {});
  void note(Handle section, const QString& note) { m_builder.at(section).note = note; }
  /// Records one after another.
  Handle addTable(const char* name, const structure::LayoutPtr& layout, std::uint64_t offset, std::uint64_t count);
  /// Records here and there; the root where there are none.
  Handle addScattered(const char* name, const structure::LayoutPtr& layout, const FlatRows& rows);
  /// Puts cells before those of a section's records. Their fields have no place (structure::kVaryingOffset): the whole
  /// record stands for each. Nothing happens to the root.
  void derive(Handle section, std::vector<structure::Field> fields, RowMeaning meaning);
  /// The texts that records lead to, as such cells.
  void addNames(Handle section, const std::vector<MdlNameField>& names);

  const structure::RecordTablePtr& tableOf(Handle section) const { return m_builder.at(section).table; }

private:
  structure::StructureBuilder& m_builder;
  Handle m_parent;
  SpaceId m_space;
  ByteSourcePtr m_source;
  Bytes m_file;
};

} // namespace vitrine::formats::source
