#pragma once

#include <QColor>
#include <QFont>
#include <QString>

namespace vitrine::ui {

/// Light or dark: the desktop's choice, or the user's own.
enum class Appearance { System, Light, Dark };

/// Sets style and palette of the application.
void applyAppearance(Appearance appearance);

/// Sets the size of the application's texts, per cent of the desktop's.
void applyFontScale(int percent);

/// True if text is lighter than what is behind it.
bool isDark();

/// Colour behind the picture, which a gradient lies around: quiet, and never the colour of a missing surface.
QColor viewportBackground();

/// The ground of cells that stand out among others without being selected; text of the usual colours reads on it.
QColor markColor();
/// Colour of text that tells of damage; reads on the ground of lists.
QColor errorColor();
/// The program's own font, for the same and for headings.
QFont boldFont();

QString appearanceId(Appearance appearance);

} // namespace vitrine::ui
