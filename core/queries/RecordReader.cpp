#include "core/queries/RecordReader.h"

namespace vitrine::queries {
namespace {

/// Tables up to this size are read at once; where the file is in memory that costs nothing.
constexpr std::uint64_t kWholeBytes = 64ull << 20;
constexpr std::uint64_t kWindowRows = 1024;
constexpr std::size_t kDecodedRows = 1024;

} // namespace

RecordReader::RecordReader(structure::RecordTablePtr table) : m_table(std::move(table)) {
  const std::uint32_t size = m_table->layout().size;
  if (size != 0 && m_table->rowCount() > 0) {
    const auto first = m_table->view(0, 1);
    m_hasBytes = first && !first->empty();
    m_windowRows = m_table->rowCount() <= kWholeBytes / size ? m_table->rowCount() : kWindowRows;
  }
}

const std::byte* RecordReader::readWindow(std::uint64_t row) {
  m_count = 0;
  if (row >= m_table->rowCount()) {
    return nullptr;
  }
  m_first = row - row % m_windowRows;
  auto window = m_table->view(m_first, std::min(m_windowRows, m_table->rowCount() - m_first));
  if (!window || window->empty()) {
    m_first = row; // the rest of the window may lie behind the end of the file
    window = m_table->view(row, 1);
  }
  if (!window || window->empty()) {
    return nullptr;
  }
  m_window = std::move(*window);
  m_count = m_window.count();
  return m_window.at(static_cast<std::size_t>(row - m_first));
}

const structure::Value* RecordReader::cellOf(std::uint64_t row, std::size_t field) {
  m_decoded.resize(kDecodedRows);
  Decoded& place = m_decoded[static_cast<std::size_t>(row % kDecodedRows)];
  if (place.row != row) {
    auto decoded = m_table->row(row);
    place.row = row;
    place.cells = decoded ? std::optional(std::move(*decoded)) : std::nullopt;
  }
  return place.cells && field < place.cells->cells.size() ? &place.cells->cells[field] : nullptr;
}

} // namespace vitrine::queries
