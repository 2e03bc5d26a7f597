#include "ui/capture/PictureFrame.h"

#include "core/viewing/Framing.h"

#include <QEvent>
#include <QPainter>
#include <QRasterWindow>

namespace vitrine::ui {
namespace {

constexpr int kLineWidth = 2;

class Line : public QRasterWindow {
public:
  Line(QWindow* parent, const QColor& color) : QRasterWindow(parent), m_color(color) {
    setObjectName(QStringLiteral("pictureFrame"));
    setFlag(Qt::WindowTransparentForInput);
  }

protected:
  void paintEvent(QPaintEvent* /*event*/) override { QPainter(this).fillRect(QRect(QPoint(), size()), m_color); }

private:
  QColor m_color;
};

} // namespace

PictureFrame::PictureFrame(QWidget* view, QObject* parent) : QObject(parent), m_view(view) {
  for (auto& line : m_lines) {
    line = new Line(view->window()->windowHandle(), view->palette().color(QPalette::Highlight));
  }
  view->installEventFilter(this);
}

PictureFrame::~PictureFrame() {
  for (const auto& line : m_lines) {
    delete line;
  }
}

void PictureFrame::setPictureSize(QSizeF size) {
  m_size = size;
  place();
}

bool PictureFrame::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize || event->type() == QEvent::Move) {
    place();
  }
  return QObject::eventFilter(watched, event);
}

void PictureFrame::place() {
  const QRect frame =
      viewing::frameIn(m_view->size(), m_size).translated(m_view->mapTo(m_view->window(), QPoint())).toAlignedRect();
  const QRect inner = frame.adjusted(kLineWidth, kLineWidth, -kLineWidth, -kLineWidth);
  const std::array places = {QRect(frame.topLeft(), QSize(frame.width(), kLineWidth)),
                             QRect(frame.left(), inner.bottom() + 1, frame.width(), kLineWidth),
                             QRect(frame.left(), inner.top(), kLineWidth, inner.height()),
                             QRect(inner.right() + 1, inner.top(), kLineWidth, inner.height())};
  for (std::size_t i = 0; i < m_lines.size(); ++i) {
    m_lines[i]->setGeometry(places[i]);
    m_lines[i]->show();
    m_lines[i]->raise();
  }
}

} // namespace vitrine::ui
