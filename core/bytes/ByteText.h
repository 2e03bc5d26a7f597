#pragma once

#include <QString>

#include <cstddef>
#include <span>

namespace vitrine::bytes {

/// Forms in which bytes are pasted into other programs.
enum class ByteForm {
  Hex,    ///< "de ad be ef"
  CArray, ///< a definition in C
  Python, ///< a literal in Python
  Base64,
  Text, ///< printable ASCII, other bytes as dots
};

/// The bytes in this form; long ones of C and Python in several lines, without one at the end.
QString bytesAsText(std::span<const std::byte> bytes, ByteForm form);

/// A byte as a letter: printable ASCII, else a dot.
QChar letterOf(std::byte byte);

} // namespace vitrine::bytes
