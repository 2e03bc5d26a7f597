#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace vitrine::formats::x3 {

/// Lines of a text, as editors count them: from 1, each ended by CR, LF or both. Looks the text through once, when
/// first asked.
class TextLines {
public:
  explicit TextLines(std::span<const std::byte> text) : m_text(text) {}

  std::uint64_t lineAt(std::size_t offset);
  /// Column in bytes, from 1.
  std::uint64_t columnAt(std::size_t offset) const;

private:
  bool endsLine(std::size_t offset) const;
  void countAll();

  std::span<const std::byte> m_text;
  std::vector<std::uint32_t> m_endsBefore; ///< each block of bytes: so many lines
};

} // namespace vitrine::formats::x3
