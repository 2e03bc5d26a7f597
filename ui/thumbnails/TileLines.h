#pragma once

#include <QFontMetrics>
#include <QStringList>

namespace vitrine::ui {

/// Lines of a tile's name.
inline constexpr int kTileLines = 2;

/// A name in at most kTileLines lines of this width, pixels. The first line breaks behind a space, "_", "-" or "."
/// where it can. A name that is too long loses its middle and keeps its end, by which files are told apart.
QStringList tileLines(const QString& name, const QFontMetrics& metrics, int width);

} // namespace vitrine::ui
