#include "ui/controls/Legend.h"

#include "core/image/Image.h"
#include "ui/widgets/Texts.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>

namespace vitrine::ui {
namespace {

QPixmap swatch(const QColor& color, int side, const QWidget& widget) {
  const qreal ratio = widget.devicePixelRatioF();
  QPixmap pixmap(QSize(side, side) * ratio);
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(color);
  // Its edge shows where the colour is that of the panel itself.
  QColor edge = widget.palette().color(QPalette::WindowText);
  edge.setAlphaF(0.5F);
  QPainter painter(&pixmap);
  painter.setPen(edge);
  painter.drawRect(QRectF(0.5, 0.5, side - 1.0, side - 1.0));
  return pixmap;
}

QLabel* makeSwatch(const QColor& color, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setPixmap(swatch(color, parent->fontMetrics().height(), *parent));
  label->setToolTip(color.name());
  return label;
}

QLabel* makeMeaning(const QString& text, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setTextFormat(Qt::PlainText);
  label->setText(formatText(text));
  label->setWordWrap(true);
  return label;
}

} // namespace

QColor displayColor(const QVector3D& linear) {
  return QColor::fromRgbF(image::linearToSrgb(std::clamp(linear.x(), 0.0F, 1.0F)),
                          image::linearToSrgb(std::clamp(linear.y(), 0.0F, 1.0F)),
                          image::linearToSrgb(std::clamp(linear.z(), 0.0F, 1.0F)));
}

void Legend::setEntries(const std::vector<scene::LegendEntry>& entries) {
  qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
  delete layout();
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setColumnStretch(1, 1);
  QStringList words;
  for (const scene::LegendEntry& entry : entries) {
    const int row = grid->rowCount();
    grid->addWidget(makeSwatch(displayColor(entry.color), this), row, 0, Qt::AlignTop);
    QLabel* meaning = makeMeaning(entry.label, this);
    grid->addWidget(meaning, row, 1);
    words << meaning->text();
  }
  setAccessibleName(tr("Legend: %1").arg(words.join(QStringLiteral(", "))));
  setVisible(!entries.empty());
}

} // namespace vitrine::ui
