#pragma once

#include <QString>

#include <cstdint>

namespace vitrine::ui {

/// A text a format gave (label of a layer, a control, a field's meaning) in the user's language; also where a number
/// was put at its end.
QString formatText(const QString& text);

/// "0x0012f4" - as everywhere where a place in a file is shown.
QString hexText(std::uint64_t number);

/// "12.5 MB", in the user's language.
QString sizeText(std::uint64_t bytes);

/// A whole number with the user's digit groups.
QString countText(std::uint64_t count);

/// A text from a file as a tool tip that shows it as it is, even where it looks like HTML.
QString plainToolTip(const QString& text);

/// A text from a file as that of a menu entry or a tab, where an ampersand is no mnemonic.
QString menuText(QString text);

} // namespace vitrine::ui
