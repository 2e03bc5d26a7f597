#pragma once

#include "core/structure/RecordLayout.h"

#include <concepts>
#include <memory>
#include <string_view>

namespace vitrine::structure {

/// A field as tables of fields write it: its place follows from what stands before it. The functions below the class
/// make one; its own change a copy.
class FieldSpec {
  // Before its users: clang evaluates no constant through a template that it has not parsed yet.
  template <class Change>
  constexpr FieldSpec changed(Change change) const {
    FieldSpec copy = *this;
    change(copy);
    return copy;
  }

public:
  using Names = std::span<const FlagName>;

  constexpr FieldSpec() = default;
  constexpr FieldSpec(FieldType type, const char* name, const char* meaning = "", std::uint32_t count = 1) {
    field.name = name;
    field.type = type;
    field.meaning = meaning;
    field.count = count;
  }

  constexpr FieldSpec to(const char* target) const { return with({ReferenceKind::Index, target, nullptr}); }
  constexpr FieldSpec toSection(const char* target) const { return with({ReferenceKind::Section, target, nullptr}); }
  constexpr FieldSpec toEdge(const char* target) const { return with({ReferenceKind::SignedIndex, target, nullptr}); }
  constexpr FieldSpec toNodeOrLeaf(const char* nodes, const char* leaves) const {
    return with({ReferenceKind::NodeOrLeaf, nodes, leaves});
  }
  constexpr FieldSpec flags(Names names) const {
    return changed([&](FieldSpec& spec) { spec.field.flags = names; });
  }
  constexpr FieldSpec values(Names names) const {
    return changed([&](FieldSpec& spec) { spec.field.values = names; });
  }
  constexpr FieldSpec encoding(bytes::TextEncoding encoding) const {
    return changed([&](FieldSpec& spec) { spec.field.encoding = encoding; });
  }
  /// Heading that fields of one part share (Field::part).
  constexpr FieldSpec part(const char* name) const {
    return changed([&](FieldSpec& spec) { spec.field.part = name; });
  }
  constexpr FieldSpec bigEndian() const {
    return changed([](FieldSpec& spec) { spec.field.bigEndian = true; });
  }
  /// Bits `first` … of a number. Those that do not begin with bit 0 are of the same number as the field before.
  constexpr FieldSpec bits(std::uint8_t first, std::uint8_t bitCount) const {
    return changed([&](FieldSpec& spec) {
      spec.field.firstBit = first;
      spec.field.bitCount = bitCount;
    });
  }
  /// Elements in a number told before them (Field::counter). What follows has no fixed place.
  constexpr FieldSpec counted(FieldType counter) const {
    return changed([&](FieldSpec& spec) { spec.field.counter = counter; });
  }
  /// Chars up to a NUL (Field::terminated). What follows has no fixed place.
  constexpr FieldSpec terminated() const {
    return changed([](FieldSpec& spec) { spec.field.terminated = true; });
  }
  /// A field that is there where these bits of the field `number` are `wanted` (Field::presence). What
  /// follows has no fixed place.
  constexpr FieldSpec onlyWhere(const char* number, std::uint64_t mask, std::uint64_t wanted) const {
    return changed([&](FieldSpec& spec) {
      spec.decider = number;
      spec.field.presence = {0, mask, wanted};
    });
  }
  /// The same where all these bits are set.
  constexpr FieldSpec onlyWith(const char* number, std::uint64_t set) const { return onlyWhere(number, set, set); }
  /// This field and those behind it have no fixed place.
  constexpr FieldSpec varying() const {
    return changed([](FieldSpec& spec) { spec.varies = true; });
  }
  /// Unused bytes behind it.
  constexpr FieldSpec gap(std::uint32_t unused) const {
    return changed([&](FieldSpec& spec) { spec.behind = unused; });
  }

  Field field = {.name = nullptr, .type = FieldType::U8, .offset = 0};
  const char* decider = nullptr; ///< name of the field that Field::presence means
  std::uint32_t behind = 0;
  bool varies = false;

private:
  constexpr FieldSpec with(Reference reference) const {
    return changed([&](FieldSpec& spec) { spec.field.reference = reference; });
  }
};

namespace fields {
constexpr FieldSpec u8(const char* name, const char* meaning = "", std::uint32_t count = 1) {
  return {FieldType::U8, name, meaning, count};
}
constexpr FieldSpec i8(const char* name, const char* meaning = "", std::uint32_t count = 1) {
  return {FieldType::I8, name, meaning, count};
}
constexpr FieldSpec u16(const char* name, const char* meaning = "", std::uint32_t count = 1) {
  return {FieldType::U16, name, meaning, count};
}
constexpr FieldSpec i16(const char* name, const char* meaning = "", std::uint32_t count = 1) {
  return {FieldType::I16, name, meaning, count};
}
constexpr FieldSpec u32(const char* name, const char* meaning = "", std::uint32_t count = 1) {
  return {FieldType::U32, name, meaning, count};
}
constexpr FieldSpec i32(const char* name, const char* meaning = "", std::uint32_t count = 1) {
  return {FieldType::I32, name, meaning, count};
}
constexpr FieldSpec u64(const char* name, const char* meaning = "", std::uint32_t count = 1) {
  return {FieldType::U64, name, meaning, count};
}
constexpr FieldSpec f32(const char* name, const char* meaning = "", std::uint32_t count = 1) {
  return {FieldType::F32, name, meaning, count};
}
constexpr FieldSpec f64(const char* name, const char* meaning = "", std::uint32_t count = 1) {
  return {FieldType::F64, name, meaning, count};
}
constexpr FieldSpec vec3(const char* name, const char* meaning = "") {
  return f32(name, meaning, 3);
}
constexpr FieldSpec fixed(const char* name, const char* meaning = "", std::uint32_t count = 1) {
  return {FieldType::Fixed, name, meaning, count};
}
/// Text of `count` bytes, which a NUL may end before.
constexpr FieldSpec chars(const char* name, const char* meaning = "", std::uint32_t count = 1) {
  return {FieldType::Chars, name, meaning, count};
}
constexpr FieldSpec raw(const char* name, const char* meaning = "", std::uint32_t count = 1) {
  return {FieldType::Raw, name, meaning, count};
}
} // namespace fields

/// Fields that several layouts have in common.
template <std::size_t N>
struct FieldGroup {
  std::array<FieldSpec, N> specs;

  /// All of them, as FieldSpec's.
  constexpr FieldGroup bigEndian() const {
    return changed([](const FieldSpec& spec) { return spec.bigEndian(); });
  }
  constexpr FieldGroup onlyWhere(const char* number, std::uint64_t mask, std::uint64_t wanted) const {
    return changed([&](const FieldSpec& spec) { return spec.onlyWhere(number, mask, wanted); });
  }

private:
  template <class Change>
  constexpr FieldGroup changed(Change change) const {
    FieldGroup copy = *this;
    std::ranges::transform(specs, copy.specs.begin(), change);
    return copy;
  }
};

namespace detail {
constexpr std::array<FieldSpec, 1> specsOf(const FieldSpec& spec) {
  return {spec};
}
template <std::size_t N>
constexpr const std::array<FieldSpec, N>& specsOf(const FieldGroup<N>& group) {
  return group.specs;
}
template <class T>
inline constexpr std::size_t kSpecs = 1;
template <std::size_t N>
inline constexpr std::size_t kSpecs<FieldGroup<N>> = N;
} // namespace detail

/// Fields and groups of fields, one after another.
template <class... Parts>
constexpr auto group(const Parts&... parts) {
  FieldGroup<(detail::kSpecs<Parts> + ... + 0)> made;
  std::size_t next = 0;
  const auto append = [&](const auto& specs) {
    for (const FieldSpec& spec : specs) {
      made.specs[next++] = spec;
    }
  };
  (append(detail::specsOf(parts)), ...);
  return made;
}

/// Size of records that have no common one.
inline constexpr std::uint32_t kVaryingSize = 0;

/// A layout that is known when the program is built; lives as long as the process.
template <std::size_t N>
struct Layout {
  const char* name = nullptr;
  std::uint32_t size = 0;
  std::array<Field, N> fields = {};

  constexpr bool has(std::string_view field) const {
    return std::ranges::any_of(fields, [&](const Field& one) { return one.name == field; });
  }
  /// The bytes of a record whose counted fields are empty.
  constexpr std::uint32_t leastSize() const {
    std::uint32_t least = 0;
    for (const Field& one : fields) {
      const std::uint32_t whole = one.counter ? elementSize(*one.counter) : one.byteSize();
      least += one.firstBit == 0 ? whole : 0;
    }
    return least;
  }
  /// The place of a field in `fields`. A field that is not there does not compile.
  consteval std::size_t operator[](std::string_view field) const {
    for (std::size_t i = 0; i < N && fields[i].name; ++i) {
      if (fields[i].name == field) {
        return i;
      }
    }
    throw "this layout has no such field";
  }
};

/// A layout of `size` bytes, which the fields must fill, or of kVaryingSize.
template <class... Parts>
consteval auto layout(const char* name, std::uint32_t size, const Parts&... parts) {
  const auto all = group(parts...);
  Layout<all.specs.size()> made{name, size, {}};
  std::uint32_t next = 0;
  std::uint32_t numberAt = 0;
  for (std::size_t i = 0; i < all.specs.size(); ++i) {
    const FieldSpec& spec = all.specs[i];
    Field& field = made.fields[i] = spec.field;
    if (spec.varies) {
      next = kVaryingOffset;
    }
    const bool sameNumber = field.bitCount != 0 && field.firstBit != 0;
    field.offset = sameNumber ? numberAt : next;
    numberAt = field.offset;
    if (spec.decider) {
      field.presence.decider = static_cast<std::uint32_t>(made[spec.decider]);
      if (made.fields[field.presence.decider].offset == kVaryingOffset) {
        throw "a field that decides on others needs a fixed place";
      }
    }
    if (field.counter || field.terminated || spec.decider) {
      next = kVaryingOffset;
    } else if (next != kVaryingOffset && !sameNumber) {
      next += field.byteSize() + spec.behind;
    }
  }
  if (size != kVaryingSize && next != size) {
    throw "the fields do not fill the record";
  }
  return made;
}

/// A layout that tables and views hold: a constant one, or one made for a file, which it then keeps alive.
class LayoutPtr {
public:
  LayoutPtr() = default;
  LayoutPtr(std::nullptr_t) {}
  template <std::size_t N>
  LayoutPtr(const Layout<N>& constant) : m_layout{constant.name, constant.size, constant.fields} {}
  template <std::size_t N>
  LayoutPtr(const Layout<N>&& temporary) = delete;

  /// A layout whose fields are known when the file is read; their names and those of their targets must live on.
  static LayoutPtr make(const char* name, std::uint32_t size, std::vector<Field> fields);
  /// Variant of it that keeps `texts`, which fields point into.
  static LayoutPtr make(const char* name, std::uint32_t size, std::vector<Field> fields,
                        std::shared_ptr<const void> texts);

  explicit operator bool() const { return m_layout.name != nullptr; }
  const RecordLayout& operator*() const { return m_layout; }
  const RecordLayout* operator->() const { return &m_layout; }
  /// True if both are the same constant, or copies of one made.
  bool operator==(const LayoutPtr& other) const {
    return m_layout.fields.data() == other.m_layout.fields.data() && m_layout.size == other.m_layout.size;
  }

private:
  RecordLayout m_layout = {nullptr, 0, {}};
  std::shared_ptr<const void> m_kept;
};

} // namespace vitrine::structure
