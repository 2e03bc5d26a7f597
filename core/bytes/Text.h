#pragma once

#include "core/bytes/Bytes.h"

#include <QString>

namespace vitrine::bytes {

enum class TextEncoding { Utf8OrLatin1, Latin1, Cp1252 };

/// Text as people typed it into old tools. Utf8OrLatin1: UTF-8 when every byte sequence is valid, else Latin-1.
QString decodeText(std::span<const std::byte> bytes, TextEncoding encoding = TextEncoding::Utf8OrLatin1);

/// The bytes from `offset` up to the first NUL or the end, as Utf8OrLatin1; empty when `offset` is outside.
QString cString(std::span<const std::byte> bytes, std::uint64_t offset);

} // namespace vitrine::bytes
