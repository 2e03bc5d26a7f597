#pragma once

#include <QColor>

namespace vitrine::render {

/// A mean of sRGB-encoded colours in linear light, weighted by how much they cover.
struct LinearSum {
  float red = 0;
  float green = 0;
  float blue = 0;
  float alpha = 0;

  /// Straight alpha.
  void add(QRgb color, float share = 1);
  /// `samples`: the sum of all shares.
  QRgb mean(float samples) const;
};

} // namespace vitrine::render
