#include "core/bytes/Text.h"

#include <QStringDecoder>
#include <QStringEncoder>

namespace vitrine::bytes {
namespace {

// Windows-1252 differs from Latin-1 only in 0x80-0x9f; 0 marks the five unassigned bytes, kept as they are.
constexpr std::array<char16_t, 32> kCp1252 = {0x20ac, 0,      0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021,
                                              0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017d, 0,
                                              0,      0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
                                              0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0,      0x017e, 0x0178};

QByteArrayView view(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

QString fromCp1252(QByteArrayView bytes) {
  QString text = QString::fromLatin1(bytes);
  for (QChar& c : text) {
    if (c.unicode() >= 0x80 && c.unicode() < 0xa0 && kCp1252[c.unicode() - 0x80] != 0) {
      c = QChar(kCp1252[c.unicode() - 0x80]);
    }
  }
  return text;
}

/// Windows-932 through the converter Qt has from ICU. What is no Windows-932 was typed on another machine; Latin-1 then
/// keeps every byte apart.
QString fromCp932(QByteArrayView bytes) {
  QStringDecoder decoder("windows-31j", QStringDecoder::Flag::Stateless);
  if (!decoder.isValid()) {
    return QString::fromLatin1(bytes);
  }
  const QString text = decoder(bytes);
  return decoder.hasError() ? QString::fromLatin1(bytes) : text;
}

/// nullopt when the bytes are not UTF-8.
std::optional<QString> fromUtf8(QByteArrayView bytes) {
  QStringDecoder utf8(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
  QString text = utf8(bytes);
  return utf8.hasError() ? std::nullopt : std::optional(std::move(text));
}

std::vector<std::byte> bytesOfArray(const QByteArray& array) {
  const auto all = std::as_bytes(std::span(array.constData(), static_cast<std::size_t>(array.size())));
  return {all.begin(), all.end()};
}

std::optional<std::vector<std::byte>> toLatin1(QStringView text) {
  std::vector<std::byte> made;
  for (const QChar c : text) {
    if (c.unicode() > 0xff) {
      return std::nullopt;
    }
    made.push_back(static_cast<std::byte>(c.unicode()));
  }
  return made;
}

std::optional<std::vector<std::byte>> toCp1252(QStringView text) {
  std::vector<std::byte> made;
  for (const QChar c : text) {
    const auto special = std::ranges::find(kCp1252, c.unicode());
    if (c.unicode() != 0 && special != kCp1252.end()) {
      made.push_back(static_cast<std::byte>(0x80 + (special - kCp1252.begin())));
    } else if (c.unicode() < 0x80 || (c.unicode() >= 0xa0 && c.unicode() <= 0xff)) {
      made.push_back(static_cast<std::byte>(c.unicode()));
    } else {
      return std::nullopt;
    }
  }
  return made;
}

std::optional<std::vector<std::byte>> encodedBy(QStringEncoder encoder, QStringView text) {
  if (!encoder.isValid()) {
    return std::nullopt;
  }
  const QByteArray made = encoder(text);
  return encoder.hasError() ? std::nullopt : std::optional(bytesOfArray(made));
}

QString fromUnicode(QByteArrayView bytes, QStringConverter::Encoding encoding) {
  return QStringDecoder(encoding, QStringDecoder::Flag::Stateless)(bytes);
}

QString fromMarked(QByteArrayView bytes) {
  if (const auto marked = QStringConverter::encodingForData(bytes)) {
    return QStringDecoder(*marked, QStringDecoder::Flag::Stateless)(bytes);
  }
  const auto utf8 = fromUtf8(bytes);
  return utf8 ? *utf8 : fromCp932(bytes);
}

} // namespace

QString decodeText(std::span<const std::byte> bytes, TextEncoding encoding) {
  switch (encoding) {
  case TextEncoding::Latin1:
    return QString::fromLatin1(view(bytes));
  case TextEncoding::Cp1252:
    return fromCp1252(view(bytes));
  case TextEncoding::Cp932:
    return fromCp932(view(bytes));
  case TextEncoding::Utf8OrCp932:
    return fromMarked(view(bytes));
  case TextEncoding::Utf8:
    return fromUnicode(view(bytes), QStringConverter::Utf8);
  case TextEncoding::Utf16Le:
    return fromUnicode(view(bytes), QStringConverter::Utf16LE);
  case TextEncoding::Utf16Be:
    return fromUnicode(view(bytes), QStringConverter::Utf16BE);
  case TextEncoding::Utf8OrLatin1:
    break;
  }
  const auto utf8 = fromUtf8(view(bytes));
  return utf8 ? *utf8 : QString::fromLatin1(view(bytes));
}

std::optional<std::vector<std::byte>> encodeText(QStringView text, TextEncoding encoding) {
  constexpr auto kFlags = QStringEncoder::Flag::Stateless;
  switch (encoding) {
  case TextEncoding::Latin1:
    return toLatin1(text);
  case TextEncoding::Cp1252:
    return toCp1252(text);
  case TextEncoding::Cp932:
    return encodedBy(QStringEncoder("windows-31j", kFlags), text);
  case TextEncoding::Utf16Le:
    return encodedBy(QStringEncoder(QStringEncoder::Utf16LE, kFlags), text);
  case TextEncoding::Utf16Be:
    return encodedBy(QStringEncoder(QStringEncoder::Utf16BE, kFlags), text);
  case TextEncoding::Utf8:
  case TextEncoding::Utf8OrCp932:
  case TextEncoding::Utf8OrLatin1:
    break;
  }
  return encodedBy(QStringEncoder(QStringEncoder::Utf8, kFlags), text);
}

QString cString(std::span<const std::byte> bytes, std::uint64_t offset, TextEncoding encoding) {
  if (offset >= bytes.size()) {
    return {};
  }
  const auto tail = bytes.subspan(static_cast<std::size_t>(offset));
  const auto end = std::ranges::find(tail, std::byte{0});
  return decodeText(tail.first(static_cast<std::size_t>(end - tail.begin())), encoding);
}

} // namespace vitrine::bytes
