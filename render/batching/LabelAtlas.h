#pragma once

#include "render/batching/Label.h"

#include <QFont>
#include <QImage>
#include <QRect>
#include <QSizeF>

#include <vector>

namespace vitrine::render {

/// The texts of labels on one picture, each on a backing that lets it be read on any ground. Equal texts are drawn
/// once. Made on any thread while there is a QGuiApplication (fonts); immutable.
class LabelAtlas {
public:
  /// Largest sides of the picture; labels that do not fit are not shown.
  static constexpr QSize kMaxSize{2048, 4096};

  /// `font` gives the family; `pixelRatio` is that of the screen, so that the texts are sharp there.
  LabelAtlas(const std::vector<Label>& labels, const QFont& font, qreal pixelRatio);

  /// RGBA8888_Premultiplied.
  const QImage& picture() const { return m_picture; }
  /// Rectangle of a label in the picture, in texels; empty: not in it.
  const QRect& cell(std::size_t label) const { return m_cells[label]; }
  /// Size of each label on the screen, in device-independent pixels.
  std::vector<QSizeF> sizes() const;
  qreal pixelRatio() const { return m_pixelRatio; }

private:
  qreal m_pixelRatio;
  std::vector<QRect> m_cells;
  QImage m_picture;
};

} // namespace vitrine::render
