#include "ui/settings/SettingsVariants.h"

#include <QDataStream>
#include <QMetaType>
#include <QString>

#include <algorithm>

namespace vitrine::ui {
namespace {

/// Vitrine writes lists of maps of text lists.
constexpr int kMostDepth = 4;
/// Limit of values in all variants. It bounds the time that a hostile file can take.
constexpr int kMostValues = 1'000'000;
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

/// The whole file with its values as QSettings decodes them. Keys and line breaks between values stay.
QByteArray unescaped(const QByteArray& content) {
  const QByteArray text = QString::fromUtf8(content).toLatin1();
  QByteArray plain;
  plain.reserve(text.size());
  for (qsizetype at = 0; at < text.size();) {
    if (text[at] == '\\' && at + 1 < text.size()) {
      at = unescapeAt(text, at, plain);
    } else {
      if (text[at] != '"') {
        plain += text[at];
      }
      ++at;
    }
  }
  return plain;
}

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
  const QByteArray plain = unescaped(content);
  if (plain.contains("@DateTime(")) {
    return true;
  }
  VariantWalk walk;
  for (qsizetype at = plain.indexOf(kVariant); at >= 0; at = plain.indexOf(kVariant, at + 1)) {
    if (!walk.accepts(plain, at + kVariant.size())) {
      return true;
    }
  }
  return false;
}

} // namespace vitrine::ui
