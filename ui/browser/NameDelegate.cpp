#include "ui/browser/NameDelegate.h"

#include "ui/browser/BrowserModel.h"

#include <QApplication>
#include <QPainter>

namespace vitrine::ui {
namespace {

const QString kWideGap = QStringLiteral("   ");
/// Of the room, at most, where the name does not fit beside it.
constexpr double kShareOfPlace = 0.45;
constexpr double kDimmed = 0.7;

QString browserPlace(const QModelIndex& index) {
  return index.data(BrowserModel::kPlaceRole).toString();
}

QColor textColor(const QStyleOptionViewItem& option) {
  const bool selected = option.state.testFlag(QStyle::State_Selected);
  const bool active = option.state.testFlag(QStyle::State_Active);
  return option.palette.color(active ? QPalette::Active : QPalette::Inactive,
                              selected ? QPalette::HighlightedText : QPalette::Text);
}

void drawTexts(QPainter& painter, const QRect& room, const QString& name, const QString& place) {
  const QFontMetrics metrics = painter.fontMetrics();
  const int gap = metrics.horizontalAdvance(kWideGap);
  const int wanted = metrics.horizontalAdvance(place);
  const int forName = room.width() - gap - std::min(wanted, static_cast<int>(room.width() * kShareOfPlace));
  const QString shownName = metrics.elidedText(name, Qt::ElideMiddle, forName);
  painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, shownName);
  painter.setOpacity(kDimmed);
  const QRect rest = room.adjusted(metrics.horizontalAdvance(shownName) + gap, 0, 0, 0);
  painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(place, Qt::ElideMiddle, rest.width()));
}

} // namespace

NameDelegate::NameDelegate(QObject* parent) : ThumbnailDelegate(BrowserModel::kThumbnailRole, parent) {}

void NameDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
  ThumbnailDelegate::initStyleOption(option, index);
  if (const QString place = browserPlace(index); !place.isEmpty()) {
    option->text += kWideGap + place;
  }
}

void NameDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QString place = browserPlace(index);
  if (place.isEmpty()) {
    ThumbnailDelegate::paint(painter, option, index);
    return;
  }
  QStyleOptionViewItem shown = option;
  initStyleOption(&shown, index);
  const QStyle& style = shown.widget ? *shown.widget->style() : *QApplication::style();
  const int margin = style.pixelMetric(QStyle::PM_FocusFrameHMargin, &shown, shown.widget) + 1;
  const QRect room = style.subElementRect(QStyle::SE_ItemViewItemText, &shown, shown.widget);
  shown.text.clear();
  style.drawControl(QStyle::CE_ItemViewItem, &shown, painter, shown.widget);
  painter->save();
  painter->setFont(shown.font);
  painter->setPen(textColor(shown));
  drawTexts(*painter, room.adjusted(margin, 0, -margin, 0), index.data().toString(), place);
  painter->restore();
}

} // namespace vitrine::ui
