#include "ui/content/PictureCanvas.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <array>
#include <cmath>

namespace vitrine::ui {
namespace {

constexpr double kWheelZoom = 1.25; ///< to a notch
constexpr int kChequer = 8;         ///< pixels
constexpr int kCursorLeap = 16;     ///< texels
constexpr std::size_t kMostOutlined = 20000;
const QColor kLineColor(255, 214, 10);
const QColor kLineEdge(0, 0, 0, 140);

QBrush chequerBrush() {
  QPixmap tile(2 * kChequer, 2 * kChequer);
  tile.fill(QColor(204, 204, 204));
  QPainter painter(&tile);
  painter.fillRect(0, 0, kChequer, kChequer, QColor(153, 153, 153));
  painter.fillRect(kChequer, kChequer, kChequer, kChequer, QColor(153, 153, 153));
  return QBrush(tile);
}

int wrappedTexel(double at, int size) {
  return std::clamp(static_cast<int>(std::floor(at)) % size, 0, size - 1);
}

} // namespace

PictureCanvas::PictureCanvas(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setCursor(Qt::CrossCursor);
  setAttribute(Qt::WA_OpaquePaintEvent);
}

QSize PictureCanvas::sizeHint() const {
  constexpr QSize kEmpty(320, 240);
  return pictureSize().isEmpty() ? kEmpty : (QSizeF(pictureSize()) / devicePixelRatioF()).toSize().expandedTo(kEmpty);
}

QSize PictureCanvas::minimumSizeHint() const {
  return {160, 120};
}

void PictureCanvas::setLevels(std::vector<QImage> levels) {
  const QSize before = pictureSize();
  m_levels = std::move(levels);
  if (pictureSize() != before) {
    m_marked.reset();
    setHovered(std::nullopt);
    updateGeometry();
    // Another mip: what is seen stays, as large as it was.
    if (!m_isFitted && !before.isEmpty() && !pictureSize().isEmpty()) {
      m_zoom *= static_cast<double>(before.width()) / pictureSize().width();
      Q_EMIT zoomChanged(m_zoom);
    }
    applyFit();
  } else if (m_hovered) {
    Q_EMIT texelChanged(m_hovered);
  }
  update();
}

void PictureCanvas::setBackdrop(Backdrop backdrop) {
  m_backdrop = backdrop;
  update();
}

void PictureCanvas::setTiled(bool tiled) {
  m_isTiled = tiled;
  applyFit();
  update();
}

void PictureCanvas::setLines(std::vector<QLineF> lines) {
  m_lines = std::move(lines);
  update();
}

void PictureCanvas::setFrame(const QRect& frame) {
  m_frame = frame;
  update();
}

void PictureCanvas::setMarked(std::optional<QPoint> texel) {
  m_marked = texel;
  if (texel) {
    reveal(*texel);
  }
  update();
}

void PictureCanvas::setZoom(double zoom) {
  m_zoom = std::clamp(zoom, kLeastZoom, kMostZoom);
  Q_EMIT zoomChanged(m_zoom);
}

void PictureCanvas::zoomTo(double zoom, QPointF around) {
  const QPointF texel = (around - m_origin) / scale();
  m_isFitted = false;
  setZoom(zoom);
  m_origin = around - texel * scale();
  keepInSight();
  update();
}

void PictureCanvas::fit() {
  m_isFitted = true;
  applyFit();
  update();
}

void PictureCanvas::setMostFitted(double zoom) {
  m_mostFitted = zoom;
  applyFit();
}

void PictureCanvas::applyFit() {
  const QSizeF whole = QSizeF(pictureSize()) * copies();
  if (whole.isEmpty()) {
    return;
  }
  if (m_isFitted) {
    const double most = std::min(width() / whole.width(), height() / whole.height()) * devicePixelRatioF();
    setZoom(most > 1 ? std::min(m_mostFitted, std::floor(most)) : most);
  }
  keepInSight();
}

/// A fitted picture lies in the middle; any other covers the middle of the widget. Whole pixels keep texels sharp.
void PictureCanvas::keepInSight() {
  const QSizeF shown = shownSize();
  const auto kept = [this](double origin, double size, double room) {
    return std::round(m_isFitted ? (room - size) / 2 : std::clamp(origin, room / 2 - size, room / 2));
  };
  m_origin = {kept(m_origin.x(), shown.width(), width()), kept(m_origin.y(), shown.height(), height())};
}

std::optional<QPoint> PictureCanvas::texelAt(QPointF point) const {
  const QSize size = pictureSize();
  const QPointF at = (point - m_origin) / scale();
  if (size.isEmpty() || at.x() < 0 || at.y() < 0 || at.x() >= size.width() * copies() ||
      at.y() >= size.height() * copies()) {
    return std::nullopt;
  }
  return QPoint(wrappedTexel(at.x(), size.width()), wrappedTexel(at.y(), size.height()));
}

QPointF PictureCanvas::placeOf(QPoint texel) const {
  return m_origin + (QPointF(texel) + QPointF(0.5, 0.5)) * scale();
}

QRectF PictureCanvas::rectOf(const QRect& texels) const {
  return {m_origin + QPointF(texels.topLeft()) * scale(), QSizeF(texels.size()) * scale()};
}

void PictureCanvas::reveal(QPoint texel) {
  const QRectF inner = rect().toRectF();
  const QPointF at = placeOf(texel);
  if (!inner.contains(at)) {
    m_origin += inner.center() - at;
    keepInSight();
  }
}

void PictureCanvas::setHovered(std::optional<QPoint> texel) {
  if (m_hovered != texel) {
    m_hovered = texel;
    update();
    Q_EMIT texelChanged(texel);
  }
}

void PictureCanvas::paintBackdrop(QPainter& painter, const QRectF& place) const {
  switch (m_backdrop) {
  case Backdrop::Chequer: {
    static const QBrush kBrush = chequerBrush();
    painter.setBrushOrigin(place.topLeft());
    painter.fillRect(place, kBrush);
    return;
  }
  case Backdrop::Black:
    painter.fillRect(place, Qt::black);
    return;
  case Backdrop::White:
    painter.fillRect(place, Qt::white);
    return;
  }
}

void PictureCanvas::paintCopy(QPainter& painter, const QRectF& place, const QRectF& seen) const {
  const QRectF part = place & seen;
  if (part.isEmpty()) {
    return;
  }
  if (m_levels.front().hasAlphaChannel()) {
    paintBackdrop(painter, part);
  }
  // The smallest level that is not magnified.
  std::size_t level = 0;
  while (level + 1 < m_levels.size() && m_levels[level + 1].width() >= place.width() * devicePixelRatioF() * 0.999) {
    ++level;
  }
  const QImage& picture = m_levels[level];
  const double sx = picture.width() / place.width();
  const double sy = picture.height() / place.height();
  painter.setRenderHint(QPainter::SmoothPixmapTransform, m_zoom < 1);
  // Whole texels, so that magnified ones do not move when the seen part does.
  const QRectF exact((part.x() - place.x()) * sx, (part.y() - place.y()) * sy, part.width() * sx, part.height() * sy);
  const QRect whole = exact.toAlignedRect() & picture.rect();
  const QRectF target(place.x() + whole.x() / sx, place.y() + whole.y() / sy, whole.width() / sx, whole.height() / sy);
  painter.drawImage(target, picture, whole);
}

void PictureCanvas::paintLines(QPainter& painter, const QRectF& place, const QRectF& seen) const {
  std::vector<QLineF> lines;
  for (const QLineF& line : m_lines) {
    const auto moved = [&](const QPointF& at) {
      return QPointF(place.x() + at.x() * place.width(), place.y() + at.y() * place.height());
    };
    const QLineF shown(moved(line.p1()), moved(line.p2()));
    if (std::max(shown.x1(), shown.x2()) >= seen.left() && std::min(shown.x1(), shown.x2()) <= seen.right() &&
        std::max(shown.y1(), shown.y2()) >= seen.top() && std::min(shown.y1(), shown.y2()) <= seen.bottom()) {
      lines.push_back(shown);
    }
  }
  const auto count = static_cast<int>(lines.size());
  if (lines.size() <= kMostOutlined) {
    painter.setPen(QPen(kLineEdge, 3));
    painter.drawLines(lines.data(), count);
  }
  painter.setPen(QPen(kLineColor, 1));
  painter.drawLines(lines.data(), count);
}

void PictureCanvas::paintMarks(QPainter& painter) const {
  const auto mark = [&painter](const QRectF& place, const QColor& color) {
    // Large enough to be seen where texels are small.
    constexpr double kLeast = 7;
    const QSizeF size = place.size().expandedTo({kLeast, kLeast});
    const QRectF box(place.center() - QPointF(size.width(), size.height()) / 2, size);
    painter.setPen(QPen(Qt::black, 3));
    painter.drawRect(box);
    painter.setPen(QPen(color, 1));
    painter.drawRect(box);
  };
  if (!m_frame.isEmpty()) {
    mark(rectOf(m_frame), kLineColor);
  }
  if (m_hovered && hasFocus() && scale() >= 4) {
    painter.setPen(QPen(Qt::white, 1));
    painter.drawRect(rectOf({*m_hovered, QSize(1, 1)}));
  }
  if (m_marked) {
    mark(rectOf({*m_marked, QSize(1, 1)}), QColor(255, 90, 31));
  }
}

void PictureCanvas::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  const QRectF seen = event->rect().toRectF();
  painter.fillRect(event->rect(), palette().color(QPalette::Dark));
  if (!pictureSize().isEmpty()) {
    const QSizeF size = QSizeF(pictureSize()) * scale();
    for (int i = 0; i < copies() * copies(); ++i) {
      const QRectF place(m_origin + QPointF(i % copies() * size.width(), i / copies() * size.height()), size);
      paintCopy(painter, place, seen);
      paintLines(painter, place, seen);
    }
    paintMarks(painter);
  }
  if (hasFocus()) {
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
  }
}

void PictureCanvas::resizeEvent(QResizeEvent* /*event*/) {
  applyFit();
}

void PictureCanvas::wheelEvent(QWheelEvent* event) {
  const double notches = event->angleDelta().y() / 120.0;
  zoomTo(m_zoom * std::pow(kWheelZoom, notches), event->position());
  setHovered(texelAt(event->position()));
  event->accept();
}

void PictureCanvas::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton) {
    m_pressedAt = event->position();
    m_draggedFrom = event->position();
    m_isDragging = false;
  }
}

void PictureCanvas::mouseMoveEvent(QMouseEvent* event) {
  if (m_pressedAt && (event->position() - *m_pressedAt).manhattanLength() >= QApplication::startDragDistance()) {
    m_isDragging = true;
    setCursor(Qt::ClosedHandCursor);
  }
  if (m_isDragging) {
    m_isFitted = false;
    m_origin += event->position() - m_draggedFrom;
    m_draggedFrom = event->position();
    keepInSight();
    update();
  }
  setHovered(texelAt(event->position()));
}

void PictureCanvas::mouseReleaseEvent(QMouseEvent* event) {
  const bool isClick = m_pressedAt && !m_isDragging && event->button() == Qt::LeftButton;
  m_pressedAt.reset();
  m_isDragging = false;
  setCursor(Qt::CrossCursor);
  if (const auto texel = texelAt(event->position()); isClick && texel) {
    Q_EMIT texelChosen(*texel);
  }
}

void PictureCanvas::leaveEvent(QEvent* /*event*/) {
  setHovered(std::nullopt);
}

bool PictureCanvas::moveCursor(const QKeyEvent& event) {
  static constexpr std::array<std::pair<int, QPoint>, 4> kWays{
      {{Qt::Key_Left, {-1, 0}}, {Qt::Key_Right, {1, 0}}, {Qt::Key_Up, {0, -1}}, {Qt::Key_Down, {0, 1}}}};
  const auto way = std::ranges::find(kWays, event.key(), &std::pair<int, QPoint>::first);
  if (way == kWays.end() || pictureSize().isEmpty()) {
    return false;
  }
  const QSize size = pictureSize();
  const QPoint from = m_hovered.value_or(m_marked.value_or(QPoint(size.width() / 2, size.height() / 2)));
  const QPoint to = from + way->second * (event.modifiers().testFlag(Qt::ControlModifier) ? kCursorLeap : 1);
  const QPoint kept(std::clamp(to.x(), 0, size.width() - 1), std::clamp(to.y(), 0, size.height() - 1));
  setHovered(kept);
  reveal(kept);
  return true;
}

void PictureCanvas::keyPressEvent(QKeyEvent* event) {
  if (moveCursor(*event)) {
    return;
  }
  switch (event->key()) {
  case Qt::Key_Plus:
  case Qt::Key_Equal:
    zoomTo(m_zoom * kWheelZoom, m_hovered ? placeOf(*m_hovered) : rect().toRectF().center());
    return;
  case Qt::Key_Minus:
    zoomTo(m_zoom / kWheelZoom, m_hovered ? placeOf(*m_hovered) : rect().toRectF().center());
    return;
  case Qt::Key_0:
    fit();
    return;
  case Qt::Key_1:
    showActualSize();
    return;
  case Qt::Key_Return:
  case Qt::Key_Enter:
    if (m_hovered) {
      Q_EMIT texelChosen(*m_hovered);
    }
    return;
  default:
    QWidget::keyPressEvent(event);
  }
}

void PictureCanvas::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void PictureCanvas::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

} // namespace vitrine::ui
