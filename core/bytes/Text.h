#pragma once

#include "core/bytes/Bytes.h"

#include <QString>

#include <optional>

namespace vitrine::bytes {

enum class TextEncoding {
  Utf8OrLatin1,
  Latin1,
  Cp1252,
  Cp932,       ///< Windows' Shift-JIS; Latin-1 where the bytes are none
  Utf8OrCp932, ///< by byte order mark, else UTF-8 when every sequence is valid, else as Cp932
  Utf8,        ///< replacement characters where the bytes are none
  Utf16Le,
  Utf16Be,
};

/// Text as people typed it into old tools. Utf8OrLatin1: UTF-8 when every byte sequence is valid, else Latin-1. A byte
/// order mark is not part of the text.
QString decodeText(std::span<const std::byte> bytes, TextEncoding encoding = TextEncoding::Utf8OrLatin1);

/// The bytes from `offset` up to the first NUL or the end; empty when `offset` is outside.
QString cString(std::span<const std::byte> bytes, std::uint64_t offset,
                TextEncoding encoding = TextEncoding::Utf8OrLatin1);

/// The bytes of a text, without byte order mark; nullopt where the encoding lacks one of its characters. Encodings that
/// guess by content when read are written as UTF-8.
std::optional<std::vector<std::byte>> encodeText(QStringView text, TextEncoding encoding);

} // namespace vitrine::bytes
