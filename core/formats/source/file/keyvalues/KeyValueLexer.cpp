#include "core/formats/source/file/keyvalues/KeyValueLexer.h"

#include "core/bytes/ByteReader.h"
#include "core/bytes/Text.h"

#include <string_view>

namespace vitrine::formats::source {
namespace {

bool isSeparator(char16_t unit) {
  return unit <= u' '; // control characters, NUL among them, separate tokens as blanks do
}

QString unescaped(const QString& text) {
  constexpr std::u16string_view kCodes = u"nt\\\"";
  constexpr std::u16string_view kMeanings = u"\n\t\\\"";
  QString out;
  out.reserve(text.size());
  for (qsizetype i = 0; i < text.size(); ++i) {
    if (text[i] != QLatin1Char('\\') || i + 1 == text.size()) {
      out += text[i];
      continue;
    }
    const auto code = kCodes.find(text[++i].unicode());
    if (code == kCodes.npos) {
      out += QLatin1Char('\\');
    }
    out += code == kCodes.npos ? text[i] : QChar(kMeanings[code]);
  }
  return out;
}

bool hasByteOrderMark(const Bytes& text, std::initializer_list<unsigned char> mark) {
  return text.size() >= mark.size() && std::equal(mark.begin(), mark.end(), text.data(),
                                                  [](unsigned char a, std::byte b) { return std::byte{a} == b; });
}

} // namespace

KeyValueLexer::KeyValueLexer(Bytes text, bool escapes) : m_text(std::move(text)), m_escapes(escapes) {
  if (hasByteOrderMark(m_text, {0xff, 0xfe})) {
    m_start = 2;
    m_unitBytes = 2;
  } else if (hasByteOrderMark(m_text, {0xef, 0xbb, 0xbf})) {
    m_start = 3;
  }
  m_units = (m_text.size() - m_start) / m_unitBytes;
  m_next = lex();
}

char16_t KeyValueLexer::at(std::size_t unit) const {
  const std::size_t offset = m_start + unit * m_unitBytes;
  return m_unitBytes == 2 ? char16_t{bytes::loadU16(m_text.data() + offset)}
                          : std::to_integer<char16_t>(m_text[offset]);
}

KeyValueToken KeyValueLexer::take() {
  KeyValueToken taken = std::move(m_next);
  m_next = lex();
  return taken;
}

void KeyValueLexer::skipBlanks() {
  while (m_position < m_units) {
    if (isSeparator(at(m_position))) {
      ++m_position;
    } else if (at(m_position) == u'/' && m_position + 1 < m_units && at(m_position + 1) == u'/') {
      while (m_position < m_units && at(m_position) != u'\n') {
        ++m_position;
      }
    } else {
      return;
    }
  }
}

KeyValueToken KeyValueLexer::textToken(std::size_t start, std::size_t end) const {
  KeyValueToken token{.kind = KeyValueToken::Kind::Text};
  token.offset = byteOffset(start);
  token.size = (end - start) * m_unitBytes;
  const auto bytes =
      m_text.span().subspan(static_cast<std::size_t>(token.offset), static_cast<std::size_t>(token.size));
  if (m_unitBytes == 1) {
    token.text = bytes::decodeText(bytes);
    return token;
  }
  token.text.reserve(static_cast<qsizetype>(end - start));
  for (std::size_t unit = start; unit < end; ++unit) {
    token.text += QChar(at(unit));
  }
  return token;
}

KeyValueToken KeyValueLexer::lexQuoted() {
  const std::size_t start = ++m_position;
  std::size_t lineEnd = m_units;
  while (m_position < m_units && at(m_position) != u'"') {
    if (at(m_position) == u'\n') {
      lineEnd = std::min(lineEnd, m_position);
    }
    m_position += m_escapes && at(m_position) == u'\\' ? 2 : 1;
  }
  const bool closed = m_position < m_units;
  const std::size_t end = closed ? m_position : lineEnd;
  KeyValueToken token = textToken(start, end);
  token.quoted = true;
  token.unclosed = !closed;
  if (m_escapes) {
    token.text = unescaped(token.text);
  }
  // Values may run over several lines, but one that never ends is a forgotten quote: the rest is read as usual.
  m_position = closed ? end + 1 : end;
  return token;
}

KeyValueToken KeyValueLexer::lexBare() {
  const std::size_t start = m_position;
  const bool bracket = at(start) == u'[';
  while (m_position < m_units) {
    const char16_t unit = at(m_position);
    if (bracket ? unit == u'\n' : isSeparator(unit) || unit == u'{' || unit == u'}' || unit == u'"') {
      break;
    }
    ++m_position;
    if (bracket && unit == u']') {
      break;
    }
  }
  return textToken(start, m_position);
}

KeyValueToken KeyValueLexer::lex() {
  skipBlanks();
  if (m_position >= m_units) {
    KeyValueToken end;
    end.offset = m_text.size();
    return end;
  }
  const char16_t unit = at(m_position);
  if (unit == u'"') {
    return lexQuoted();
  }
  if (unit == u'{' || unit == u'}') {
    KeyValueToken brace = textToken(m_position, m_position + 1);
    brace.kind = unit == u'{' ? KeyValueToken::Kind::Open : KeyValueToken::Kind::Close;
    ++m_position;
    return brace;
  }
  return lexBare();
}

} // namespace vitrine::formats::source
