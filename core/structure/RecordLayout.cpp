#include "core/structure/RecordLayout.h"

#include "core/bytes/ByteReader.h"
#include "core/bytes/Text.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace vitrine::structure {
namespace {

using bytes::loadAs;

constexpr double kFixedOne = 65536.0;

std::int64_t integerAt(FieldType type, const std::byte* at) {
  switch (type) {
  case FieldType::U8:
    return loadAs<std::uint8_t>(at);
  case FieldType::I8:
    return loadAs<std::int8_t>(at);
  case FieldType::U16:
    return loadAs<std::uint16_t>(at);
  case FieldType::I16:
    return loadAs<std::int16_t>(at);
  case FieldType::U32:
    return loadAs<std::uint32_t>(at);
  case FieldType::I32:
    return loadAs<std::int32_t>(at);
  case FieldType::U64:
    return static_cast<std::int64_t>(loadAs<std::uint64_t>(at));
  case FieldType::Raw:
    return loadAs<std::uint8_t>(at);
  default:
    return 0;
  }
}

bool isReal(FieldType type) {
  return type == FieldType::F32 || type == FieldType::F64 || type == FieldType::Fixed;
}

double realAt(FieldType type, const std::byte* at) {
  if (type == FieldType::Fixed) {
    return loadAs<std::int32_t>(at) / kFixedOne;
  }
  return type == FieldType::F32 ? static_cast<double>(loadAs<float>(at)) : loadAs<double>(at);
}

/// A number as it would stand in a little-endian file.
class Straight {
public:
  Straight(const std::byte* at, FieldType type, bool bigEndian) : m_at(at) {
    if (bigEndian) {
      const std::size_t size = elementSize(type);
      std::reverse_copy(at, at + size, m_turned.begin());
      m_at = m_turned.data();
    }
  }
  Straight(const Straight&) = delete;
  Straight& operator=(const Straight&) = delete;

  const std::byte* data() const { return m_at; }

private:
  std::array<std::byte, sizeof(std::uint64_t)> m_turned{};
  const std::byte* m_at;
};

std::int64_t bitsOf(const Field& field, std::int64_t number) {
  if (field.bitCount == 0) {
    return number;
  }
  const auto mask = field.bitCount >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << field.bitCount) - 1;
  return static_cast<std::int64_t>((static_cast<std::uint64_t>(number) >> field.firstBit) & mask);
}

template <class T, class Decode>
Value listOf(const Field& field, std::span<const std::byte> elements, Decode decode) {
  const std::size_t size = elementSize(field.type);
  std::vector<T> values(elements.size() / size);
  for (std::size_t i = 0; i < values.size(); ++i) {
    values[i] = decode(field.type, Straight(elements.data() + i * size, field.type, field.bigEndian).data());
  }
  return values;
}

Value listOf(const Field& field, std::span<const std::byte> elements) {
  return isReal(field.type) ? listOf<double>(field, elements, realAt)
                            : listOf<std::int64_t>(field, elements, integerAt);
}

/// The bytes of a field that starts `at`, its counter included; nullopt when the record is too short.
std::optional<std::uint64_t> placeNeeded(const Field& field, std::span<const std::byte> record, std::size_t at) {
  const std::uint64_t left = record.size() - at;
  std::uint64_t needed = field.byteSize();
  if (field.terminated) {
    const auto rest = record.subspan(at);
    const auto end = std::ranges::find(rest, std::byte{0});
    return end == rest.end() ? std::nullopt : std::optional(static_cast<std::uint64_t>(end - rest.begin()) + 1);
  }
  if (field.counter) {
    const std::uint64_t counterSize = elementSize(*field.counter);
    if (left < counterSize) {
      return std::nullopt;
    }
    const Straight counter(record.data() + at, *field.counter, field.bigEndian);
    const auto times = static_cast<std::uint64_t>(integerAt(*field.counter, counter.data()));
    if (needed != 0 && times > left / needed) {
      return std::nullopt;
    }
    needed = counterSize + times * needed;
  }
  return needed <= left ? std::optional(needed) : std::nullopt;
}

bool isPresent(const RecordLayout& layout, const Field& field, std::span<const std::byte> record) {
  if (field.presence.mask == 0) {
    return true;
  }
  const Value decided = decodeField(layout.fields[field.presence.decider], record);
  const auto* number = std::get_if<std::int64_t>(&decided);
  return number && (static_cast<std::uint64_t>(*number) & field.presence.mask) == field.presence.wanted;
}

Value countedValue(const Field& field, std::span<const std::byte> place) {
  const auto elements = place.subspan(elementSize(*field.counter));
  return field.type == FieldType::Chars ? Value(bytes::cString(elements, 0, field.encoding)) : listOf(field, elements);
}

} // namespace

ReferencedRow referencedRow(ReferenceKind kind, std::int64_t number) {
  switch (kind) {
  case ReferenceKind::None:
    return {};
  case ReferenceKind::Index:
    return {number, false};
  case ReferenceKind::NodeOrLeaf:
    return number < 0 ? ReferencedRow{-1 - number, true} : ReferencedRow{number, false};
  case ReferenceKind::SignedIndex:
    // The most negative number has no opposite, and no table is that long.
    return {number == std::numeric_limits<std::int64_t>::min() ? -1 : std::abs(number), false};
  case ReferenceKind::Section:
    return {0, false};
  }
  return {};
}

int RecordLayout::indexOf(QLatin1StringView fieldName) const {
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (QLatin1StringView(fields[i].name) == fieldName) {
      return static_cast<int>(i);
    }
  }
  return -1;
}

Value decodeField(const Field& field, std::span<const std::byte> record) {
  if (field.offset > record.size() || field.byteSize() > record.size() - field.offset) {
    return {};
  }
  if (field.type == FieldType::Chars) {
    return bytes::cString(record.subspan(field.offset, field.count), 0, field.encoding);
  }
  if (field.count != 1) {
    return listOf(field, record.subspan(field.offset, field.byteSize()));
  }
  const Straight number(record.data() + field.offset, field.type, field.bigEndian);
  if (isReal(field.type)) {
    return realAt(field.type, number.data());
  }
  return bitsOf(field, integerAt(field.type, number.data()));
}

std::vector<PlacedCell> walkRecord(const RecordLayout& layout, std::span<const std::byte> record) {
  std::vector<PlacedCell> cells;
  cells.reserve(layout.fields.size());
  std::size_t at = 0;
  for (const Field& field : layout.fields) {
    if (!isPresent(layout, field, record)) {
      cells.push_back({{}, at, 0});
      continue;
    }
    const auto size = placeNeeded(field, record, at);
    if (!size) {
      break;
    }
    const auto place = record.subspan(at, static_cast<std::size_t>(*size));
    Field here = field;
    here.offset = 0;
    here.count = field.terminated ? static_cast<std::uint32_t>(place.size()) : field.count;
    cells.push_back({field.counter ? countedValue(field, place) : decodeField(here, place), at, *size});
    at += place.size();
  }
  return cells;
}

QStringList flagNames(std::span<const FlagName> names, std::uint64_t value) {
  QStringList found;
  std::uint64_t left = value;
  for (const FlagName& flag : names) {
    if (flag.bits != 0 && (value & flag.bits) == flag.bits) {
      found << QString::fromLatin1(flag.name);
      left &= ~flag.bits;
    }
  }
  if (left != 0) {
    found << QStringLiteral("0x%1").arg(left, 0, 16);
  }
  return found;
}

QString enumName(std::span<const FlagName> names, std::uint64_t value) {
  for (const FlagName& entry : names) {
    if (entry.bits == value) {
      return QString::fromLatin1(entry.name);
    }
  }
  return {};
}

} // namespace vitrine::structure
