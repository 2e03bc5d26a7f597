#include "core/formats/x3/file/X3TextLines.h"

namespace vitrine::formats::x3 {
namespace {

constexpr std::size_t kBlock = 512;

} // namespace

/// True if the last byte of a line's end is at `offset`.
bool TextLines::endsLine(std::size_t offset) const {
  const std::byte byte = m_text[offset];
  const bool beforeLf = offset + 1 < m_text.size() && m_text[offset + 1] == std::byte{'\n'};
  return byte == std::byte{'\n'} || (byte == std::byte{'\r'} && !beforeLf);
}

void TextLines::countAll() {
  std::uint32_t ends = 0;
  m_endsBefore.reserve(m_text.size() / kBlock + 1);
  for (std::size_t offset = 0; offset < m_text.size(); ++offset) {
    if (offset % kBlock == 0) {
      m_endsBefore.push_back(ends);
    }
    ends += endsLine(offset) ? 1 : 0;
  }
}

std::uint64_t TextLines::lineAt(std::size_t offset) {
  if (m_text.empty()) {
    return 1;
  }
  if (m_endsBefore.empty()) {
    countAll();
  }
  offset = std::min(offset, m_text.size());
  const std::size_t block = std::min(offset / kBlock, m_endsBefore.size() - 1);
  std::uint64_t line = 1 + std::uint64_t{m_endsBefore[block]};
  for (std::size_t i = block * kBlock; i < offset; ++i) {
    line += endsLine(i) ? 1 : 0;
  }
  return line;
}

std::uint64_t TextLines::columnAt(std::size_t offset) const {
  std::size_t start = std::min(offset, m_text.size());
  while (start > 0 && !endsLine(start - 1)) {
    --start;
  }
  return offset - start + 1;
}

} // namespace vitrine::formats::x3
