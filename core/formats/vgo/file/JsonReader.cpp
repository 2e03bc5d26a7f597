#include "core/base/Translate.h"
#include "core/formats/vgo/file/JsonText.h"
#include "core/formats/vgo/file/MembersRead.h"
#include "core/formats/vgo/file/TreeBuilder.h"

#include <charconv>
#include <cmath>

namespace vitrine::formats::vgo {
namespace {

using structure::JsonValue;

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

bool isBlank(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

class JsonParser {
public:
  JsonParser(std::string_view text, const ByteRange& where, const Limits& limits)
      : m_text(text), m_where(where), m_tree(where.space, limits) {}

  MembersRead run() {
    if (m_text.starts_with(kByteOrderMark)) {
      m_at = kByteOrderMark.size();
    }
    bool ok = readValue({});
    while (ok && m_tree.anyOpen()) {
      ok = readNext();
    }
    if (ok) {
      expectEnd();
    }
    return {m_tree.take(place(m_at)), std::move(m_error)};
  }

private:
  std::uint64_t place(std::size_t at) const { return m_where.offset + at; }

  bool fail(const QString& message, std::size_t at, ErrorCode code = ErrorCode::Damaged) {
    m_error = Error::damaged(message, place(at), m_where.space);
    m_error->code = code;
    return false;
  }

  /// The next byte that is not blank; NUL at the end, which stands nowhere else in JSON.
  char peek() {
    while (m_at < m_text.size() && isBlank(m_text[m_at])) {
      ++m_at;
    }
    return m_at < m_text.size() ? m_text[m_at] : '\0';
  }

  bool unexpected(const char* wanted) {
    const char c = peek();
    if (m_at >= m_text.size()) {
      return fail(base::translate("formats", "the JSON text ends where %1 belongs").arg(QLatin1StringView(wanted)),
                  m_at);
    }
    const QString shown = c > 0x20 && c < 0x7f
                              ? QString(QLatin1Char(c))
                              : QStringLiteral("\\x%1").arg(static_cast<unsigned char>(c), 2, 16, QLatin1Char('0'));
    return fail(base::translate("formats", "%1 belongs here, not \"%2\"").arg(QLatin1StringView(wanted), shown), m_at);
  }

  JsonValue* add(JsonValue::Kind kind, const QString& name, std::size_t start, std::size_t end) {
    const auto added = m_tree.add(kind, name, place(start), place(end));
    if (!added) {
      fail(added.error().message, start, added.error().code);
      return nullptr;
    }
    return *added;
  }

  /// The next element of what is open, or its end.
  bool readNext() {
    const bool array = m_tree.innermost().kind == JsonValue::Kind::Array;
    const bool first = m_tree.innermost().children == 0;
    const char closing = array ? ']' : '}';
    if (peek() == closing) {
      m_tree.close(place(++m_at));
      return true;
    }
    if (!first) {
      if (peek() != ',') {
        return unexpected(array ? "a comma or ]" : "a comma or }");
      }
      ++m_at;
    }
    return array ? readValue({}) : readMember(first);
  }

  bool readMember(bool first) {
    if (peek() != '"') {
      return unexpected(first ? "a name or }" : "a name");
    }
    const auto name = readText();
    if (!name) {
      return false;
    }
    if (peek() != ':') {
      return unexpected("a colon");
    }
    ++m_at;
    return readValue(name->hasEscapes() ? name->decoded() : m_tree.name(name->raw));
  }

  bool readValue(const QString& name) {
    const char c = peek();
    const std::size_t start = m_at;
    switch (c) {
    case '{':
    case '[':
      ++m_at;
      return add(c == '{' ? JsonValue::Kind::Object : JsonValue::Kind::Array, name, start, m_at) != nullptr;
    case '"':
      return readTextValue(name);
    case 't':
      return readWord("true", JsonValue::Kind::Bool, name);
    case 'f':
      return readWord("false", JsonValue::Kind::Bool, name);
    case 'n':
      return readWord("null", JsonValue::Kind::Null, name);
    default:
      return c == '-' || isDigit(c) ? readNumber(name) : unexpected("a value");
    }
  }

  std::optional<JsonText> readText() {
    const JsonText text = jsonTextAt(m_text, m_at);
    if (text.fault) {
      fail(QLatin1StringView(text.fault), text.faultAt);
      return std::nullopt;
    }
    m_at = text.end;
    return text;
  }

  bool readTextValue(const QString& name) {
    const std::size_t start = m_at;
    const auto text = readText();
    JsonValue* member = text ? add(JsonValue::Kind::Text, name, start, m_at) : nullptr;
    if (member) {
      member->text = text->decoded();
    }
    return member != nullptr;
  }

  bool readWord(std::string_view word, JsonValue::Kind kind, const QString& name) {
    if (!m_text.substr(m_at).starts_with(word)) {
      return unexpected("a value");
    }
    const std::size_t start = m_at;
    m_at += word.size();
    JsonValue* member = add(kind, name, start, m_at);
    if (member) {
      member->number = word == "true" ? 1 : 0;
    }
    return member != nullptr;
  }

  bool skipDigits(std::size_t& at) const {
    const std::size_t first = at;
    while (at < m_text.size() && isDigit(m_text[at])) {
      ++at;
    }
    return at > first;
  }

  bool startsAt(std::size_t at, std::string_view any) const {
    return at < m_text.size() && any.find(m_text[at]) != std::string_view::npos;
  }

  /// The end of the number at the cursor; 0 when it is none.
  std::size_t endOfNumber(bool& isInteger) const {
    std::size_t at = m_at + (m_text[m_at] == '-' ? 1 : 0);
    const bool zero = startsAt(at, "0");
    if (!skipDigits(at) || (zero && at > m_at + (m_text[m_at] == '-' ? 2 : 1))) {
      return 0;
    }
    if (startsAt(at, ".")) {
      isInteger = false;
      if (!skipDigits(++at)) {
        return 0;
      }
    }
    if (startsAt(at, "eE")) {
      isInteger = false;
      at += startsAt(at + 1, "+-") ? 2 : 1;
      if (!skipDigits(at)) {
        return 0;
      }
    }
    return at;
  }

  bool readNumber(const QString& name) {
    bool isInteger = true;
    const std::size_t start = m_at;
    const std::size_t end = endOfNumber(isInteger);
    if (end == 0) {
      return fail(base::translate("formats", "this is no JSON number"), start);
    }
    double value = 0;
    const auto parsed = std::from_chars(m_text.data() + start, m_text.data() + end, value);
    if (parsed.ec == std::errc::result_out_of_range) {
      value = outOfRange(m_text.substr(start, end - start));
    }
    m_at = end;
    JsonValue* member = add(JsonValue::Kind::Number, name, start, end);
    if (member) {
      member->isInteger = isInteger;
      member->number = value;
    }
    return member != nullptr;
  }

  /// Too large is infinite, too small is nothing.
  static double outOfRange(std::string_view number) {
    const bool tiny = number.find("e-") != std::string_view::npos || number.find("E-") != std::string_view::npos ||
                      number.starts_with("0.") || number.starts_with("-0.");
    return std::copysign(tiny ? 0.0 : HUGE_VAL, number.front() == '-' ? -1.0 : 1.0);
  }

  /// Zero bytes may follow: chunks are padded with them, and not every writer counts them as padding.
  void expectEnd() {
    while (peek() == '\0' && m_at < m_text.size()) {
      ++m_at;
    }
    if (m_at < m_text.size()) {
      fail(base::translate("formats", "there is more behind the end of the JSON text"), m_at);
    }
  }

  std::string_view m_text;
  ByteRange m_where;
  std::size_t m_at = 0;
  TreeBuilder m_tree;
  std::optional<Error> m_error;
};

} // namespace

MembersRead readJson(const Bytes& text, const ByteRange& where, const Limits& limits) {
  return JsonParser({reinterpret_cast<const char*>(text.data()), text.size()}, where, limits).run();
}

} // namespace vitrine::formats::vgo
