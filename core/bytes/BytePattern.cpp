#include "core/bytes/BytePattern.h"

#include "core/base/Translate.h"

#include <QFloat16>

#include <algorithm>
#include <cmath>
#include <limits>

namespace vitrine::bytes {
namespace {

constexpr std::byte kWholeByte{0xff};

std::unexpected<Error> patternError(const QString& message, qsizetype place = 0) {
  return std::unexpected(Error::damaged(message, static_cast<std::uint64_t>(place)));
}

BytePattern exactly(std::vector<std::byte> bytes) {
  BytePattern made;
  made.mask.assign(bytes.size(), kWholeByte);
  made.bytes = std::move(bytes);
  return made;
}

template <class T>
std::vector<std::byte> inOrder(T value, std::endian order) {
  const auto raw = std::as_bytes(std::span(&value, 1));
  std::vector<std::byte> made(raw.begin(), raw.end());
  if (order != std::endian::native) {
    std::ranges::reverse(made);
  }
  return made;
}

std::vector<std::byte> floatBytes(double value, NumberType type, std::endian order) {
  switch (type) {
  case NumberType::F16:
    return inOrder(qfloat16(static_cast<float>(value)), order);
  case NumberType::F32:
    return inOrder(static_cast<float>(value), order);
  default:
    return inOrder(value, order);
  }
}

/// The type's largest finite number.
double largest(NumberType type) {
  constexpr double kLargestHalf = 65504;
  switch (type) {
  case NumberType::F16:
    return kLargestHalf;
  case NumberType::F32:
    return static_cast<double>(std::numeric_limits<float>::max());
  default:
    return std::numeric_limits<double>::max();
  }
}

/// A pattern of the leading bits that all numbers of an interval share.
BytePattern commonBits(const NumberInterval& interval) {
  std::vector<std::byte> least = floatBytes(interval.least, interval.type, std::endian::big);
  const std::vector<std::byte> most = floatBytes(interval.most, interval.type, std::endian::big);
  std::vector<std::byte> mask(least.size());
  for (std::size_t i = 0; i < least.size(); ++i) {
    const auto differing = std::to_integer<unsigned char>(least[i] ^ most[i]);
    const int equal = std::countl_zero(differing);
    mask[i] = static_cast<std::byte>(0xff00U >> equal);
    if (equal < 8) {
      break;
    }
  }
  // Zero has two signs, and rounding may carry the ends of the interval past a number that lies in it.
  if (interval.least <= 0 && interval.most >= 0) {
    std::ranges::fill(mask, std::byte{0});
  }
  BytePattern made;
  made.bytes = std::move(least);
  made.mask = std::move(mask);
  if (interval.order == std::endian::little) {
    std::ranges::reverse(made.bytes);
    std::ranges::reverse(made.mask);
  }
  for (std::size_t i = 0; i < made.size(); ++i) {
    made.bytes[i] &= made.mask[i];
  }
  made.number = interval;
  return made;
}

Result<BytePattern> ofFloat(QStringView text, NumberType type, std::endian order, double tolerance) {
  bool isNumber = false;
  const double value = text.toDouble(&isNumber);
  if (!isNumber) {
    return patternError(base::translate("formats", "“%1” is not a number").arg(text));
  }
  if (std::isfinite(value) && std::abs(value) > largest(type)) {
    return patternError(base::translate("formats", "%1 does not fit into this type").arg(text));
  }
  if (std::isfinite(value) && tolerance > 0) {
    const double most = largest(type);
    return commonBits({type, order, std::max(value - tolerance, -most), std::min(value + tolerance, most)});
  }
  return exactly(floatBytes(value, type, order));
}

Result<BytePattern> ofInteger(QStringView text, NumberType type, std::endian order) {
  const bool isNegative = text.startsWith(u'-');
  bool isNumber = false;
  const qulonglong magnitude = text.sliced(isNegative || text.startsWith(u'+') ? 1 : 0).toULongLong(&isNumber, 0);
  if (!isNumber) {
    return patternError(base::translate("formats", "“%1” is not a whole number").arg(text));
  }
  const int bits = static_cast<int>(sizeOf(type)) * 8;
  const bool isSigned =
      type == NumberType::I8 || type == NumberType::I16 || type == NumberType::I32 || type == NumberType::I64;
  const qulonglong most = ~qulonglong{0} >> (64 - bits + (isSigned ? 1 : 0));
  const qulonglong limit = !isNegative ? most : isSigned ? most + 1 : 0;
  // A signed number may be written as its bits: 0xffffffff.
  const bool isBits =
      text.startsWith(QLatin1String("0x"), Qt::CaseInsensitive) && magnitude <= ~qulonglong{0} >> (64 - bits);
  if (magnitude > limit && !isBits) {
    return patternError(base::translate("formats", "%1 does not fit into this type").arg(text));
  }
  std::vector<std::byte> made = inOrder(isNegative ? qulonglong{0} - magnitude : magnitude, std::endian::little);
  made.resize(sizeOf(type));
  if (order == std::endian::big) {
    std::ranges::reverse(made);
  }
  return exactly(std::move(made));
}

/// A letter in its other case; itself where it has none.
QString otherCaseOf(const QString& letter) {
  const QString upper = letter.toUpper();
  return upper != letter ? upper : letter.toLower();
}

bool isBetweenBytes(QChar c) {
  return c.isSpace() || c == u',';
}

} // namespace

std::size_t sizeOf(NumberType type) {
  switch (type) {
  case NumberType::U8:
  case NumberType::I8:
    return 1;
  case NumberType::U16:
  case NumberType::I16:
  case NumberType::F16:
    return 2;
  case NumberType::U32:
  case NumberType::I32:
  case NumberType::F32:
    return 4;
  default:
    return 8;
  }
}

bool isFloating(NumberType type) {
  return type == NumberType::F16 || type == NumberType::F32 || type == NumberType::F64;
}

Result<BytePattern> BytePattern::ofText(QStringView text, TextEncoding encoding, bool ignoreCase) {
  if (text.isEmpty()) {
    return patternError(base::translate("formats", "nothing to search for"));
  }
  BytePattern made;
  for (qsizetype at = 0; at < text.size();) {
    const qsizetype units = text[at].isHighSurrogate() && at + 1 < text.size() ? 2 : 1;
    const QString letter = text.sliced(at, units).toString();
    const auto encoded = encodeText(letter, encoding);
    if (!encoded) {
      return patternError(base::translate("formats", "“%1” does not exist in this encoding").arg(letter), at);
    }
    const auto other = ignoreCase ? encodeText(otherCaseOf(letter), encoding) : encoded;
    const auto& paired = other && other->size() == encoded->size() ? *other : *encoded;
    made.bytes.insert(made.bytes.end(), encoded->begin(), encoded->end());
    if (ignoreCase) {
      made.otherCase.insert(made.otherCase.end(), paired.begin(), paired.end());
      made.starts.resize(made.bytes.size());
      made.starts[made.bytes.size() - encoded->size()] = true;
    }
    at += units;
  }
  made.mask.assign(made.size(), kWholeByte);
  return made;
}

Result<BytePattern> BytePattern::ofNumber(QStringView text, NumberType type, std::endian order, double tolerance) {
  const QStringView number = text.trimmed();
  if (number.isEmpty()) {
    return patternError(base::translate("formats", "nothing to search for"));
  }
  return isFloating(type) ? ofFloat(number, type, order, tolerance) : ofInteger(number, type, order);
}

Result<BytePattern> parseHexPattern(QStringView text) {
  BytePattern made;
  qsizetype at = 0;
  while (at < text.size()) {
    if (isBetweenBytes(text[at])) {
      ++at;
      continue;
    }
    if (text.sliced(at).startsWith(QLatin1String("0x"), Qt::CaseInsensitive)) {
      at += 2;
    }
    unsigned value = 0;
    unsigned mask = 0;
    for (int digit = 0; digit < 2; ++digit, ++at) {
      if (at >= text.size() || isBetweenBytes(text[at])) {
        return patternError(base::translate("formats", "each byte needs two digits"), at);
      }
      const bool isAny = text[at] == u'?';
      bool isDigit = false;
      const unsigned number = text.sliced(at, 1).toUInt(&isDigit, 16);
      if (!isAny && !isDigit) {
        return patternError(base::translate("formats", "“%1” is neither a hexadecimal digit nor ?").arg(text[at]), at);
      }
      value = value << 4U | number;
      mask = mask << 4U | (isAny ? 0U : 0xfU);
    }
    made.bytes.push_back(static_cast<std::byte>(value));
    made.mask.push_back(static_cast<std::byte>(mask));
  }
  if (made.empty()) {
    return patternError(base::translate("formats", "nothing to search for"));
  }
  if (std::ranges::all_of(made.mask, [](std::byte mask) { return mask == std::byte{0}; })) {
    return patternError(base::translate("formats", "at least one digit is needed"));
  }
  return made;
}

} // namespace vitrine::bytes
