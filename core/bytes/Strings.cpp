#include "core/bytes/Strings.h"

#include "core/base/Translate.h"
#include "core/bytes/Text.h"

#include <QStringDecoder>

#include <algorithm>
#include <array>

namespace vitrine::bytes {
namespace {

constexpr std::uint64_t kStringPage = 1ull << 20;

bool isPrintable(char32_t character) {
  return character == U'\t' || (character >= 0x20 && character < 0x7f) ||
         (character >= 0xa0 && QChar::isPrint(character));
}

/// Characters of scripts that texts of games are written in: not every pair of bytes is one.
bool isPlausible(char32_t character) {
  return character == U'\t' || (character >= 0x20 && character < 0x7f) || (character >= 0xa0 && character < 0x530) ||
         (character >= 0x2010 && character < 0x2040) || (character >= 0x3000 && character < 0x3100) ||
         (character >= 0x4e00 && character < 0xa000) || (character >= 0xac00 && character < 0xd7a4) ||
         (character >= 0xff01 && character < 0xfff0);
}

/// Characters that bytes of other meaning hardly ever make by chance.
bool isTelling(char32_t character) {
  return character < 0x250 || (character >= 0x3000 && character < 0x3100);
}

/// A character at the start of some bytes: its length, 0 where there is none.
struct StringCharacter {
  std::size_t size = 0;
  bool telling = true;
};

std::uint32_t at(std::span<const std::byte> bytes, std::size_t index) {
  return std::to_integer<std::uint32_t>(bytes[index]);
}

StringCharacter utf8At(std::span<const std::byte> bytes) {
  const std::uint32_t lead = at(bytes, 0);
  if (lead < 0x80) {
    return {isPrintable(lead) ? 1u : 0u, true};
  }
  const std::size_t size = lead >= 0xf0 && lead < 0xf5 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 0;
  if (size == 0 || lead >= 0xf5 || size > bytes.size()) {
    return {};
  }
  char32_t character = lead & (0x7fu >> size);
  for (std::size_t i = 1; i < size; ++i) {
    if ((at(bytes, i) & 0xc0u) != 0x80u) {
      return {};
    }
    character = character << 6 | (at(bytes, i) & 0x3fu);
  }
  constexpr std::array<char32_t, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};
  const bool valid = character >= kLeast[size] && character < 0x110000 && (character < 0xd800 || character > 0xdfff);
  return {valid && isPrintable(character) ? size : 0, true};
}

StringCharacter latin1At(std::span<const std::byte> bytes) {
  return {isPrintable(at(bytes, 0)) ? 1u : 0u, true};
}

StringCharacter utf16At(std::span<const std::byte> bytes, bool bigEndian) {
  if (bytes.size() < 2) {
    return {};
  }
  const char32_t unit = bigEndian ? at(bytes, 0) << 8 | at(bytes, 1) : at(bytes, 1) << 8 | at(bytes, 0);
  return {isPlausible(unit) ? 2u : 0u, isTelling(unit)};
}

StringCharacter shiftJisAt(std::span<const std::byte> bytes) {
  const std::uint32_t lead = at(bytes, 0);
  if (lead < 0x80 || (lead >= 0xa1 && lead < 0xe0)) {
    return {lead >= 0xa1 || isPrintable(lead) ? 1u : 0u, false};
  }
  if (bytes.size() < 2 || lead == 0x80 || lead == 0xa0 || lead > 0xfc) {
    return {};
  }
  const std::uint32_t trail = at(bytes, 1);
  const bool valid = trail >= 0x40 && trail != 0x7f && trail <= 0xfc;
  // Kana, Cyrillic, full-width Latin and punctuation.
  return {valid ? 2u : 0u, lead >= 0x81 && lead <= 0x84};
}

StringCharacter characterAt(std::span<const std::byte> bytes, StringEncoding encoding) {
  switch (encoding) {
  case StringEncoding::Utf8:
    return utf8At(bytes);
  case StringEncoding::Latin1:
    return latin1At(bytes);
  case StringEncoding::Utf16Le:
    return utf16At(bytes, false);
  case StringEncoding::Utf16Be:
    return utf16At(bytes, true);
  case StringEncoding::ShiftJis:
    break;
  }
  return shiftJisAt(bytes);
}

QString textOf(std::span<const std::byte> bytes, StringEncoding encoding) {
  const auto utf16 = [&](QStringDecoder::Encoding kind) {
    QStringDecoder decoder(kind, QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    return QString(decoder(QByteArrayView(reinterpret_cast<const char*>(bytes.data()), std::ssize(bytes))));
  };
  switch (encoding) {
  case StringEncoding::Utf8:
    return QString::fromUtf8(reinterpret_cast<const char*>(bytes.data()), std::ssize(bytes));
  case StringEncoding::Latin1:
    return decodeText(bytes, TextEncoding::Latin1);
  case StringEncoding::Utf16Le:
    return utf16(QStringDecoder::Utf16LE);
  case StringEncoding::Utf16Be:
    return utf16(QStringDecoder::Utf16BE);
  case StringEncoding::ShiftJis:
    break;
  }
  return decodeText(bytes, TextEncoding::Cp932);
}

/// One pass over a source, whose bytes come page by page. A string that begins in a page is followed into the next
/// ones.
class StringFinder {
public:
  StringFinder(const ByteSource& source, const StringSearch& search, const StringSink& sink, base::Progress& progress)
      : m_source(source), m_search(search), m_sink(sink), m_progress(progress), m_size(source.size()) {}

  Result<bool> run() {
    std::uint64_t offset = 0;
    while (offset < m_size && !m_limitReached) {
      if (const auto held = hold(offset); !held) {
        return std::unexpected(held.error());
      }
      const auto end = stringEnd(offset);
      if (!end) {
        return std::unexpected(end.error());
      }
      offset = *end > offset ? *end : offset + 1;
    }
    return m_limitReached;
  }

private:
  static constexpr std::uint64_t kAhead = 4; ///< longest character

  /// Makes the page hold `offset` and a whole character behind it.
  Result<void> hold(std::uint64_t offset) {
    if (offset >= m_start && (offset + kAhead <= m_start + m_page.size() || (m_start + m_page.size() == m_size))) {
      return {};
    }
    m_progress.step(base::translate("formats", "Searching for strings"),
                    static_cast<double>(offset) / static_cast<double>(m_size));
    auto page = m_source.readClipped(offset, kStringPage);
    if (!page) {
      return std::unexpected(page.error());
    }
    m_page = std::move(*page);
    m_start = offset;
    return {};
  }

  /// Offset behind the string that begins here and is taken; `offset` where none is.
  Result<std::uint64_t> stringEnd(std::uint64_t offset) {
    std::size_t characters = 0;
    std::size_t telling = 0;
    std::uint64_t end = offset;
    std::vector<std::byte> kept;
    while (end < m_size) {
      if (const auto held = hold(end); !held) {
        return std::unexpected(held.error());
      }
      const auto here = m_page.span().subspan(static_cast<std::size_t>(end - m_start));
      const StringCharacter character = characterAt(here, m_search.encoding);
      if (character.size == 0) {
        break;
      }
      if (kept.size() + character.size <= kMostStringBytes) {
        kept.insert(kept.end(), here.begin(), here.begin() + static_cast<std::ptrdiff_t>(character.size));
      }
      ++characters;
      telling += character.telling ? 1 : 0;
      end += character.size;
    }
    if (!isWanted(characters, telling)) {
      // Other alignments and the rest of a rejected run are not looked at again byte by byte: that would be quadratic.
      return isWide() ? skipped(offset, end) : end;
    }
    tell({offset, end - offset, textOf(kept, m_search.encoding)});
    return end;
  }

  void tell(FoundString string) {
    if (!m_search.containing.isEmpty() && !string.text.contains(m_search.containing, Qt::CaseInsensitive)) {
      return;
    }
    if (m_told >= m_search.mostFound) {
      m_limitReached = true;
      return;
    }
    ++m_told;
    m_limitReached = !m_sink(std::move(string));
  }

  bool isWide() const {
    return m_search.encoding == StringEncoding::Utf16Le || m_search.encoding == StringEncoding::Utf16Be;
  }

  /// UTF-16 goes on at the other alignment, but only over runs too short to cost anything.
  std::uint64_t skipped(std::uint64_t offset, std::uint64_t end) const {
    constexpr std::uint64_t kShort = 64;
    return end - offset <= kShort ? offset + 1 : end - 1;
  }

  bool isWanted(std::size_t characters, std::size_t telling) const {
    if (characters < std::max<std::size_t>(m_search.leastLength, 1)) {
      return false;
    }
    if (m_search.encoding == StringEncoding::ShiftJis) {
      return telling > 0;
    }
    return !isWide() || 2 * telling >= characters || characters >= 4 * m_search.leastLength;
  }

  const ByteSource& m_source;
  const StringSearch& m_search;
  const StringSink& m_sink;
  base::Progress& m_progress;
  std::uint64_t m_size;
  std::uint64_t m_start = 0;
  Bytes m_page;
  std::size_t m_told = 0;
  bool m_limitReached = false;
};

} // namespace

Result<bool> findStrings(const ByteSource& source, const StringSearch& search, const StringSink& sink,
                         base::Progress& progress) {
  return StringFinder(source, search, sink, progress).run();
}

Result<FoundStrings> findStrings(const ByteSource& source, const StringSearch& search, base::Progress& progress) {
  FoundStrings found;
  const auto keep = [&found](FoundString string) {
    found.strings.push_back(std::move(string));
    return true;
  };
  const auto limitReached = findStrings(source, search, keep, progress);
  if (!limitReached) {
    return std::unexpected(limitReached.error());
  }
  found.limitReached = *limitReached;
  return found;
}

} // namespace vitrine::bytes
