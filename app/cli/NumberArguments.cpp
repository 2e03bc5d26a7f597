#include "app/cli/NumberArguments.h"

#include <QStringList>

#include <cmath>
#include <limits>

namespace vitrine::cli {

std::optional<double> parseNumber(const QString& text) {
  bool valid = false;
  const double number = text.toDouble(&valid);
  return valid && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

std::optional<std::vector<float>> parseNumbers(const QString& text, std::size_t count) {
  std::vector<float> numbers;
  for (const QString& part : text.split(QLatin1Char(','))) {
    const auto number = parseNumber(part.trimmed());
    if (!number || std::abs(*number) > std::numeric_limits<float>::max()) {
      return std::nullopt;
    }
    numbers.push_back(static_cast<float>(*number));
  }
  return numbers.size() == count ? std::optional(numbers) : std::nullopt;
}

std::optional<QPoint> parsePixel(const QString& text) {
  const QStringList parts = text.split(QLatin1Char(','));
  bool isX = false;
  bool isY = false;
  const QPoint pixel(parts.first().toInt(&isX), parts.last().toInt(&isY));
  return parts.size() == 2 && isX && isY && pixel.x() >= 0 && pixel.y() >= 0 ? std::optional(pixel) : std::nullopt;
}

std::optional<QSize> parseSize(const QString& text) {
  const QStringList sides = text.toLower().split(QLatin1Char('x'));
  if (sides.size() != 2) {
    return std::nullopt;
  }
  const QSize size(sides[0].toInt(), sides[1].toInt());
  const bool fits =
      size.width() >= 1 && size.height() >= 1 && size.width() <= kMaxPictureSide && size.height() <= kMaxPictureSide;
  return fits ? std::optional(size) : std::nullopt;
}

std::optional<QColor> parseColor(const QString& text) {
  const QColor color(text);
  return color.isValid() ? std::optional(color) : std::nullopt;
}

} // namespace vitrine::cli
