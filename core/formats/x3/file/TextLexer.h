#pragma once

#include "core/formats/x3/file/NumberText.h"

#include <QString>

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

namespace vitrine::formats::x3 {

/// Token other than the one expected at its place. Offsets are bytes from the start of the text.
struct Surprise {
  const char* expected = ""; ///< user text (QT_TRANSLATE_NOOP): "a number"
  std::size_t offset = 0;
  std::size_t size = 0;    ///< of what was found instead; 0: the end of the text
  bool endMissing = false; ///< only the ';' is missing: the value before it was read
};

/// Cuts text of bodies and scenes into values, words and braces, in one pass over the bytes.
///
/// A value goes up to its ';' (or a brace, or the end), without blanks around it; '/' begins a comment that lasts to
/// the end of its line; line ends and NULs are blanks. After a surprise nothing more is read, and values are 0 and
/// empty, until `recover` is called: so a reader looks once for each record whether all went well.
class TextLexer {
public:
  /// Called for each comment that may tell something: those with a '#', '!' or '-' behind their slashes and blanks. It
  /// gets what begins there, up to the end of the line, and where that is.
  using CommentListener = std::function<void(std::string_view comment, std::size_t offset)>;

  explicit TextLexer(std::span<const std::byte> text);

  void listen(CommentListener listener) { m_listener = std::move(listener); }

  std::size_t size() const { return m_text.size(); }
  std::size_t offset() const { return m_at; }
  void moveTo(std::size_t offset) { m_at = offset; }
  /// Back to where readEnd() was `readEnd`.
  void moveTo(std::size_t offset, std::size_t readEnd) {
    m_at = offset;
    m_readEnd = readEnd;
  }
  /// Offset behind the last byte that was read as a value (with its ';'), word or brace.
  std::size_t readEnd() const { return m_readEnd; }
  /// Start of the last value, without blanks and ';'.
  std::size_t valueStart() const { return m_valueStart; }
  std::size_t valueEnd() const { return m_valueEnd; }
  /// The last value as it is written.
  std::string_view value() const { return m_text.substr(m_valueStart, m_valueEnd - m_valueStart); }

  /// The next byte that is neither blank nor in a comment, to which it moves on; 0 at the end.
  char peek() {
    while (m_at < m_text.size()) {
      const char c = m_text[m_at];
      if (static_cast<unsigned char>(c) > ' ') {
        if (c != '/') {
          return c;
        }
        skipComment();
      } else {
        ++m_at;
      }
    }
    return 0;
  }

  /// True if a word begins here.
  bool atWord();
  /// True if the next text stands in another line than the value read last.
  bool atNewLine();
  /// True if these characters come next.
  bool at(std::string_view start);
  /// Letters and digits and a ':' right behind them, "P", "VER:"; empty: there is none.
  std::string_view word();
  /// The brace or ';' if it is next.
  bool take(char token);

  std::int64_t integer();
  double number();
  std::uint32_t flags();
  /// Latin-1; comments within are left out, line ends become blanks.
  QString text();

  bool ok() const { return !m_surprise; }
  /// True if the last value was there, with its ';' or without.
  bool wasRead() const { return !m_surprise || m_surprise->endMissing; }
  /// Reports a surprise in what comes next.
  void surprise(const char* expected);
  /// The surprise, after which reading goes on.
  std::optional<Surprise> recover();

  /// Skips behind the next ';' of this line, or to the end of the line or a brace before that.
  void skipStatement();
  /// Skips to the next line, or a brace before that.
  void skipLine();

private:
  void skipComment();
  void endPlainValue(std::size_t end);
  std::string_view shortValue();
  std::string_view setValue(std::size_t end);
  void endValue();
  template <class Parse>
  auto parsed(const char* expected, Parse parse);

  std::string_view m_text;
  std::size_t m_at = 0;
  std::size_t m_readEnd = 0;
  std::size_t m_valueStart = 0;
  std::size_t m_valueEnd = 0;
  std::optional<Surprise> m_surprise;
  CommentListener m_listener;
};

/// Result of `look` when it reads from here; the lexer stays. Not after a surprise, which would be forgotten.
template <class Look>
auto lookingAhead(TextLexer& lexer, Look look) {
  lexer.peek();
  const std::size_t offset = lexer.offset();
  const std::size_t readEnd = lexer.readEnd();
  const auto found = look();
  lexer.recover();
  lexer.moveTo(offset, readEnd);
  return found;
}

} // namespace vitrine::formats::x3
