#include "core/formats/vgo/file/JsonText.h"

#include "core/formats/vgo/file/TreeBuilder.h"

#include <algorithm>

namespace vitrine::formats::vgo {
namespace {

constexpr std::size_t kHexDigits = 4;

/// The number of four hexadecimal digits; -1 when they are none.
int hexAt(std::string_view text, std::size_t at) {
  if (at + kHexDigits > text.size()) {
    return -1;
  }
  int value = 0;
  for (const char c : text.substr(at, kHexDigits)) {
    const int digit = c >= '0' && c <= '9'   ? c - '0'
                      : c >= 'a' && c <= 'f' ? c - 'a' + 10
                      : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                             : -1;
    if (digit < 0) {
      return -1;
    }
    value = value * 16 + digit;
  }
  return value;
}

JsonText faulty(const char* why, std::size_t at) {
  JsonText text;
  text.fault = why;
  text.faultAt = at;
  return text;
}

/// Bytes of the escape at `at`; 0 when it is none.
std::size_t escapeLength(std::string_view document, std::size_t at) {
  constexpr std::string_view kSimple = "\"\\/bfnrt";
  if (at + 1 >= document.size()) {
    return 0;
  }
  if (document[at + 1] == 'u') {
    return hexAt(document, at + 2) < 0 ? 0 : 2 + kHexDigits;
  }
  return kSimple.find(document[at + 1]) == std::string_view::npos ? 0 : 2;
}

QChar simpleEscape(char c) {
  switch (c) {
  case 'b':
    return QLatin1Char('\b');
  case 'f':
    return QLatin1Char('\f');
  case 'n':
    return QLatin1Char('\n');
  case 'r':
    return QLatin1Char('\r');
  case 't':
    return QLatin1Char('\t');
  default:
    return QLatin1Char(c);
  }
}

/// Surrogates without their other half.
void replaceHalves(QString& text) {
  for (qsizetype i = 0; i < text.size(); ++i) {
    if (text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate()) {
      ++i;
    } else if (text[i].isSurrogate()) {
      text[i] = QChar(QChar::ReplacementCharacter);
    }
  }
}

} // namespace

QString JsonText::decoded() const {
  if (!escapes) {
    return QString::fromUtf8(raw.data(), static_cast<qsizetype>(raw.size()));
  }
  QString text;
  std::size_t at = 0;
  while (at < raw.size()) {
    const std::size_t plain = std::min(raw.find('\\', at), raw.size());
    text += QString::fromUtf8(raw.data() + at, static_cast<qsizetype>(plain - at));
    at = plain;
    if (at < raw.size()) {
      const std::size_t length = escapeLength(raw, at);
      text += length > 2 ? QChar(static_cast<char16_t>(hexAt(raw, at + 2))) : simpleEscape(raw[at + 1]);
      at += length;
    }
  }
  replaceHalves(text);
  return text;
}

JsonText jsonTextAt(std::string_view document, std::size_t at) {
  JsonText text;
  std::size_t end = at + 1;
  for (; end < document.size() && document[end] != '"';) {
    if (static_cast<unsigned char>(document[end]) < 0x20) {
      return faulty("a control character stands inside a text", end);
    }
    std::size_t length = 1;
    if (document[end] == '\\') {
      length = escapeLength(document, end);
      text.escapes = true;
    }
    if (length == 0) {
      return faulty("this is no escape of JSON", end);
    }
    end += length;
  }
  if (end >= document.size()) {
    return faulty("the JSON text ends inside a quoted text", document.size());
  }
  text.raw = document.substr(at + 1, end - at - 1);
  text.end = end + 1;
  return isUtf8(text.raw) ? text : faulty("a text is no UTF-8", at);
}

} // namespace vitrine::formats::vgo
