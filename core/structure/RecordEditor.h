#pragma once

#include "core/structure/Column.h"

#include <cassert>

namespace vitrine::structure {

/// Whole numbers of one record in memory, by the names that a constant layout of little-endian fields has for them.
template <const auto& Layout>
class RecordEditor {
public:
  /// `record` must be as long as the layout says, and outlive the editor.
  explicit RecordEditor(std::byte* record) : m_record(record) {}

  std::uint32_t get(std::string_view field) const { return Column(fieldOf(field)).as<std::uint32_t>(m_record); }
  /// Sets a field of up to four bytes; higher bits than it has room for are cut off.
  void set(std::string_view field, std::uint32_t value) {
    const Field& found = fieldOf(field);
    for (std::uint32_t i = 0; i < found.byteSize(); ++i) {
      m_record[found.offset + i] = static_cast<std::byte>(value >> (8 * i) & 0xff);
    }
  }

private:
  static const Field& fieldOf(std::string_view name) {
    const auto found = std::ranges::find_if(Layout.fields, [name](const Field& field) { return field.name == name; });
    assert(found != Layout.fields.end() && found->byteSize() <= sizeof(std::uint32_t) && !found->bigEndian);
    return *found;
  }

  std::byte* m_record;
};

} // namespace vitrine::structure
