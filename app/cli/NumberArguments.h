#pragma once

#include <QColor>
#include <QPoint>
#include <QSize>
#include <QString>

#include <optional>
#include <vector>

namespace vitrine::cli {

/// Largest side of a picture.
inline constexpr int kMaxPictureSide = 16384;

/// A finite number, with a point as the decimal sign.
std::optional<double> parseNumber(const QString& text);

/// `count` finite numbers with commas between: "608,-960,-88".
std::optional<std::vector<float>> parseNumbers(const QString& text, std::size_t count);

/// "640,360"; of a pixel, neither negative.
std::optional<QPoint> parsePixel(const QString& text);

/// "1280x720"; each side 1 … kMaxPictureSide.
std::optional<QSize> parseSize(const QString& text);

/// "transparent", a colour's SVG name, "#rgb", "#rrggbb" or "#aarrggbb".
std::optional<QColor> parseColor(const QString& text);

} // namespace vitrine::cli
