#include "core/bytes/ByteText.h"

#include <QByteArray>

namespace vitrine::bytes {
namespace {

QByteArray arrayOf(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

QString asCArray(std::span<const std::byte> bytes) {
  constexpr std::size_t kInLine = 12;
  QString made = QStringLiteral("const unsigned char data[%1] = {").arg(bytes.size());
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    made += i % kInLine == 0 ? QStringLiteral("\n    ") : QStringLiteral(" ");
    made += QStringLiteral("0x%1,").arg(std::to_integer<unsigned>(bytes[i]), 2, 16, QLatin1Char('0'));
  }
  return made + QStringLiteral("\n};");
}

/// One byte as it stands between quotes in Python.
QString pythonByte(std::byte byte) {
  const auto code = std::to_integer<unsigned>(byte);
  if (code == '"' || code == '\\') {
    return QLatin1Char('\\') + QChar(code);
  }
  return code >= 0x20 && code < 0x7f ? QString(QChar(code))
                                     : QStringLiteral("\\x%1").arg(code, 2, 16, QLatin1Char('0'));
}

QString asPython(std::span<const std::byte> bytes) {
  constexpr std::size_t kInLine = 16;
  const bool isLong = bytes.size() > kInLine;
  QString made = isLong ? QStringLiteral("data = (") : QStringLiteral("data = b\"");
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (isLong && i % kInLine == 0) {
      made += i == 0 ? QStringLiteral("\n    b\"") : QStringLiteral("\"\n    b\"");
    }
    made += pythonByte(bytes[i]);
  }
  return made + (isLong ? QStringLiteral("\"\n)") : QStringLiteral("\""));
}

QString asLetters(std::span<const std::byte> bytes) {
  QString text;
  text.reserve(static_cast<qsizetype>(bytes.size()));
  for (const std::byte byte : bytes) {
    text += letterOf(byte);
  }
  return text;
}

} // namespace

QChar letterOf(std::byte byte) {
  const auto code = std::to_integer<unsigned char>(byte);
  return code >= 0x20 && code < 0x7f ? QChar(code) : QChar(u'·');
}

QString bytesAsText(std::span<const std::byte> bytes, ByteForm form) {
  switch (form) {
  case ByteForm::CArray:
    return asCArray(bytes);
  case ByteForm::Python:
    return asPython(bytes);
  case ByteForm::Base64:
    return QString::fromLatin1(arrayOf(bytes).toBase64());
  case ByteForm::Text:
    return asLetters(bytes);
  case ByteForm::Hex:
    break;
  }
  return QString::fromLatin1(arrayOf(bytes).toHex(' '));
}

} // namespace vitrine::bytes
