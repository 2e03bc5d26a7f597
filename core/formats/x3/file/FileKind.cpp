#include "core/formats/x3/file/FileKind.h"

#include "core/formats/x3/file/PlainText.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace vitrine::formats::x3 {
namespace {

constexpr std::array<std::string_view, 9> kBodyTags = {
    "NAME:", "SOUND:", "INFO:", "MATERIAL:", "MATERIAL2:", "MATERIAL3:", "MATERIAL5:", "MATERIAL6:", "BODIES:"};
/// A body without materials starts with its size and a point.
constexpr int kFirstNumbers = 4;

bool isBlankInLine(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\f';
}

/// Of a number as they are written in these files: "-7", "0x2BC", "%101", "1.5".
bool isOfNumber(char c) {
  return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F') || c == 'x' || c == '.' || c == '%';
}

std::string_view withoutBlanks(std::string_view text) {
  const auto first = std::ranges::find_if_not(text, isBlankInLine);
  return text.substr(static_cast<std::size_t>(first - text.begin()));
}

/// True if the text begins with a number; goes behind it.
bool takeNumber(std::string_view& text) {
  std::string_view rest = text;
  if (!rest.empty() && rest.front() == '-') {
    rest.remove_prefix(1);
  }
  if (rest.empty() || (!isDigit(rest.front()) && rest.front() != '%')) {
    return false;
  }
  const auto end = std::ranges::find_if_not(rest, isOfNumber);
  text = rest.substr(static_cast<std::size_t>(end - rest.begin()));
  return true;
}

/// "VER:" or "P 5;", which only scenes have.
bool isSceneLine(std::string_view line) {
  line = withoutBlanks(line);
  if (line.starts_with("VER:")) {
    return true;
  }
  if (line.size() < 2 || line[0] != 'P' || !isBlankInLine(line[1])) {
    return false;
  }
  line = withoutBlanks(line.substr(1));
  return takeNumber(line) && withoutBlanks(line).starts_with(';');
}

bool hasSceneLine(std::string_view text) {
  for (Lines lines(text); !lines.atEnd();) {
    if (isSceneLine(lines.next())) {
      return true;
    }
  }
  return false;
}

/// True if the text but for comments starts with a body's tag, or with as many numbers as a size and a point have.
bool beginsLikeBody(std::string_view text) {
  int numbers = 0;
  for (Lines lines(text); numbers < kFirstNumbers && !lines.atEnd();) {
    std::string_view line = lines.next();
    line = withoutBlanks(line.substr(0, line.find('/')));
    const auto begins = [&](std::string_view tag) { return line.starts_with(tag); };
    if (numbers == 0 && std::ranges::any_of(kBodyTags, begins)) {
      return true;
    }
    while (!line.empty()) {
      if (!takeNumber(line) || !(line = withoutBlanks(line)).starts_with(';')) {
        return numbers >= kFirstNumbers;
      }
      ++numbers;
      line = withoutBlanks(line.substr(1));
    }
  }
  return numbers >= kFirstNumbers;
}

/// Control characters that no text has.
bool looksLikeText(std::string_view text) {
  constexpr char kDosEnd = '\x1a';
  return std::ranges::none_of(text, [](char c) {
    return static_cast<unsigned char>(c) < ' ' && c != '\n' && !isBlankInLine(c) && c != kDosEnd;
  });
}

/// A line that the head's end cuts tells nothing.
std::string_view wholeLines(std::string_view text, bool whole) {
  const std::size_t last = text.rfind('\n');
  return whole || last == std::string_view::npos ? text : text.substr(0, last);
}

} // namespace

FileKind kindOf(const Bytes& head, bool whole) {
  std::string_view text = viewOf(head.span());
  if (text.starts_with("BOB1")) {
    return FileKind::BinaryBody;
  }
  if (text.starts_with("CUT1")) {
    return FileKind::BinaryScene;
  }
  if (text.starts_with(kUtf8Mark)) {
    text.remove_prefix(kUtf8Mark.size());
  }
  if (!looksLikeText(text)) {
    return FileKind::Unknown;
  }
  text = wholeLines(text, whole);
  if (hasSceneLine(text)) {
    return FileKind::TextScene;
  }
  return beginsLikeBody(text) ? FileKind::TextBody : FileKind::Unknown;
}

Recognised recognise(const Bytes& head, bool whole) {
  const bytes::Decoded plain = unwrappedHead(head);
  return {kindOf(plain.bytes, whole && plain.complete), wrappingOf(head)};
}

} // namespace vitrine::formats::x3
