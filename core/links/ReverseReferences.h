#pragma once

#include "core/base/Progress.h"
#include "core/document/Document.h"

namespace vitrine::links {

class EntityGraph;

/// The records of one section that lead to a record by one of their fields, or by a key of their texts.
struct RecordUse {
  SectionId section = structure::kRootSection;
  std::size_t field = 0;           ///< of the section's layout
  std::vector<std::uint64_t> rows; ///< ascending, each once
  QString key = {}; ///< of entities, which name what they mean: "target", "OnTrigger"; empty: they lead by `field`

  bool operator==(const RecordUse&) const = default;
};

/// Name of the field or key that leads to the record.
QString nameOf(const structure::Structure& structure, const RecordUse& use);

/// The references of all records of a document the other way round: from a record to those that lead to it. Immutable
/// and thread-safe; eight bytes for each number that leads somewhere.
class ReverseReferences {
public:
  ReverseReferences() = default;

  /// Reads all fields that lead to records. Throws base::Cancelled through `progress`.
  static ReverseReferences of(const structure::Structure& structure, Progress& progress);
  /// The same, and the names by which entities mean each other. A text that cannot be read has none.
  static ReverseReferences of(const Document& document, Progress& progress);

  /// Users of a record, or of its twin, by sections and fields in their order; one whose records do not lead there is
  /// left out.
  std::vector<RecordUse> usesOf(const RecordRef& record) const;
  /// Numbers that lead somewhere.
  std::uint64_t size() const;

private:
  struct Link {
    std::uint32_t target;
    std::uint32_t row;

    auto operator<=>(const Link&) const = default;
  };
  /// Links from one field of one section to the records of another.
  struct Group {
    SectionId section;
    std::size_t field;
    SectionId target;
    std::vector<Link> links; ///< ascending
    QString key = {};        ///< as of RecordUse
  };

  void addConnections(const EntityGraph& entities);

  std::vector<Group> m_groups;    ///< by section, then by field
  std::vector<SectionId> m_twins; ///< by section
};

} // namespace vitrine::links
