#pragma once

#include <QColor>

#include <array>
#include <cmath>

namespace vitrine::tests {

/// Red, green and blue as light.
using Rgb = std::array<double, 3>;

inline Rgb lightOf(const QColor& color) {
  const auto decode = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  return {decode(color.redF()), decode(color.greenF()), decode(color.blueF())};
}

/// Relative luminance, 0…1.
inline double luminance(const QColor& color) {
  const auto [r, g, b] = lightOf(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/// Contrast ratio as WCAG counts it, 1…21.
inline double contrast(const QColor& a, const QColor& b) {
  const double one = luminance(a) + 0.05;
  const double two = luminance(b) + 0.05;
  return std::max(one, two) / std::min(one, two);
}

} // namespace vitrine::tests
