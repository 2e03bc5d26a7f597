#pragma once

#include "core/bytes/Bytes.h"
#include "core/bytes/Text.h"
#include "core/structure/Value.h"

#include <QString>
#include <QStringList>

#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace vitrine::structure {

/// Fixed: 32 bits with a sign, of which the low 16 are behind the point.
enum class FieldType { U8, I8, U16, I16, U32, I32, U64, F32, F64, Chars, Raw, Fixed };

/// Bytes of one element of the type; 1 for Chars and Raw.
constexpr std::uint32_t elementSize(FieldType type) {
  switch (type) {
  case FieldType::U8:
  case FieldType::I8:
  case FieldType::Chars:
  case FieldType::Raw:
    return 1;
  case FieldType::U16:
  case FieldType::I16:
    return 2;
  case FieldType::U32:
  case FieldType::I32:
  case FieldType::F32:
  case FieldType::Fixed:
    return 4;
  case FieldType::U64:
  case FieldType::F64:
    return 8;
  }
  return 1;
}

/// A named bit (or bits), or a named value where the field is an enumeration.
struct FlagName {
  std::uint64_t bits;
  const char* name;
};

/// Way in which a number in a field leads to records of another section.
enum class ReferenceKind {
  None,
  Index,       ///< the row itself; negative or out of range: none
  NodeOrLeaf,  ///< >= 0: a row of `target`; negative c: row -1-c of `negativeTarget`
  SignedIndex, ///< the row is |c| (surfedges)
  Section,     ///< the section whose path is `target` with the number in place of "%1"; its first record
};

struct Reference {
  ReferenceKind kind = ReferenceKind::None;
  const char* target = nullptr;         ///< path of the section, "lumps/PLANES"; Section: "arrays/points/%1"
  const char* negativeTarget = nullptr; ///< NodeOrLeaf only
};

/// Row that a number leads to, by the kind of reference, whether it exists or not.
struct ReferencedRow {
  std::int64_t row = -1; ///< negative: it leads nowhere
  bool negative = false; ///< of `negativeTarget`
};

/// Row that `number` leads to. Of ReferenceKind::Section the number chooses the section, and the row is its first.
ReferencedRow referencedRow(ReferenceKind kind, std::int64_t number);

/// Field::offset of what lies behind something whose length differs from record to record.
inline constexpr std::uint32_t kVaryingOffset = std::numeric_limits<std::uint32_t>::max();

/// One field of a record. Field names follow the format's own literature. `meaning` is user text (QT_TRANSLATE_NOOP).
struct Field {
  const char* name;
  FieldType type;
  std::uint32_t offset;    ///< from the start of the record, or kVaryingOffset
  std::uint32_t count = 1; ///< elements; more than one decodes to a list (Chars: one text)
  const char* meaning = "";
  std::span<const FlagName> flags = {};  ///< names of bits, shown beside the number
  std::span<const FlagName> values = {}; ///< names of values, when the field is an enumeration
  Reference reference = {};
  std::uint8_t firstBit = 0; ///< for packed fields: bits firstBit … firstBit+bitCount-1
  std::uint8_t bitCount = 0; ///< 0: the whole number
  bytes::TextEncoding encoding = bytes::TextEncoding::Utf8OrLatin1; ///< Chars only
  /// Fields that belong together have equal parts and stand beside each other: shown under one heading. User text
  /// (QT_TRANSLATE_NOOP); empty: none.
  const char* part = "";
  /// A number of this type stands before the elements and says how many times `count` of them follow; decodes to a list
  /// (Chars: a text), even of one. Only in layouts of records whose sizes vary.
  std::optional<FieldType> counter = {};
  bool bigEndian = false; ///< numbers, the counter's too, have their highest byte first
  /// Chars that go up to a NUL, however many they are. Only in layouts of records whose sizes vary.
  bool terminated = false;
  /// A field that some records leave out: it is there where the bits `mask` of the number in field `decider`, which has
  /// a fixed place before it, are `wanted`. No mask: all records have it.
  struct Presence {
    std::uint32_t decider = 0;
    std::uint64_t mask = 0;
    std::uint64_t wanted = 0;
  };
  Presence presence = {};

  /// Size of a field without a counter.
  constexpr std::uint32_t byteSize() const { return elementSize(type) * count; }
};

/// Layout of the records of a section. Layouts are data, usually constant tables (Layout.h); a lump costs a table, not
/// a class. A view: LayoutPtr keeps what it shows.
struct RecordLayout {
  const char* name;   ///< of one record, "face"
  std::uint32_t size; ///< bytes of one record; 0: they vary, the table knows each
  std::span<const Field> fields;

  int indexOf(QLatin1StringView fieldName) const; ///< -1: no such field
};

/// Decodes a field from the bytes of one record. Empty Value when the record is too short for it.
Value decodeField(const Field& field, std::span<const std::byte> record);

/// A cell of one record: its value, and its bytes from the start of the record.
struct PlacedCell {
  Value value;
  std::uint64_t offset = 0;
  std::uint64_t size = 0;
};

/// Decodes the fields of a layout one after another, counters included, whatever their offsets. Stops before the first
/// that `record` is too short for. Fields that the record leaves out have an empty value of size 0.
std::vector<PlacedCell> walkRecord(const RecordLayout& layout, std::span<const std::byte> record);

/// Names of the bits set in `value`, in the order of the table; bits without a name as hexadecimal.
QStringList flagNames(std::span<const FlagName> names, std::uint64_t value);

/// Name of `value`, from a table in which each entry is one value of an enumeration.
QString enumName(std::span<const FlagName> names, std::uint64_t value);

} // namespace vitrine::structure
