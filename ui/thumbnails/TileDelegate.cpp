#include "ui/thumbnails/TileDelegate.h"

#include "ui/style/Icons.h"
#include "ui/thumbnails/ThumbnailPixmap.h"
#include "ui/thumbnails/Thumbnails.h"
#include "ui/thumbnails/TileLines.h"

#include <QApplication>
#include <QPainter>
#include <QWidget>

#include <utility>

namespace vitrine::ui {
namespace {

constexpr int kTileMargin = 6;
constexpr double kTileRatio = 0.75; ///< height of a picture to its width

QColor tileTextColor(const QStyleOptionViewItem& option) {
  const bool selected = option.state.testFlag(QStyle::State_Selected);
  const bool active = option.state.testFlag(QStyle::State_Active);
  return option.palette.color(active ? QPalette::Active : QPalette::Inactive,
                              selected ? QPalette::HighlightedText : QPalette::Text);
}

} // namespace

QSize TileDelegate::cellSize(const QFontMetrics& metrics) const {
  return {m_pixels + 2 * kTileMargin,
          static_cast<int>(m_pixels * kTileRatio) + kTileLines * metrics.height() + 3 * kTileMargin};
}

QSize TileDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const {
  return cellSize(option.fontMetrics);
}

void TileDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyleOptionViewItem shown = option;
  initStyleOption(&shown, index);
  const QIcon own = shown.icon;
  shown.icon = {};
  const QString name = std::exchange(shown.text, {});
  const QStyle& style = shown.widget ? *shown.widget->style() : *QApplication::style();
  style.drawControl(QStyle::CE_ItemViewItem, &shown, painter, shown.widget);
  const QString file = index.data(m_role).toString();
  const QImage picture = m_thumbnails && !file.isEmpty() ? m_thumbnails->picture(file) : QImage();
  const QRect inner = shown.rect.adjusted(kTileMargin, kTileMargin, -kTileMargin, -kTileMargin);
  const QSize place(m_pixels, static_cast<int>(m_pixels * kTileRatio));
  const qreal ratio = shown.widget ? shown.widget->devicePixelRatioF() : qApp->devicePixelRatio();
  const QPoint corner(inner.center().x() - place.width() / 2, inner.top());
  painter->drawPixmap(corner,
                      thumbnailPixmap(picture, own.isNull() ? icon(QStringLiteral("file")) : own, place, ratio));
  painter->save();
  painter->setFont(shown.font);
  painter->setPen(tileTextColor(shown));
  QRect line(inner.left(), inner.top() + place.height() + kTileMargin, inner.width(), shown.fontMetrics.height());
  for (const QString& text : tileLines(name, shown.fontMetrics, line.width())) {
    painter->drawText(line, Qt::AlignHCenter | Qt::AlignVCenter, text);
    line.translate(0, line.height());
  }
  painter->restore();
}

} // namespace vitrine::ui
