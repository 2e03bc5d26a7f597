#include "core/formats/x3/file/Catalogue.h"

#include "core/base/Translate.h"
#include "core/files/Mount.h"
#include "core/formats/x3/file/PlainText.h"

#include <QHash>

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>
#include <string_view>

namespace vitrine::formats::x3 {
namespace {

// docs/formats/x3-files.md, "Archives"
constexpr std::uint8_t kFirstKey = 0xDB;

struct Line {
  std::string_view path;
  std::uint64_t size = 0;
};

/// A path, a blank and a number; the path may have blanks of its own.
std::optional<Line> parsedLine(std::string_view text) {
  const std::size_t blank = text.rfind(' ');
  if (blank == std::string_view::npos || blank == 0) {
    return std::nullopt;
  }
  Line line{text.substr(0, blank), 0};
  const std::string_view digits = text.substr(blank + 1);
  const auto [end, error] = std::from_chars(digits.begin(), digits.end(), line.size);
  return error == std::errc() && end == digits.end() ? std::optional(line) : std::nullopt;
}

bool isPrintable(std::string_view text) {
  return std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) < ' ' && c != '\t'; });
}

/// Of members with equal paths the last counts.
void markShadowed(Catalogue& catalogue) {
  QHash<QString, std::size_t> last;
  for (std::size_t i = 0; i < catalogue.members.size(); ++i) {
    const QString& path = catalogue.members[i].path;
    const QString key = files::normalisedPath(path).value_or(path);
    if (const auto before = last.constFind(key); before != last.cend()) {
      catalogue.members[*before].shadowed = true;
    }
    last.insert(key, i);
  }
}

} // namespace

Bytes catalogueText(const Bytes& coded) {
  std::vector<std::byte> text(coded.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    text[i] = coded[i] ^ static_cast<std::byte>((kFirstKey + i) & 0xff);
  }
  return Bytes::adopt(std::move(text));
}

bool looksLikeCatalogue(const Bytes& head, bool whole) {
  const Bytes text = catalogueText(head);
  Lines lines(viewOf(text.span()));
  const std::string_view first = lines.next();
  if (first.empty() || !lines.ended() || !isPrintable(first)) {
    return false;
  }
  bool any = false;
  while (!lines.atEnd()) {
    const std::string_view line = lines.next();
    if (!lines.ended() && !whole) {
      break;
    }
    if (!line.empty() && (!isPrintable(line) || !parsedLine(line))) {
      return false;
    }
    any = any || !line.empty();
  }
  // An empty one is told by the name of its DAT.
  return any || first.ends_with(".dat");
}

Result<Catalogue> readCatalogue(const Bytes& text, const ByteRange& where, const Limits& limits,
                                Diagnostics& diagnostics) {
  if (text.size() > std::numeric_limits<std::uint32_t>::max()) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached, base::translate("formats", "the catalogue is larger than 4 GiB")));
  }
  Lines lines(viewOf(text.span()));
  Catalogue catalogue;
  const std::string_view first = lines.next();
  if (first.empty() || !isPrintable(first)) {
    return std::unexpected(Error::of(ErrorCode::WrongFormat, base::translate("formats", "this is not a catalogue")));
  }
  catalogue.dataName = latin1(first);
  while (!lines.atEnd()) {
    const std::size_t start = lines.position();
    const std::string_view line = lines.next();
    const ByteRange place{where.space, where.offset + start, line.size()};
    if (line.empty()) {
      continue;
    }
    if (catalogue.members.size() >= limits.maxArchiveEntries) {
      diagnostics.damage(
          base::translate("formats", "more than %1 members; the others are not listed").arg(limits.maxArchiveEntries),
          place);
      break;
    }
    const auto parsed = parsedLine(line);
    const bool fits = parsed && parsed->size <= std::numeric_limits<std::uint64_t>::max() / 2 - catalogue.sizesSum;
    if (!fits) {
      // Where the members behind it lie cannot be known.
      diagnostics.damage(base::translate("formats", "\"%1\" is not a path and size; the rest is not read")
                             .arg(latin1(line.substr(0, 80))),
                         place);
      break;
    }
    catalogue.members.push_back({latin1(parsed->path), catalogue.sizesSum, parsed->size,
                                 static_cast<std::uint32_t>(start), static_cast<std::uint32_t>(line.size()), false});
    catalogue.sizesSum += parsed->size;
  }
  markShadowed(catalogue);
  return catalogue;
}

} // namespace vitrine::formats::x3
