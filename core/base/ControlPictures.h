#pragma once

#include <QString>

#include <algorithm>

namespace vitrine::base {

/// Returns a text for display in one line. Control characters are replaced by the symbols of Unicode's block "Control
/// Pictures", those of Latin-1 (0x80 to 0x9f) by the replacement character.
inline QString withControlPictures(QString text) {
  constexpr char16_t kFirstPicture = 0x2400;
  const auto isControl = [](QChar c) { return c.category() == QChar::Other_Control; };
  if (std::none_of(text.cbegin(), text.cend(), isControl)) {
    return text; // shared with the caller
  }
  for (QChar& c : text) {
    if (c.unicode() < 0x20) {
      c = QChar(kFirstPicture + c.unicode());
    } else if (isControl(c)) {
      c = QChar::ReplacementCharacter;
    }
  }
  return text;
}

} // namespace vitrine::base
