#pragma once

#include "core/structure/Layout.h"

#include <cstdint>
#include <span>

namespace vitrine::structure {

/// Puts a RecordLayout together field by field; each lies right after the one before. Calls without an own field
/// (`to`, `flags`, `values`, `encoding`) speak of the last one.
class LayoutBuilder {
public:
  using Type = FieldType;
  using Names = std::span<const FlagName>;

  explicit LayoutBuilder(const char* name) : m_name(name) {}

  LayoutBuilder& add(Type type, const char* name, const char* meaning = "", std::uint32_t count = 1);
  LayoutBuilder& vec3(const char* name, const char* meaning = "") { return add(Type::F32, name, meaning, 3); }
  /// Bits of one number: call once per part; only the part with `last` moves on to the next field.
  LayoutBuilder& bits(Type type, const char* name, const char* meaning, std::uint8_t first, std::uint8_t count,
                      bool last);
  LayoutBuilder& skip(std::uint32_t bytes);
  /// Elements in a number told before them (Field::counter), `count` of them each time. What follows has no fixed
  /// place: such layouts end with doneVarying and serve variable-size tables.
  LayoutBuilder& counted(Type counter, Type type, const char* name, const char* meaning = "", std::uint32_t count = 1);

  /// Fields from here on have no fixed place: such layouts end with doneVarying.
  LayoutBuilder& varying();

  LayoutBuilder& to(const char* target);
  LayoutBuilder& toSection(const char* target);
  LayoutBuilder& toEdge(const char* target);
  LayoutBuilder& toNodeOrLeaf(const char* nodes, const char* leaves);
  /// Numbers of the fields from here on have their highest byte first.
  LayoutBuilder& bigEndian();
  LayoutBuilder& encoding(bytes::TextEncoding encoding);
  LayoutBuilder& flags(Names names);
  LayoutBuilder& values(Names names);

  /// Fields from here on belong to this part (Field::part); empty: to none.
  LayoutBuilder& part(const char* name);

  /// Asserts that the fields fill `size` bytes.
  LayoutPtr done(std::uint32_t size);
  /// A layout of records whose sizes differ.
  LayoutPtr doneVarying();

private:
  const char* m_name;
  std::vector<Field> m_fields;
  std::uint32_t m_next = 0;
  const char* m_part = "";
  bool m_bigEndian = false;
};

} // namespace vitrine::structure
