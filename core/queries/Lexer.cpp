#include "core/queries/Lexer.h"

#include "core/base/Translate.h"

#include <array>
#include <optional>

namespace vitrine::queries {
namespace {

constexpr std::array kSymbols{"&&", "||", "==", "!=", "<=", ">=", "!~", "<", ">", "=", "~", "!", "+",
                              "-",  "*",  "/",  "%",  "&",  "|",  "(",  ")", "[", "]", ".", ","};

bool beginsName(QChar letter) {
  return letter.isLetter() || letter == QLatin1Char('_') || letter == QLatin1Char('$');
}

bool isDigit(QChar letter) {
  return letter >= QLatin1Char('0') && letter <= QLatin1Char('9');
}

/// Reads one token after another.
class Lexer {
public:
  explicit Lexer(const QString& text) : m_text(text) {}

  Parsed<std::vector<Token>> all() {
    if (m_text.size() > kMostCharacters) {
      return std::unexpected(QueryError{
          base::translate("formats", "the expression is longer than %1 characters").arg(kMostCharacters), {}});
    }
    std::vector<Token> tokens;
    while (true) {
      skipBlanks();
      auto token = next(tokens.empty() ? Token() : tokens.back());
      if (!token) {
        return std::unexpected(token.error());
      }
      tokens.push_back(std::move(*token));
      if (tokens.back().kind == TokenKind::End) {
        return tokens;
      }
    }
  }

private:
  QChar letter(qsizetype ahead = 0) const {
    return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : QChar(QChar::Null);
  }

  void skipBlanks() {
    while (m_at < m_text.size() && m_text[m_at].isSpace()) {
      ++m_at;
    }
  }

  Token made(TokenKind kind, qsizetype start, QString text = {}) const {
    Token token;
    token.kind = kind;
    token.text = std::move(text);
    token.place = {start, m_at - start};
    return token;
  }

  Parsed<Token> next(const Token& before) {
    const qsizetype start = m_at;
    if (m_at >= m_text.size()) {
      return made(TokenKind::End, start);
    }
    if (letter() == QLatin1Char('"') || letter() == QLatin1Char('\'')) {
      return quoted(TokenKind::Text);
    }
    if (letter() == QLatin1Char('`')) {
      return quoted(TokenKind::QuotedName);
    }
    const bool matches = before.text == QLatin1String("matches") && before.kind == TokenKind::Name;
    const bool tilde = before.kind == TokenKind::Symbol && before.text.endsWith(QLatin1Char('~'));
    if (letter() == QLatin1Char('/') && (matches || tilde)) {
      return regex();
    }
    if (isDigit(letter())) {
      return number();
    }
    if (beginsName(letter())) {
      while (beginsName(letter()) || letter().isLetterOrNumber()) {
        ++m_at;
      }
      return made(TokenKind::Name, start, m_text.mid(start, m_at - start));
    }
    return symbol();
  }

  Parsed<Token> symbol() {
    const qsizetype start = m_at;
    for (const char* each : kSymbols) {
      const QLatin1StringView symbol(each);
      if (QStringView(m_text).mid(m_at).startsWith(symbol)) {
        m_at += symbol.size();
        return made(TokenKind::Symbol, start, symbol);
      }
    }
    return std::unexpected(
        QueryError{base::translate("formats", "\"%1\" is not valid here").arg(letter()), {start, 1}});
  }

  Parsed<Token> quoted(TokenKind kind) {
    const qsizetype start = m_at;
    const QChar quote = letter();
    QString content;
    for (++m_at; m_at < m_text.size(); ++m_at) {
      if (letter() == quote) {
        ++m_at;
        return made(kind, start, content);
      }
      if (letter() == QLatin1Char('\\') && kind == TokenKind::Text && m_at + 1 < m_text.size()) {
        ++m_at;
        content += letter() == QLatin1Char('n')   ? QLatin1Char('\n')
                   : letter() == QLatin1Char('t') ? QLatin1Char('\t')
                                                  : letter();
      } else {
        content += letter();
      }
    }
    return std::unexpected(
        QueryError{base::translate("formats", "this quote is not closed"), {start, m_text.size() - start}});
  }

  Parsed<Token> regex() {
    const qsizetype start = m_at;
    QString pattern;
    for (++m_at; m_at < m_text.size(); ++m_at) {
      if (letter() == QLatin1Char('/')) {
        ++m_at;
        Token token = made(TokenKind::Regex, start, pattern);
        if (letter() == QLatin1Char('i')) {
          ++m_at;
          token.ignoreCase = true;
          ++token.place.length;
        }
        return token;
      }
      if (letter() == QLatin1Char('\\') && letter(1) == QLatin1Char('/')) {
        ++m_at;
      } else if (letter() == QLatin1Char('\\') && m_at + 1 < m_text.size()) {
        pattern += letter();
        ++m_at;
      }
      pattern += letter();
    }
    return std::unexpected(QueryError{base::translate("formats", "this regular expression is not closed by a slash"),
                                      {start, m_text.size() - start}});
  }

  Parsed<Token> number() {
    const qsizetype start = m_at;
    const bool isHex = letter() == QLatin1Char('0') && (letter(1) == QLatin1Char('x') || letter(1) == QLatin1Char('X'));
    bool isReal = false;
    while (letter().isLetterOrNumber() || (!isHex && isFraction(start, isReal))) {
      ++m_at;
    }
    const QString digits = m_text.mid(start, m_at - start);
    isReal = isReal || (!isHex && digits.contains(QLatin1Char('e'), Qt::CaseInsensitive));
    Token token = made(isReal ? TokenKind::Real : TokenKind::Integer, start, digits);
    bool valid = false;
    if (isReal) {
      token.real = digits.toDouble(&valid);
    } else if (isHex) {
      token.integer = static_cast<std::int64_t>(digits.mid(2).toULongLong(&valid, 16));
    } else {
      token.integer = digits.toLongLong(&valid, 10);
    }
    return valid ? Parsed<Token>(token)
                 : std::unexpected(
                       QueryError{base::translate("formats", "\"%1\" is not a number").arg(digits), token.place});
  }

  /// True at the point before a digit and at the sign of an exponent, which make the number a real one.
  bool isFraction(qsizetype start, bool& isReal) const {
    const QChar last = m_at > start ? m_text[m_at - 1] : QChar();
    const bool behindExponent = last == QLatin1Char('e') || last == QLatin1Char('E');
    const bool point = letter() == QLatin1Char('.') && isDigit(letter(1)) && !isReal;
    const bool sign =
        behindExponent && (letter() == QLatin1Char('-') || letter() == QLatin1Char('+')) && isDigit(letter(1));
    isReal = isReal || point || sign;
    return point || sign;
  }

  const QString& m_text;
  qsizetype m_at = 0;
};

} // namespace

Parsed<std::vector<Token>> tokensOf(const QString& text) {
  return Lexer(text).all();
}

} // namespace vitrine::queries
