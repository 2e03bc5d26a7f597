#include "ui/hex/MapSurface.h"

#include "ui/widgets/Texts.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

namespace vitrine::ui {

MapSurface::MapSurface(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
}

void MapSurface::setMap(SpaceMapPtr map) {
  m_map = std::move(map);
  m_entropy.reset();
  m_current.reset();
  m_hovered.reset();
  arrange();
  update();
}

void MapSurface::setEntropy(EntropyPtr entropy) {
  m_entropy = std::move(entropy);
  update();
}

bool MapSurface::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto cell = cellAt(help->pos());
    if (cell) {
      QToolTip::showText(help->globalPos(), plainToolTip(linesOf(*cell).join(QLatin1Char('\n'))), this,
                         cellRect(*cell).toAlignedRect());
    } else {
      QToolTip::hideText();
    }
    return true;
  }
  return QWidget::event(event);
}

void MapSurface::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void MapSurface::keyPressEvent(QKeyEvent* event) {
  const auto key = static_cast<Qt::Key>(event->key());
  const bool moves = key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down ||
                     key == Qt::Key_Home || key == Qt::Key_End;
  if (cellCount() == 0 || event->modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier)) {
    QWidget::keyPressEvent(event);
  } else if (moves) {
    const bool toEnd = key == Qt::Key_Home || key == Qt::Key_End;
    setCurrent(m_current || toEnd ? neighbour(m_current.value_or(0), key).value_or(m_current.value_or(0)) : 0);
  } else if ((key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) && m_current) {
    choose(*m_current);
  } else {
    QWidget::keyPressEvent(event);
  }
}

void MapSurface::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) {
    QWidget::mousePressEvent(event);
  } else if (const auto cell = cellAt(event->position())) {
    setCurrent(cell);
    choose(*cell);
  }
}

void MapSurface::mouseMoveEvent(QMouseEvent* event) {
  setHovered(cellAt(event->position()));
}

void MapSurface::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  setHovered(std::nullopt);
}

void MapSurface::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  if (!m_current && cellCount() > 0) {
    setCurrent(0);
  }
  update();
}

void MapSurface::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

void MapSurface::setCurrent(std::optional<std::size_t> cell) {
  if (m_current != cell) {
    m_current = cell;
    update();
  }
  tell(cell);
  setAccessibleDescription(cell ? linesOf(*cell).join(QLatin1Char('\n')) : QString());
  QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&changed);
}

void MapSurface::setHovered(std::optional<std::size_t> cell) {
  if (m_hovered != cell) {
    m_hovered = cell;
    tell(cell ? cell : hasFocus() ? m_current : std::nullopt);
    update();
  }
}

void MapSurface::choose(std::size_t cell) {
  const MapPlace place = placeOf(cell); // views may load another document
  Q_EMIT chosen(place);
}

void MapSurface::tell(std::optional<std::size_t> cell) {
  Q_EMIT pointedAt(cell ? linesOf(*cell).join(QStringLiteral(" · ")) : QString());
}

void MapSurface::paintMarks(QPainter& painter) const {
  const auto frame = [&](std::size_t cell, const QColor& color, qreal width) {
    QRectF rectangle = cellRect(cell);
    // Also what is narrower than the line must be seen.
    const qreal wider = std::max<qreal>(0, 2 * width - rectangle.width());
    rectangle.adjust(width / 2 - wider, width / 2, wider - width / 2, -width / 2);
    painter.setPen(QPen(color, width));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rectangle);
  };
  if (m_hovered) {
    frame(*m_hovered, palette().color(QPalette::Text), 1);
  }
  if (m_current && hasFocus()) {
    constexpr qreal kFrame = 2;
    frame(*m_current, palette().color(QPalette::Highlight), kFrame);
  }
}

} // namespace vitrine::ui
