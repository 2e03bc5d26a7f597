#pragma once

#include "core/structure/RecordTable.h"

namespace vitrine::formats::x3 {

/// Puts the cells of one record together, field by field, for those whose fields depend on others. Once the record is
/// too short for one, nothing more is taken.
class CellWalk {
public:
  CellWalk(const structure::RecordLayout& layout, std::span<const std::byte> record)
      : m_layout(layout), m_record(record) {}

  /// The next field as its layout says.
  CellWalk& take();
  /// The next field is this many of its elements.
  CellWalk& takeMany(std::uint32_t count);
  /// The next field is a name up to a zero byte.
  CellWalk& takeName();
  /// The next fields are not there.
  CellWalk& leaveOut(std::size_t fields = 1);
  CellWalk& takeIf(bool there) { return there ? take() : leaveOut(); }
  /// The next field with this value, in the next `size` bytes; `advance` false: they belong to the field after it too.
  CellWalk& put(structure::Value value, std::size_t size, bool advance = true);

  /// The whole number that was taken last; 0 where there is none.
  std::int64_t number() const;
  bool ended() const { return m_ended; }
  std::span<const std::byte> rest() const { return m_record.subspan(m_at); }
  std::vector<structure::PlacedCell> cells() { return std::move(m_cells); }

private:
  const structure::RecordLayout& m_layout;
  std::span<const std::byte> m_record;
  std::vector<structure::PlacedCell> m_cells;
  std::size_t m_at = 0;
  bool m_ended = false;
};

} // namespace vitrine::formats::x3
