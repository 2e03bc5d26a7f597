#pragma once

#include <QImage>

#include <array>

namespace vitrine::render {

/// Rows of an equirectangular picture of everything around a place, put together from the pictures of
/// viewing::cubeViews, all of one size. Samples lie between pixels and are mixed in linear light.
class Panorama {
public:
  /// RGB32 or ARGB32 (straight alpha), or the formats of FloatPixels.h.
  explicit Panorama(std::array<QImage, 6> views) : m_views(std::move(views)) {}

  /// Sides of the views that suit a panorama of this width.
  static int sideFor(int width);

  /// `count` rows from `first` on, of a picture of this size.
  QImage rows(QSize size, int first, int count) const;

private:
  std::array<QImage, 6> m_views;
};

} // namespace vitrine::render
