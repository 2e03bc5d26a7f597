#include "ui/thumbnails/HoverPreview.h"

#include "ui/style/Icons.h"
#include "ui/thumbnails/ThumbnailPixmap.h"
#include "ui/thumbnails/Thumbnails.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QLabel>
#include <QScreen>
#include <QScrollBar>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

constexpr QSize kPreviewSize(384, 288);
constexpr int kBesideMouse = 16;

} // namespace

HoverPreview::HoverPreview(QAbstractItemView& view, int fileRole, const Thumbnails& small, Thumbnails& large)
    : QFrame(&view, Qt::ToolTip | Qt::WindowTransparentForInput), m_view(view), m_role(fileRole), m_small(small),
      m_large(large), m_picture(new QLabel(this)), m_text(new QLabel(this)) {
  setObjectName(QStringLiteral("hoverPreview"));
  setAttribute(Qt::WA_ShowWithoutActivating);
  setFrameShape(QFrame::StyledPanel);
  setFocusPolicy(Qt::NoFocus);
  m_text->setTextFormat(Qt::PlainText);
  m_text->setWordWrap(true);
  m_text->setFixedWidth(kPreviewSize.width());
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_picture);
  layout->addWidget(m_text);
  connect(&large, &Thumbnails::changed, this, [this](const QString& file) {
    if (file == m_file) {
      draw();
    }
  });
  // Another file may be under the mouse then.
  connect(view.verticalScrollBar(), &QScrollBar::valueChanged, this, &QWidget::hide);
  connect(view.model(), &QAbstractItemModel::rowsInserted, this, &QWidget::hide);
  connect(view.model(), &QAbstractItemModel::rowsRemoved, this, &QWidget::hide);
  connect(view.model(), &QAbstractItemModel::layoutChanged, this, &QWidget::hide);
  connect(view.model(), &QAbstractItemModel::modelReset, this, &QWidget::hide);
  view.viewport()->installEventFilter(this);
  view.installEventFilter(this);
}

bool HoverPreview::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::ToolTip && watched == m_view.viewport()) {
    const auto& help = static_cast<const QHelpEvent&>(*event);
    return m_enabled && offer(help.pos(), help.globalPos());
  }
  const bool moved =
      event->type() == QEvent::MouseMove && !m_file.isEmpty() &&
      m_view.indexAt(static_cast<const QMouseEvent&>(*event).position().toPoint()).data(m_role) != m_file;
  const bool ends = event->type() == QEvent::Leave || event->type() == QEvent::Wheel ||
                    event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress ||
                    event->type() == QEvent::Hide || event->type() == QEvent::WindowDeactivate;
  if (moved || ends) {
    hide();
  }
  return QFrame::eventFilter(watched, event);
}

bool HoverPreview::offer(QPoint position, QPoint globalPosition) {
  const QModelIndex index = m_view.indexAt(position);
  const QString file = index.data(m_role).toString();
  if (file.isEmpty()) {
    hide();
    return false;
  }
  m_file = file;
  m_large.want(*this, {file});
  m_text->setText(index.data(Qt::ToolTipRole).toString());
  draw();
  placeAt(globalPosition);
  show();
  return true;
}

void HoverPreview::draw() {
  const QImage large = m_large.picture(m_file);
  QImage shown = large.isNull() ? m_small.picture(m_file) : large;
  const QSize pixels = kPreviewSize * devicePixelRatioF();
  if (!shown.isNull()) {
    shown = shown.scaled(pixels, Qt::KeepAspectRatio, Qt::SmoothTransformation); // the small one grows, blurred
  }
  m_picture->setPixmap(thumbnailPixmap(shown, icon(QStringLiteral("file")), kPreviewSize, devicePixelRatioF()));
}

/// Beside the mouse, wholly on its screen.
void HoverPreview::placeAt(QPoint globalPosition) {
  adjustSize();
  const QRect screen = m_view.screen()->availableGeometry();
  QRect place(globalPosition + QPoint(kBesideMouse, kBesideMouse), size());
  if (place.right() > screen.right()) {
    place.moveRight(globalPosition.x() - kBesideMouse);
  }
  if (place.bottom() > screen.bottom()) {
    place.moveBottom(globalPosition.y() - kBesideMouse);
  }
  move(std::max(place.x(), screen.x()), std::max(place.y(), screen.y()));
}

void HoverPreview::hideEvent(QHideEvent* event) {
  QFrame::hideEvent(event);
  m_file.clear();
  m_large.want(*this, {});
}

} // namespace vitrine::ui
