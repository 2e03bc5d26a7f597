#include "ui/settings/SettingsVariants.h"

#include <QDataStream>
#include <QMetaType>
#include <QString>

#include <algorithm>
#include <vector>

namespace vitrine::ui {
namespace {

/// Vitrine writes lists of maps of text lists.
constexpr int kMostDepth = 4;
/// Limit of values in all variants. It bounds the time that a hostile file can take.
constexpr int kMostValues = 1'000'000;
/// QSettings drops these bytes at the start of a value.
constexpr QByteArrayView kByteOrderMark("\xef\xbb\xbf");
constexpr quint32 kNoText = 0xffffffff; ///< length of a null text

bool isLineBreak(char c) {
  return c == '\n' || c == '\r';
}

/// Number of digits of base 8 or 16 from `at`, with their value.
struct Digits {
  qsizetype count = 0;
  uint value = 0;
};

Digits digitsAt(const QByteArray& text, qsizetype at, uint base) {
  const auto digitOf = [](char c) -> uint {
    return c >= '0' && c <= '9'   ? static_cast<uint>(c - '0')
           : c >= 'a' && c <= 'f' ? static_cast<uint>(c - 'a') + 10
           : c >= 'A' && c <= 'F' ? static_cast<uint>(c - 'A') + 10
                                  : 16;
  };
  Digits digits;
  while (at + digits.count < text.size() && digitOf(text[at + digits.count]) < base) {
    digits.value = digits.value * base + digitOf(text[at + digits.count]);
    ++digits.count;
  }
  return digits;
}

/// Appends the character of the escape sequence whose backslash is at `at`. Returns the position behind the sequence.
qsizetype unescapeAt(const QByteArray& text, qsizetype at, QByteArray& plain) {
  constexpr QByteArrayView kLetters("abfnrtv\"?'\\");
  constexpr QByteArrayView kMeanings("\a\b\f\n\r\t\v\"?'\\");
  constexpr uint kLastLatin = 0xff;
  const char letter = text.at(at + 1);
  const bool hexadecimal = letter == 'x';
  const Digits digits = digitsAt(text, at + (hexadecimal ? 2 : 1), hexadecimal ? 16 : 8);
  if (digits.count > 0) {
    const uint number = digits.value & 0xffff;
    plain += number <= kLastLatin ? static_cast<char>(number) : '?';
    return at + (hexadecimal ? 2 : 1) + digits.count;
  }
  if (const qsizetype known = kLetters.indexOf(letter); known >= 0) {
    plain += kMeanings[known];
  } else if (isLineBreak(letter) && at + 2 < text.size() && isLineBreak(text[at + 2]) && text[at + 2] != letter) {
    return at + 3;
  }
  return at + 2;
}

/// Values of a settings file as QSettings decodes them, before it makes variants of them.
class DecodedValues {
public:
  explicit DecodedValues(QByteArray content)
      : m_text(QString::fromUtf8(content.replace(kByteOrderMark, QByteArrayView())).toLatin1()) {
    m_plain.reserve(m_text.size());
    while (m_at < m_text.size()) {
      decodeNext();
    }
  }

  /// All decoded bytes, one value after the other.
  const QByteArray& plain() const { return m_plain; }
  /// Positions in plain() at which a value, an entry of a list or a line starts.
  const std::vector<qsizetype>& starts() const { return m_starts; }

private:
  void decodeNext() {
    const char c = m_text.at(m_at);
    if (c == '\\' && m_at + 1 < m_text.size()) {
      m_at = unescapeAt(m_text, m_at, m_plain);
    } else if (c == '"') {
      m_quotedLine = !m_quotedLine;
      m_quotedValue = !m_quotedValue;
      ++m_at;
      skipSpaces();
    } else if (c == ';' && !m_quotedLine) {
      while (m_at < m_text.size() && !isLineBreak(m_text[m_at])) {
        ++m_at; // a comment
      }
    } else if (isLineBreak(c) && !m_quotedLine) {
      m_afterKey = false;
      start();
    } else if ((c == '=' && !m_afterKey) || (c == ',' && !m_quotedValue)) {
      m_afterKey = m_afterKey || c == '=';
      start();
    } else {
      m_plain += c;
      ++m_at;
    }
  }
  /// Starts a value behind the current character.
  void start() {
    m_quotedValue = false;
    ++m_at;
    skipSpaces();
    m_starts.push_back(m_plain.size());
  }
  /// Spaces do not count at the start of a value and behind quotes.
  void skipSpaces() {
    while (!m_quotedValue && m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\t')) {
      ++m_at;
    }
  }

  QByteArray m_text;
  qsizetype m_at = 0;
  QByteArray m_plain;
  std::vector<qsizetype> m_starts;
  bool m_afterKey = false;    ///< behind the equals sign of a line
  bool m_quotedLine = false;  ///< quotes of the key count
  bool m_quotedValue = false; ///< quotes of the key do not count
};

/// Walks through variants without building them.
class VariantWalk {
public:
  /// Returns true if the variant that starts at `start` is one that Vitrine may have written.
  bool accepts(const QByteArray& plain, qsizetype start) {
    QDataStream stream(QByteArray::fromRawData(plain.constData() + start, plain.size() - start));
    stream.setVersion(QDataStream::Qt_4_0); // as QSettings does
    return skipVariant(stream, 0);
  }

private:
  static bool skipBytes(QDataStream& stream) {
    quint32 length = 0;
    stream >> length;
    if (stream.status() != QDataStream::Ok || length == kNoText) {
      return stream.status() == QDataStream::Ok;
    }
    return length <= static_cast<quint32>(kMostSkipped) &&
           stream.skipRawData(static_cast<int>(length)) == static_cast<int>(length);
  }
  /// Calls `skip` for each entry of a list or map.
  template <class Skip>
  static bool skipEntries(QDataStream& stream, Skip skip) {
    quint32 count = 0;
    stream >> count;
    bool good = stream.status() == QDataStream::Ok;
    for (quint32 i = 0; i < count && good; ++i) {
      good = skip();
    }
    return good;
  }
  bool skipVariant(QDataStream& stream, int depth);

  static constexpr int kMostSkipped = 1 << 30;

  int m_left = kMostValues;
};

bool VariantWalk::skipVariant(QDataStream& stream, int depth) {
  quint32 type = 0;
  stream >> type;
  if (stream.status() != QDataStream::Ok || depth > kMostDepth || --m_left < 0) {
    return false;
  }
  switch (type) {
  case QMetaType::Bool:
    return stream.skipRawData(1) == 1;
  case QMetaType::Int:
  case QMetaType::UInt:
    return stream.skipRawData(4) == 4;
  case QMetaType::LongLong:
  case QMetaType::ULongLong:
  case QMetaType::Double:
    return stream.skipRawData(8) == 8;
  case QMetaType::QString:
  case QMetaType::QByteArray:
    return skipBytes(stream);
  case QMetaType::QStringList:
    return skipEntries(stream, [&] { return --m_left >= 0 && skipBytes(stream); });
  case QMetaType::QVariantList:
    return skipEntries(stream, [&] { return skipVariant(stream, depth + 1); });
  case QMetaType::QVariantMap:
    return skipEntries(stream, [&] { return skipBytes(stream) && skipVariant(stream, depth + 1); });
  default:
    return false;
  }
}

} // namespace

bool hasForeignVariants(const QByteArray& content) {
  constexpr QByteArrayView kVariant("@Variant(");
  constexpr QByteArrayView kDateTime("@DateTime(");
  const DecodedValues values(content);
  VariantWalk walk;
  return std::ranges::any_of(values.starts(), [&](qsizetype start) {
    const QByteArrayView value = QByteArrayView(values.plain()).sliced(start);
    return value.startsWith(kDateTime) ||
           (value.startsWith(kVariant) && !walk.accepts(values.plain(), start + kVariant.size()));
  });
}

} // namespace vitrine::ui
