#include "core/base/Translate.h"
#include "core/bytes/ByteReader.h"
#include "core/formats/vgo/file/MembersRead.h"
#include "core/formats/vgo/file/TreeBuilder.h"

#include <charconv>
#include <cmath>

namespace vitrine::formats::vgo {
namespace {

using structure::JsonValue;

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
constexpr std::string_view kBlanks = " \t\n\r";
constexpr std::string_view kDigits = "0123456789";

struct Escape {
  std::size_t length = 0; ///< 0: it is none
  char16_t unit = 0;
};

/// The escape that a text begins with.
Escape escapeOf(std::string_view text) {
  constexpr std::string_view kEscapes = "\"\\/bfnrt";
  constexpr std::string_view kUnits = "\"\\/\b\f\n\r\t";
  constexpr std::size_t kHexDigits = 4;
  if (text.starts_with("\\u")) {
    const std::string_view digits = text.substr(2, kHexDigits);
    const char* end = digits.data() + digits.size();
    std::uint16_t unit = 0;
    const bool isHex = std::from_chars(digits.data(), end, unit, 16).ptr == end && digits.size() == kHexDigits;
    return isHex ? Escape{2 + kHexDigits, unit} : Escape{};
  }
  const std::size_t letter = text.size() < 2 ? std::string_view::npos : kEscapes.find(text[1]);
  return letter == std::string_view::npos ? Escape{} : Escape{2, static_cast<char16_t>(kUnits[letter])};
}

QString plainText(std::string_view raw) {
  return QString::fromUtf8(raw.data(), static_cast<qsizetype>(raw.size()));
}

/// A text as it lies between its quotes with escapes resolved; halves of surrogate pairs on their own become U+FFFD.
QString decodedText(std::string_view raw) {
  if (!raw.contains('\\')) {
    return plainText(raw);
  }
  QString text;
  while (!raw.empty()) {
    const std::size_t plain = std::min(raw.find('\\'), raw.size());
    text += plainText(raw.substr(0, plain));
    raw.remove_prefix(plain);
    if (!raw.empty()) {
      const Escape escape = escapeOf(raw);
      text += QChar(escape.unit);
      raw.remove_prefix(escape.length);
    }
  }
  return QString::fromStdU32String(text.toStdU32String());
}

class JsonParser {
public:
  JsonParser(std::string_view text, const ByteRange& where, const Limits& limits)
      : m_text(text), m_where(where), m_tree(where.space, limits) {}

  MembersRead run() {
    MembersRead read;
    try {
      m_at = m_text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
      readValue({});
      while (m_tree.anyOpen()) {
        readNext();
      }
      expectEnd();
    } catch (const bytes::ReadError& thrown) {
      read.error = thrown.error();
    }
    read.tree = m_tree.take(place(m_at));
    return read;
  }

private:
  std::uint64_t place(std::size_t at) const { return m_where.offset + at; }

  [[noreturn]] void fail(const QString& message, std::size_t at) const {
    throw bytes::ReadError(Error::damaged(message, place(at), m_where.space));
  }

  bool startsAt(std::size_t at, std::string_view any) const { return at < m_text.size() && any.contains(m_text[at]); }

  /// The next byte that is not blank; NUL at the end, which stands nowhere else in JSON.
  char peek() {
    m_at = std::min(m_text.find_first_not_of(kBlanks, m_at), m_text.size());
    return m_at < m_text.size() ? m_text[m_at] : '\0';
  }

  [[noreturn]] void failWanting(const char* wanted) {
    const char c = peek();
    if (m_at >= m_text.size()) {
      fail(base::translate("formats", "the JSON text ends, but %1 is expected").arg(QLatin1StringView(wanted)), m_at);
    }
    const QString shown = c > 0x20 && c < 0x7f
                              ? QString(QLatin1Char(c))
                              : QStringLiteral("\\x%1").arg(static_cast<unsigned char>(c), 2, 16, QLatin1Char('0'));
    fail(base::translate("formats", "%1 is expected here, not \"%2\"").arg(QLatin1StringView(wanted), shown), m_at);
  }

  /// A value from `start` to the cursor.
  JsonValue& add(JsonValue::Kind kind, const QString& name, std::size_t start) {
    return m_tree.add(kind, name, place(start), place(m_at));
  }

  /// The next element of what is open, or its end.
  void readNext() {
    const bool array = m_tree.innermost().kind == JsonValue::Kind::Array;
    const bool first = m_tree.innermost().children == 0;
    if (peek() == (array ? ']' : '}')) {
      m_tree.close(place(++m_at));
      return;
    }
    if (!first) {
      if (peek() != ',') {
        failWanting(array ? "a comma or ]" : "a comma or }");
      }
      ++m_at;
    }
    readValue(array ? QString() : readName(first));
  }

  QString readName(bool first) {
    if (peek() != '"') {
      failWanting(first ? "a name or }" : "a name");
    }
    const std::string_view name = readText();
    if (peek() != ':') {
      failWanting("a colon");
    }
    ++m_at;
    return name.contains('\\') ? decodedText(name) : m_tree.name(name);
  }

  void readValue(const QString& name) {
    const char c = peek();
    const std::size_t start = m_at;
    switch (c) {
    case '{':
    case '[':
      ++m_at;
      add(c == '{' ? JsonValue::Kind::Object : JsonValue::Kind::Array, name, start);
      return;
    case '"': {
      const std::string_view text = readText();
      add(JsonValue::Kind::Text, name, start).text = decodedText(text);
      return;
    }
    case 't':
      readWord("true", JsonValue::Kind::Bool, name);
      return;
    case 'f':
      readWord("false", JsonValue::Kind::Bool, name);
      return;
    case 'n':
      readWord("null", JsonValue::Kind::Null, name);
      return;
    default:
      readNumber(name);
    }
  }

  /// The text at the cursor as it lies between its quotes.
  std::string_view readText() {
    std::size_t end = m_at + 1;
    while (end < m_text.size() && m_text[end] != '"') {
      if (static_cast<unsigned char>(m_text[end]) < 0x20) {
        fail(base::translate("formats", "a text contains a control character"), end);
      }
      const std::size_t length = m_text[end] == '\\' ? escapeOf(m_text.substr(end)).length : 1;
      if (length == 0) {
        fail(base::translate("formats", "this is not a JSON escape sequence"), end);
      }
      end += length;
    }
    if (end >= m_text.size()) {
      fail(base::translate("formats", "the JSON text ends inside a string"), m_text.size());
    }
    const std::string_view raw = m_text.substr(m_at + 1, end - m_at - 1);
    if (!isUtf8(raw)) {
      fail(base::translate("formats", "a text is not UTF-8"), m_at);
    }
    m_at = end + 1;
    return raw;
  }

  void readWord(std::string_view word, JsonValue::Kind kind, const QString& name) {
    if (!m_text.substr(m_at).starts_with(word)) {
      failWanting("a value");
    }
    const std::size_t start = m_at;
    m_at += word.size();
    add(kind, name, start).number = word == "true" ? 1 : 0;
  }

  bool skipDigits(std::size_t& at) const {
    const std::size_t first = at;
    at = std::min(m_text.find_first_not_of(kDigits, at), m_text.size());
    return at > first;
  }

  /// The end of the number at the cursor; 0 when it is none.
  std::size_t endOfNumber() const {
    std::size_t at = m_at + (startsAt(m_at, "-") ? 1 : 0);
    const bool zeroLeads = startsAt(at, "0") && startsAt(at + 1, kDigits);
    bool sound = !zeroLeads && skipDigits(at);
    if (sound && startsAt(at, ".")) {
      sound = skipDigits(++at);
    }
    if (sound && startsAt(at, "eE")) {
      at += startsAt(at + 1, "+-") ? 2 : 1;
      sound = skipDigits(at);
    }
    return sound ? at : 0;
  }

  void readNumber(const QString& name) {
    if (!startsAt(m_at, kDigits) && !startsAt(m_at, "-")) {
      failWanting("a value");
    }
    const std::size_t start = m_at;
    const std::size_t end = endOfNumber();
    if (end == 0) {
      fail(base::translate("formats", "this is not a JSON number"), start);
    }
    const std::string_view text = m_text.substr(start, end - start);
    m_at = end;
    JsonValue& member = add(JsonValue::Kind::Number, name, start);
    member.isInteger = text.find_first_of(".eE") == std::string_view::npos;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), member.number);
    if (parsed.ec == std::errc::result_out_of_range) {
      member.number = outOfRange(text);
    }
  }

  /// Too large is infinite, too small is nothing.
  static double outOfRange(std::string_view number) {
    const bool tiny =
        number.contains("e-") || number.contains("E-") || number.starts_with("0.") || number.starts_with("-0.");
    return std::copysign(tiny ? 0.0 : HUGE_VAL, number.front() == '-' ? -1.0 : 1.0);
  }

  /// Zero bytes may follow: chunks are padded with them, and not every writer counts them as padding.
  void expectEnd() {
    while (peek() == '\0' && m_at < m_text.size()) {
      ++m_at;
    }
    if (m_at < m_text.size()) {
      fail(base::translate("formats", "there is data after the end of the JSON text"), m_at);
    }
  }

  std::string_view m_text;
  ByteRange m_where;
  std::size_t m_at = 0;
  TreeBuilder m_tree;
};

} // namespace

MembersRead readJson(const Bytes& text, const ByteRange& where, const Limits& limits) {
  return JsonParser({reinterpret_cast<const char*>(text.data()), text.size()}, where, limits).run();
}

} // namespace vitrine::formats::vgo
