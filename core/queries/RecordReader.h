#pragma once

#include "core/structure/RecordTable.h"

#include <array>
#include <optional>

namespace vitrine::queries {

/// Access to the records of one table in any order: to their bytes where they lie one after another, else to their
/// decoded cells. Keeps what was read last. One thread at a time.
class RecordReader {
public:
  explicit RecordReader(structure::RecordTablePtr table);

  const structure::RecordTable& table() const { return *m_table; }
  /// False: there are cells alone.
  bool hasBytes() const { return m_hasBytes; }

  /// The bytes of a record, as many as the layout's size; null where they cannot be read. Until the next call.
  const std::byte* bytesOf(std::uint64_t row) {
    return row - m_first < m_count ? m_window.at(static_cast<std::size_t>(row - m_first)) : readWindow(row);
  }
  /// The value of a field; null where the record cannot be decoded or lacks it. Until the next call.
  const structure::Value* cellOf(std::uint64_t row, std::size_t field);

private:
  struct Decoded {
    std::uint64_t row = ~std::uint64_t{0};
    std::optional<structure::Row> cells;
  };

  const std::byte* readWindow(std::uint64_t row);

  structure::RecordTablePtr m_table;
  bool m_hasBytes = false;
  std::uint64_t m_windowRows = 1;
  structure::RecordView m_window;
  std::uint64_t m_first = 0;
  std::uint64_t m_count = 0;
  std::vector<Decoded> m_decoded; ///< the place of a row is its remainder
};

} // namespace vitrine::queries
