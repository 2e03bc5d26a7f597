#include "ui/content/ZoomBar.h"

#include "ui/content/PictureCanvas.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

namespace vitrine::ui {

ZoomBar::ZoomBar(PictureCanvas& canvas, QWidget* parent) : QWidget(parent), m_percent(new QLabel(this)) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  const auto add = [&](const char* name, const QString& text, const QString& tip, auto act) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, &canvas, act);
    layout->addWidget(button);
  };
  add("fit", tr("&Fit"), tr("Show the whole image (0)"), &PictureCanvas::fit);
  add("actualSize", tr("&100 %"), tr("Show one texel per screen pixel (1)"), &PictureCanvas::showActualSize);
  m_percent->setObjectName(QStringLiteral("zoom"));
  m_percent->setAccessibleName(tr("Zoom"));
  // The number does not move what stands beside it.
  m_percent->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("6400.0 %")));
  m_percent->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  layout->addWidget(m_percent);
  connect(&canvas, &PictureCanvas::zoomChanged, this, &ZoomBar::tell);
  tell(canvas.zoom());
}

void ZoomBar::tell(double zoom) {
  m_percent->setText(tr("%1 %").arg(locale().toString(100 * zoom, 'f', zoom < 0.1 ? 1 : 0)));
}

} // namespace vitrine::ui
