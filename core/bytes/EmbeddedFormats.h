#pragma once

#include "core/bytes/ByteSource.h"

#include <optional>
#include <string_view>

namespace vitrine::bytes {

/// Bytes behind a magic, as a check of its format reads them: little-endian numbers from the start of the file it may be.
/// Reads beyond the source give nothing.
class EmbeddedHead {
public:
  /// `source` must outlive it; `offset` lies inside.
  EmbeddedHead(const ByteSource& source, std::uint64_t offset) : m_source(source), m_offset(offset) {}

  /// Bytes from the start of the file to the end of the source.
  std::uint64_t room() const { return m_source.size() - m_offset; }
  Bytes bytes(std::uint64_t at, std::uint64_t size) const;
  std::optional<std::uint32_t> u8(std::uint64_t at) const { return number(at, 1, false); }
  std::optional<std::uint32_t> u16(std::uint64_t at) const { return number(at, 2, false); }
  std::optional<std::uint32_t> u32(std::uint64_t at) const { return number(at, 4, false); }
  std::optional<std::uint32_t> big16(std::uint64_t at) const { return number(at, 2, true); }
  std::optional<std::uint32_t> big32(std::uint64_t at) const { return number(at, 4, true); }
  bool has(std::uint64_t at, std::string_view text) const;

private:
  std::optional<std::uint32_t> number(std::uint64_t at, std::uint64_t size, bool bigEndian) const;

  const ByteSource& m_source;
  std::uint64_t m_offset;
};

/// Outcome of a check: the size, 0 where the format does not tell it; nullopt: no such file begins there.
using EmbeddedSize = std::optional<std::uint64_t>;

/// A format whose files are found by a magic and by what must follow.
struct EmbeddedFormat {
  std::string_view magic;
  const char* name;      ///< user text of the context "formats"
  const char* extension; ///< without the dot
  EmbeddedSize (*check)(const EmbeddedHead& head);
};

std::span<const EmbeddedFormat> embeddedFormats();

} // namespace vitrine::bytes
