#pragma once

#include "tests/legibility/Legibility.h"

#include <QImage>
#include <QMainWindow>
#include <QStringList>

namespace vitrine::tests {

/// Median luminance of a picture outside of a part of it, 0…1.
double medianOutside(const QImage& picture, const QRect& part);

/// Figures of what stands out of an empty view: `empty` shows the same size without anything in it.
Legibility legibilityOver(const QImage& picture, const QImage& empty);

/// Texts that are seen in the chrome of a window: of its menu bar, its tabs, buttons and labels.
QStringList visibleTexts(const QMainWindow& window);

/// Visible texts that are cut or elided, in words; empty: none.
QStringList cutTexts(const QMainWindow& window);

/// Letters of texts beyond Latin, each once.
QString foreignLetters(const QStringList& texts);

/// Letters of these that the program's font, with all that it falls back to, shows as an empty box.
QString boxedLetters(const QString& letters);

} // namespace vitrine::tests
