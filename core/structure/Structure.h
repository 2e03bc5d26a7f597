#pragma once

#include "core/base/ByteRange.h"
#include "core/structure/JsonTree.h"
#include "core/structure/RecordTable.h"

#include <optional>
#include <vector>

namespace vitrine::structure {

/// Number of a section: its place in pre-order, as `info` prints it. Section 0 is the root (the whole file).
using SectionId = std::uint32_t;

inline constexpr SectionId kRootSection = 0;

/// A record anywhere in a document.
struct RecordRef {
  SectionId section = kRootSection;
  std::uint64_t row = 0;

  auto operator<=>(const RecordRef&) const = default;
};

/// Fact told of a section beyond its place: "version" 1, "compression" "LZMA".
struct Attribute {
  QString key;
  Value value;
};

/// A named run of bytes: a lump, a chunk, an archive entry, a header.
struct Section {
  QString name;
  QString path; ///< slash path of names; "#n" after the name for the n-th (from 2) of equal names beside each other
  ByteRange range;
  SectionId parent = kRootSection;
  std::vector<SectionId> children;
  SectionId twin = kRootSection;     ///< one whose records are of the same things, row by row; the root: there is none
  RecordTablePtr table;              ///< null: no records
  JsonTreePtr members;               ///< what it says of itself, value by value (JSON, BSON); null: it does not
  std::vector<Attribute> attributes; ///< ordered
  QString note;                      ///< what a reader should know: "unread rest", "12 bytes after the last record"
};

/// The section tree of a document. Built by the loading thread in any order through StructureBuilder, immutable after.
class Structure {
public:
  Structure() = default;

  const Section& operator[](SectionId id) const { return m_sections[id]; }
  std::size_t size() const { return m_sections.size(); }
  bool empty() const { return m_sections.empty(); }
  const std::vector<Section>& sections() const { return m_sections; }

  /// Section by slash path (without regard to case where that is unambiguous) or decimal number.
  std::optional<SectionId> find(const QString& pathOrNumber) const;

  /// The deepest section that holds this byte; of equals, the last. One with scattered records holds only theirs.
  std::optional<SectionId> sectionAt(SpaceId space, std::uint64_t offset) const;

  /// The record that holds this byte, in the deepest section with records there.
  std::optional<RecordRef> recordAt(SpaceId space, std::uint64_t offset) const;

  std::optional<ByteRange> rangeOf(const RecordRef& record) const;

  /// The section itself, or its twin where it alone has records.
  SectionId withRecords(SectionId section) const;

  /// The record of the same thing in the section's twin.
  std::optional<RecordRef> twinOf(const RecordRef& record) const;

  /// Record that a field's number leads to, if it exists; of a list, the number `element`. Where the section that the
  /// field names has no records, its twin's.
  std::optional<RecordRef> follow(const Field& field, const Value& value, std::size_t element = 0) const;

private:
  friend class StructureBuilder;
  std::vector<Section> m_sections;
};

/// Collects sections while a file is read; `build` numbers them in pre-order and gives them their paths.
class StructureBuilder {
public:
  /// A section while it is being built; stays valid until build().
  using Handle = std::size_t;

  explicit StructureBuilder(QString rootName, ByteRange whole);

  Handle root() const { return 0; }
  Handle add(Handle parent, QString name, ByteRange range);
  Section& at(Handle handle) { return m_drafts[handle].section; }
  /// Makes two sections each other's twin.
  void pair(Handle one, Handle other);
  /// Path as build() will give it, unless sections above are renamed. Looks through all that stand beside those above.
  QString pathOf(Handle handle) const;

  /// Final numbers by handle; valid after build().
  SectionId idOf(Handle handle) const;

  /// Ids as build() will give them, so that records of sections can be referred to before: fixes the numbering, after
  /// which no section may be added.
  void number();
  Structure build();

private:
  struct Draft {
    Section section;
    std::vector<Handle> children;
    std::optional<Handle> twin;
    SectionId id = 0;
  };

  void numberBelow(Handle handle, SectionId& next);
  static QString pathBelow(const QString& above, const QString& name, int nth);

  std::vector<Draft> m_drafts;
  bool m_numbered = false;
};

} // namespace vitrine::structure

namespace vitrine {
using structure::RecordRef;
using structure::SectionId;
} // namespace vitrine
