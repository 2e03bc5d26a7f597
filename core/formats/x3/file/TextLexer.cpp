#include "core/formats/x3/file/TextLexer.h"

#include "core/formats/x3/file/PlainText.h"

namespace vitrine::formats::x3 {
namespace {

bool isBlank(char c) {
  return static_cast<unsigned char>(c) <= ' ';
}

bool isLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isLineEnd(char c) {
  return c == '\n' || c == '\r';
}

bool isBrace(char c) {
  return c == '{' || c == '}';
}

bool endsValue(char c) {
  return c == ';' || c == '/' || isBrace(c);
}

std::string_view withoutBlanksBehind(std::string_view text) {
  while (!text.empty() && isBlank(text.back())) {
    text.remove_suffix(1);
  }
  return text;
}

/// Up to the first blank.
std::string_view firstOf(std::string_view text) {
  return text.substr(0, static_cast<std::size_t>(std::ranges::find_if(text, isBlank) - text.begin()));
}

/// The place of the byte that is none, from `at` on, for which `isThere` holds; the size of the text if all are.
template <class Predicate>
std::size_t firstAfter(std::string_view text, std::size_t at, Predicate isThere) {
  while (at < text.size() && !isThere(text[at])) {
    ++at;
  }
  return at;
}

} // namespace

TextLexer::TextLexer(std::span<const std::byte> text)
    : m_text(viewOf(text)), m_at(m_text.starts_with(kUtf8Mark) ? kUtf8Mark.size() : 0) {}

void TextLexer::skipComment() {
  const std::size_t start = m_at;
  m_at = firstAfter(m_text, m_at, isLineEnd);
  if (!m_listener) {
    return;
  }
  const std::size_t told = firstAfter(m_text, start, [](char c) { return c != '/' && (!isBlank(c) || isLineEnd(c)); });
  if (told < m_at && (m_text[told] == '#' || m_text[told] == '!' || m_text[told] == '-')) {
    m_listener(m_text.substr(told, m_at - told), told);
  }
}

bool TextLexer::atWord() {
  return isLetter(peek());
}

bool TextLexer::atNewLine() {
  peek();
  return m_at > m_readEnd && firstAfter(m_text.substr(0, m_at), m_readEnd, isLineEnd) < m_at;
}

bool TextLexer::at(std::string_view start) {
  peek();
  return m_text.substr(m_at).starts_with(start);
}

std::string_view TextLexer::word() {
  peek();
  const std::size_t start = m_at;
  m_at = firstAfter(m_text, m_at, [](char c) { return !isLetter(c) && !isDigit(c) && c != '_'; });
  if (m_at > start && m_at < m_text.size() && m_text[m_at] == ':') {
    ++m_at;
  }
  m_readEnd = m_at;
  return m_text.substr(start, m_at - start);
}

bool TextLexer::take(char token) {
  if (peek() != token) {
    return false;
  }
  m_readEnd = ++m_at;
  return true;
}

/// A value that ends with a ';' at `end`.
void TextLexer::endPlainValue(std::size_t end) {
  m_valueStart = m_at;
  m_valueEnd = end;
  m_readEnd = m_at = end + 1;
}

/// The next value up to a ';', brace, comment or the end, without what ends it; of a longer one only the beginning. For
/// numbers: what is longer is none, and must not be looked through once for each place where one might begin.
std::string_view TextLexer::shortValue() {
  constexpr std::size_t kMost = 128;
  peek();
  const std::size_t end = firstAfter(m_text.substr(0, std::min(m_at + kMost, m_text.size())), m_at, endsValue);
  return setValue(end);
}

std::string_view TextLexer::setValue(std::size_t end) {
  const std::string_view found = withoutBlanksBehind(m_text.substr(m_at, end - m_at));
  m_valueStart = m_at;
  m_valueEnd = m_at + found.size();
  return found;
}

/// From the end of a value: its ';', which the last before a brace or the end may lack.
void TextLexer::endValue() {
  const char c = peek();
  if (c == ';') {
    m_readEnd = ++m_at;
    return;
  }
  m_readEnd = m_valueEnd;
  if (c != 0 && !isBrace(c)) {
    surprise(QT_TRANSLATE_NOOP("formats", "\";\""));
    m_surprise->endMissing = true;
  }
}

template <class Parse>
auto TextLexer::parsed(const char* expected, Parse parse) {
  const std::string_view whole = shortValue();
  auto result = parse(whole);
  if (!result) {
    const std::string_view first = firstOf(whole);
    result = parse(first);
    m_valueEnd = m_valueStart + first.size();
  }
  if (result) {
    m_at = m_valueEnd;
    endValue();
  } else {
    surprise(expected);
  }
  return result.value_or(0);
}

std::int64_t TextLexer::integer() {
  constexpr std::size_t kMostDigits = 18;
  if (m_surprise) {
    return 0;
  }
  const bool negative = peek() == '-';
  const std::size_t first = m_at + (negative ? 1 : 0);
  std::size_t at = first;
  std::int64_t value = 0;
  for (; at < m_text.size() && isDigit(m_text[at]) && at - first < kMostDigits; ++at) {
    value = value * 10 + (m_text[at] - '0');
  }
  if (at > first && at < m_text.size() && m_text[at] == ';') {
    endPlainValue(at);
    return negative ? -value : value;
  }
  return parsed(QT_TRANSLATE_NOOP("formats", "a whole number"), integerFrom);
}

double TextLexer::number() {
  // So many digits fit a double; what is divided is exact, and so is the power of ten: the quotient is the nearest.
  constexpr std::size_t kMostDigits = 15;
  constexpr double kPowers[] = {1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
  if (m_surprise) {
    return 0;
  }
  const bool negative = peek() == '-';
  std::size_t at = m_at + (negative ? 1 : 0);
  std::uint64_t digits = 0;
  std::size_t count = 0;
  std::size_t fraction = 0;
  bool afterPoint = false;
  for (; at < m_text.size() && count <= kMostDigits; ++at) {
    const char c = m_text[at];
    if (isDigit(c)) {
      digits = digits * 10 + static_cast<std::uint64_t>(c - '0');
      fraction += afterPoint ? 1 : 0;
      ++count;
    } else if (c == '.' && !afterPoint) {
      afterPoint = true;
    } else {
      break;
    }
  }
  if (count > 0 && count <= kMostDigits && at < m_text.size() && m_text[at] == ';') {
    endPlainValue(at);
    const double value = static_cast<double>(digits) / kPowers[fraction];
    return negative ? -value : value;
  }
  return parsed(QT_TRANSLATE_NOOP("formats", "a number"), numberFrom);
}

std::uint32_t TextLexer::flags() {
  return m_surprise ? 0 : parsed(QT_TRANSLATE_NOOP("formats", "flags"), flagsFrom);
}

QString TextLexer::text() {
  // A text that goes on in further lines ends soon, or else the ';' is missing, as it is where a brace comes first:
  // then what stands in those lines belongs to others.
  constexpr std::size_t kMostBelow = 512;
  if (m_surprise) {
    return {};
  }
  peek();
  std::size_t end = firstAfter(m_text, m_at, [](char c) { return endsValue(c) || isLineEnd(c); });
  if (end < m_text.size() && isLineEnd(m_text[end])) {
    const std::size_t most = std::min(end + kMostBelow, m_text.size());
    const std::size_t below = firstAfter(m_text.substr(0, most), end, endsValue);
    end = below < most && !isBrace(m_text[below]) ? below : end;
  }
  const std::string_view found = setValue(end);
  m_at = m_valueEnd;
  const QString text = QString::fromLatin1(found.data(), static_cast<qsizetype>(found.size()));
  endValue();
  return std::ranges::any_of(found, isLineEnd) ? text.simplified() : text;
}

void TextLexer::surprise(const char* expected) {
  constexpr std::size_t kMost = 128;
  if (m_surprise) {
    return;
  }
  peek();
  const std::size_t end = firstAfter(m_text.substr(0, std::min(m_at + kMost, m_text.size())), m_at,
                                     [](char c) { return c == ';' || isLineEnd(c) || isBrace(c); });
  const std::size_t size = withoutBlanksBehind(m_text.substr(m_at, end - m_at)).size();
  m_surprise = Surprise{expected, m_at, m_at < m_text.size() ? std::max(size, std::size_t{1}) : 0};
}

std::optional<Surprise> TextLexer::recover() {
  return std::exchange(m_surprise, std::nullopt);
}

void TextLexer::skipStatement() {
  m_at = firstAfter(m_text, m_at, [](char c) { return c == ';' || c == '/' || isLineEnd(c) || isBrace(c); });
  if (m_at < m_text.size() && m_text[m_at] == ';') {
    ++m_at;
  }
}

void TextLexer::skipLine() {
  m_at = firstAfter(m_text, m_at, [](char c) { return isLineEnd(c) || isBrace(c); });
}

} // namespace vitrine::formats::x3
