#pragma once

#include <QString>

#include <string_view>

namespace vitrine::formats::vgo {

/// A quoted text of JSON as it lies in the document.
struct JsonText {
  std::string_view raw;        ///< between the quotes
  std::size_t end = 0;         ///< behind the closing quote
  bool escapes = false;        ///< true if there are any
  const char* fault = nullptr; ///< why it is none; everything else but `faultAt` means nothing then
  std::size_t faultAt = 0;

  bool hasEscapes() const { return escapes; }
  /// Text with escapes resolved; halves of surrogate pairs on their own become U+FFFD.
  QString decoded() const;
};

/// The text whose opening quote is at `at` of `document`.
JsonText jsonTextAt(std::string_view document, std::size_t at);

} // namespace vitrine::formats::vgo
