#include "render/batching/LabelAtlas.h"

#include "core/image/ShelfPacker.h"

#include <QFontMetricsF>
#include <QHash>
#include <QPainter>

#include <cmath>

namespace vitrine::render {
namespace {

// In device-independent pixels.
constexpr qreal kTextSize = 12;
constexpr qreal kMaxTextWidth = 240;
constexpr qreal kSidePadding = 5;
constexpr qreal kEndPadding = 1;
constexpr qreal kRounding = 4;

const QColor kText(0xf5, 0xf6, 0xf8);
/// Dark enough for white on snow, clear enough not to be a hole in the picture.
const QColor kBacking(0x14, 0x17, 0x1c, 170);
/// Sets the backing off from dark ground.
const QColor kEdge(255, 255, 255, 46);

struct DrawnText {
  QString text; ///< cut to fit
  QRect cell;
};

QFont atlasFont(QFont font, qreal pixelRatio) {
  font.setPixelSize(static_cast<int>(std::lround(kTextSize * pixelRatio)));
  font.setWeight(QFont::Medium);
  // The picture lies over anything: the colour fringes of subpixel rendering would be wrong.
  font.setStyleStrategy(static_cast<QFont::StyleStrategy>(QFont::PreferAntialias | QFont::NoSubpixelAntialias));
  return font;
}

void paint(QPainter& painter, const DrawnText& drawn, qreal pixelRatio) {
  const QRectF backing = QRectF(drawn.cell).adjusted(0.5, 0.5, -0.5, -0.5);
  painter.setPen(QPen(kEdge, 1.0));
  painter.setBrush(kBacking);
  painter.drawRoundedRect(backing, kRounding * pixelRatio, kRounding * pixelRatio);
  painter.setPen(kText);
  painter.drawText(drawn.cell, Qt::AlignCenter | Qt::TextSingleLine, drawn.text);
}

} // namespace

LabelAtlas::LabelAtlas(const std::vector<Label>& labels, const QFont& font, qreal pixelRatio)
    : m_pixelRatio(pixelRatio) {
  const QFont sized = atlasFont(font, pixelRatio);
  const QFontMetricsF metrics(sized);
  const auto padded = [&](qreal length, qreal padding) {
    return static_cast<int>(std::ceil(length + 2 * padding * pixelRatio));
  };
  // At large ratios fewer texels are left for each.
  const qreal maxText = std::min(kMaxTextWidth * pixelRatio, kMaxSize.width() - 4 * kSidePadding * pixelRatio);
  const int height = padded(metrics.height(), kEndPadding);
  image::ShelfPacker packer(kMaxSize.width(), kMaxSize.height());
  QHash<QString, DrawnText> drawn;
  QSize used;
  for (const Label& label : labels) {
    auto found = drawn.find(label.text);
    if (found == drawn.end()) {
      const QString text = metrics.elidedText(label.text, Qt::ElideRight, maxText);
      const QSize size(std::min(padded(metrics.horizontalAdvance(text), kSidePadding), kMaxSize.width()), height);
      const image::ShelfPacker::Slot place = packer.add(size.width(), size.height());
      const QRect cell = place.page == 0 ? QRect(QPoint(place.x, place.y), size) : QRect();
      used = used.expandedTo(QSize(cell.right() + 1, cell.bottom() + 1));
      found = drawn.insert(label.text, {text, cell});
    }
    m_cells.push_back(found->cell);
  }
  m_picture = QImage(used.expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
  m_picture.fill(Qt::transparent);
  QPainter painter(&m_picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(sized);
  for (const DrawnText& each : drawn) {
    if (!each.cell.isEmpty()) {
      paint(painter, each, pixelRatio);
    }
  }
  painter.end();
  m_picture.convertTo(QImage::Format_RGBA8888_Premultiplied);
}

std::vector<QSizeF> LabelAtlas::sizes() const {
  std::vector<QSizeF> sizes;
  sizes.reserve(m_cells.size());
  for (const QRect& cell : m_cells) {
    sizes.push_back(QSizeF(cell.size()) / m_pixelRatio);
  }
  return sizes;
}

} // namespace vitrine::render
