#include "ui/hex/DataInspector.h"

#include "core/bytes/ByteSums.h"
#include "core/structure/Value.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFloat16>
#include <QStringDecoder>
#include <QUuid>

#include <cstring>
#include <optional>

namespace vitrine::ui {
namespace {

class InspectorTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::DataInspector)
};

/// A number from the first bytes; nullopt where they are too few.
template <class T>
std::optional<T> numberFrom(const Bytes& bytes, std::endian order) {
  if (bytes.size() < sizeof(T)) {
    return std::nullopt;
  }
  std::array<std::byte, sizeof(T)> raw;
  std::memcpy(raw.data(), bytes.data(), sizeof(T));
  if (order != std::endian::native) {
    std::ranges::reverse(raw);
  }
  T value;
  std::memcpy(&value, raw.data(), sizeof(T));
  return value;
}

/// Collects readings of the same bytes.
class ReadingList {
public:
  explicit ReadingList(const Bytes& bytes) : m_bytes(bytes) {}

  /// A type of a size of its own, in both byte orders.
  template <class T>
  void add(const QString& type, auto textOf) {
    if (const auto little = numberFrom<T>(m_bytes, std::endian::little)) {
      const QString value = textOf(*little);
      const QString big = sizeof(T) == 1 ? QString() : textOf(*numberFrom<T>(m_bytes, std::endian::big));
      m_readings.push_back({type, value, big, {}});
    }
  }
  template <class T>
  void addInteger(const char* type) {
    add<T>(QString::fromLatin1(type), [](T value) { return QString::number(value); });
  }
  void addPlain(const QString& type, const QString& value, const QColor& swatch = {}) {
    m_readings.push_back({type, value, {}, swatch});
  }

  const Bytes& bytes() const { return m_bytes; }
  std::vector<Reading> take() { return std::move(m_readings); }

private:
  const Bytes& m_bytes;
  std::vector<Reading> m_readings;
};

/// As short as the type allows, not as its double.
QString floatText(float value) {
  constexpr int kMostDigits = 9;
  for (int digits = 6; digits < kMostDigits; ++digits) {
    const QString text = QString::number(static_cast<double>(value), 'g', digits);
    if (text.toFloat() == value) {
      return text;
    }
  }
  return QString::number(static_cast<double>(value), 'g', kMostDigits);
}

QString fixedText(std::int32_t value) {
  constexpr double kOne = 65536;
  return QString::number(value / kOne, 'g', 10);
}

QString timeText(const QDateTime& time) {
  return time.isValid() && time.date().year() < 10'000 ? time.toString(Qt::ISODate) : QString(QChar(u'–'));
}

QString unixTime(std::int64_t seconds) {
  constexpr std::int64_t kYear9999 = 253'402'300'799;
  return seconds >= -kYear9999 && seconds <= kYear9999 ? timeText(QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC))
                                                       : QString(QChar(u'–'));
}

/// Tenths of microseconds since 1601.
QString fileTime(std::uint64_t ticks) {
  constexpr std::int64_t kTicksPerSecond = 10'000'000;
  constexpr std::int64_t kFrom1601 = 11'644'473'600;
  return unixTime(static_cast<std::int64_t>(ticks / kTicksPerSecond) - kFrom1601);
}

/// Time in the lower, date in the upper half, as in ZIP archives.
QString dosTime(std::uint32_t value) {
  const auto bits = [value](unsigned shift, unsigned mask) { return static_cast<int>((value >> shift) & mask); };
  const QDate date(1980 + bits(25, 0x7f), bits(21, 0xf), bits(16, 0x1f));
  const QTime time(bits(11, 0x1f), bits(5, 0x3f), bits(0, 0x1f) * 2);
  return date.isValid() && time.isValid() ? QDateTime(date, time).toString(Qt::ISODate) : QString(QChar(u'–'));
}

void addColors(ReadingList& list) {
  const auto color = [](const QColor& value) {
    return value.alpha() == 255 ? value.name() : QStringLiteral("%1, %2").arg(value.name()).arg(value.alpha());
  };
  if (const auto value = numberFrom<std::uint16_t>(list.bytes(), std::endian::little)) {
    const QColor found((*value >> 11) * 255 / 31, ((*value >> 5) & 0x3f) * 255 / 63, (*value & 0x1f) * 255 / 31);
    list.addPlain(QStringLiteral("RGB565"), color(found), found);
  }
  const auto at = [&list](std::size_t place) { return std::to_integer<int>(list.bytes()[place]); };
  if (list.bytes().size() >= 4) {
    const QColor rgba(at(0), at(1), at(2), at(3));
    const QColor bgra(at(2), at(1), at(0), at(3));
    list.addPlain(QStringLiteral("RGBA8"), color(rgba), rgba);
    list.addPlain(QStringLiteral("BGRA8"), color(bgra), bgra);
  }
}

/// Seven bits in each byte, the lowest first; the highest bit tells whether another byte follows.
void addLeb128(ReadingList& list) {
  constexpr std::size_t kLongestLeb128 = 10;
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < std::min(list.bytes().size(), kLongestLeb128); ++i) {
    const auto byte = std::to_integer<std::uint64_t>(list.bytes()[i]);
    const auto shift = static_cast<unsigned>(7 * i);
    value |= (byte & 0x7f) << shift;
    if ((byte & 0x80) == 0) {
      const bool isNegative = (byte & 0x40) != 0 && shift + 7 < 64;
      const auto extended = static_cast<std::int64_t>(isNegative ? value | ~std::uint64_t{0} << (shift + 7) : value);
      list.addPlain(QStringLiteral("ULEB128"),
                    InspectorTexts::tr("%1 (%n byte(s))", nullptr, static_cast<int>(i + 1)).arg(value));
      list.addPlain(QStringLiteral("SLEB128"), QString::number(extended));
      return;
    }
  }
}

QString printable(const QString& text) {
  return !text.isEmpty() && text.at(0).isPrint()
             ? QStringLiteral("%1  U+%2").arg(text).arg(text.toUcs4().first(), 4, 16, QLatin1Char('0'))
             : QString(QChar(u'–'));
}

/// The first character in UTF-8.
QString utf8Character(const Bytes& bytes) {
  for (std::size_t length = 1; length <= std::min<std::size_t>(bytes.size(), 4); ++length) {
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder(bytes.slice(0, length).toByteArray());
    if (!decoder.hasError() && !text.isEmpty()) {
      return printable(text);
    }
  }
  return QChar(u'–');
}

void addCharacters(ReadingList& list) {
  if (!list.bytes().empty()) {
    list.addPlain(QStringLiteral("UTF-8"), utf8Character(list.bytes()));
  }
  list.add<std::uint16_t>(QStringLiteral("UTF-16"), [](std::uint16_t unit) { return printable(QString(QChar(unit))); });
}

void addGuid(ReadingList& list) {
  if (list.bytes().size() >= 16) {
    const QByteArray raw = list.bytes().slice(0, 16).toByteArray();
    const auto little = [&list](std::size_t at, auto type) {
      return *numberFrom<decltype(type)>(list.bytes().slice(at, sizeof(type)), std::endian::little);
    };
    const auto byte = [&raw](int at) { return static_cast<uchar>(raw.at(at)); };
    const QUuid mixed(little(0, quint32()), little(4, quint16()), little(6, quint16()), byte(8), byte(9), byte(10),
                      byte(11), byte(12), byte(13), byte(14), byte(15));
    list.addPlain(QStringLiteral("GUID"), mixed.toString(QUuid::WithoutBraces));
    list.addPlain(QStringLiteral("UUID"), QUuid::fromRfc4122(raw).toString(QUuid::WithoutBraces));
  }
}

} // namespace

std::vector<Reading> readings(const Bytes& bytes) {
  ReadingList list(bytes);
  list.addInteger<std::uint8_t>("u8");
  list.addInteger<std::int8_t>("i8");
  list.addInteger<std::uint16_t>("u16");
  list.addInteger<std::int16_t>("i16");
  list.addInteger<std::uint32_t>("u32");
  list.addInteger<std::int32_t>("i32");
  list.add<float>(QStringLiteral("f32"), floatText);
  list.add<double>(QStringLiteral("f64"), [](double value) { return structure::toText(structure::Value(value)); });
  return list.take();
}

std::vector<Reading> furtherReadings(const Bytes& bytes) {
  ReadingList list(bytes);
  if (!bytes.empty()) {
    const QString bits = QString::number(std::to_integer<unsigned>(bytes[0]), 2).rightJustified(8, QLatin1Char('0'));
    list.addPlain(InspectorTexts::tr("bits"), bits.first(4) + QLatin1Char(' ') + bits.last(4));
  }
  list.add<std::uint16_t>(InspectorTexts::tr("16 bits"), [](std::uint16_t value) {
    return QString::number(value, 2).rightJustified(16, QLatin1Char('0'));
  });
  list.addInteger<std::uint64_t>("u64");
  list.addInteger<std::int64_t>("i64");
  list.add<qfloat16>(QStringLiteral("f16"), [](qfloat16 value) { return floatText(static_cast<float>(value)); });
  list.add<std::int32_t>(QStringLiteral("16.16"), fixedText);
  addLeb128(list);
  addCharacters(list);
  addColors(list);
  addGuid(list);
  list.add<std::int32_t>(QStringLiteral("time_t 32"), [](std::int32_t value) { return unixTime(value); });
  list.add<std::int64_t>(QStringLiteral("time_t 64"), [](std::int64_t value) { return unixTime(value); });
  list.add<std::uint64_t>(QStringLiteral("FILETIME"), fileTime);
  list.add<std::uint32_t>(QStringLiteral("DOS"), dosTime);
  return list.take();
}

std::vector<Reading> sumReadings(const Bytes& bytes) {
  const bytes::ByteSums sums = bytes::sumsOf(bytes.span());
  ReadingList list(bytes);
  list.addPlain(InspectorTexts::tr("Sum"), QString::number(sums.sum));
  list.addPlain(QStringLiteral("CRC-32"), QStringLiteral("%1").arg(sums.crc32, 8, 16, QLatin1Char('0')));
  list.addPlain(QStringLiteral("SHA-256"), sums.sha256);
  return list.take();
}

} // namespace vitrine::ui
