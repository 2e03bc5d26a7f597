#pragma once

#include "core/queries/Expression.h"
#include "core/queries/FieldReader.h"
#include "core/queries/NamedValues.h"
#include "core/queries/QueryNode.h"
#include "core/structure/FieldTargets.h"

#include <map>

namespace vitrine::queries {

/// Readers of the sections that expressions look into. One thread at a time.
class Readers {
public:
  explicit Readers(const structure::Structure& structure) : m_paths(structure) {}
  /// The section must have records.
  RecordReader& of(SectionId section);
  const structure::SectionPaths& paths() const { return m_paths; }

private:
  structure::SectionPaths m_paths;
  std::map<SectionId, std::unique_ptr<RecordReader>> m_readers;
};

/// Value of a field of the record itself, or of one that references lead to.
class PathValue final : public Node {
public:
  enum class Part {
    Value,
    List,  ///< all elements, for lists() alone
    Leads, ///< whether the last reference leads to a record
  };

  /// `readers` must outlive the node.
  static Parsed<std::unique_ptr<PathValue>> make(Readers& readers, SectionId section, const Expression& path,
                                                 Part part);
  /// Names of the fields that the last step of a path may mean, `row` included.
  static QStringList fieldsAt(Readers& readers, SectionId section, std::span<const PathStep> followed);

  ValueKind kind() const override { return m_kind; }
  Values evaluate(std::span<const std::uint64_t> rows, const Progress& progress) override;
  /// All elements of each record's list; a missing one is empty.
  std::vector<std::vector<double>> lists(std::span<const std::uint64_t> rows);

  const NamedValues& names() const { return m_names; }
  /// True if all its numbers are of 32 bits: literals beside it are rounded as they are.
  bool isSingle() const { return m_single; }
  /// Number of elements where all fields are lists of so many; 0: they are no lists, or differ.
  std::uint32_t listLength() const { return m_listLength; }

private:
  struct Step {
    FieldReader reader;
    structure::FieldTargets targets;
  };
  struct Steps {
    std::map<SectionId, Step> bySection;
  };

  PathValue(SectionId section, Part part) : m_section(section), m_part(part) {}

  Parsed<std::vector<SectionId>> addFollowed(Readers& readers, const std::vector<SectionId>& sections,
                                             const PathStep& step);
  Parsed<void> addLast(Readers& readers, const std::vector<SectionId>& sections, const PathStep& step);
  Parsed<void> describeLast(const PathStep& step);
  std::optional<RecordRef> placeOf(std::uint64_t row) const;
  const FieldReader* lastOf(SectionId section) const;
  template <class Read>
  void fill(std::span<const std::uint64_t> rows, Values& values, Read read) const;

  SectionId m_section;
  Part m_part;
  std::vector<Steps> m_followed;
  std::map<SectionId, FieldReader> m_last; ///< empty: the record's number
  const FieldReader* m_own = nullptr;      ///< the one of m_last where nothing is followed
  ValueKind m_kind = ValueKind::Integer;
  NamedValues m_names;
  bool m_single = false;
  std::uint32_t m_listLength = 0;
};

} // namespace vitrine::queries
