#include "ui/controls/ScrubSlider.h"

#include "ui/widgets/Texts.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

namespace vitrine::ui {
namespace {

/// Positions between two frames.
constexpr int kPerFrame = 1000;
constexpr int kFramesOfPage = 10;
/// Ticks closer than this run into each other.
constexpr int kTickPixels = 5;
constexpr int kNotch = 120;
/// Distance from a mark at which the mouse is on it, and width of marks; pixels.
constexpr int kMarkReach = 3;
constexpr int kMarkWidth = 2;
/// Marks that lie together are told so far.
constexpr int kMostMarksTold = 8;

} // namespace

ScrubSlider::ScrubSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
  setTickPosition(TicksBelow);
  setSingleStep(kPerFrame);
  setRange(0, 0);
}

void ScrubSlider::setLastFrame(double last) {
  constexpr double kMost = std::numeric_limits<int>::max() / kPerFrame;
  const QSignalBlocker quiet(this);
  setRange(0, static_cast<int>(std::lround(std::clamp(last, 0.0, kMost) * kPerFrame)));
  arrangeTicks();
}

void ScrubSlider::setFrame(double frame) {
  const QSignalBlocker quiet(this);
  setValue(static_cast<int>(std::lround(std::clamp(frame * kPerFrame, 0.0, static_cast<double>(maximum())))));
}

double ScrubSlider::frame() const {
  return static_cast<double>(value()) / kPerFrame;
}

void ScrubSlider::arrangeTicks() {
  // 1, 2, 5, 10, 20, 50 … frames, so that they can be told apart.
  const double frames = static_cast<double>(maximum()) / kPerFrame;
  const double wanted = frames * kTickPixels / std::max(width(), 1);
  double interval = 1;
  for (int i = 0; interval < wanted; ++i) {
    interval *= i % 3 == 1 ? 2.5 : 2;
  }
  setTickInterval(static_cast<int>(interval * kPerFrame));
}

ScrubSlider::Track ScrubSlider::track() const {
  QStyleOptionSlider option;
  initStyleOption(&option);
  const QRect groove = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderGroove, this);
  const QRect handle = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
  return {groove.x() + handle.width() / 2, groove.width() - handle.width(), option.upsideDown != 0};
}

int ScrubSlider::valueAt(int x) const {
  const Track on = track();
  return QStyle::sliderValueFromPosition(minimum(), maximum(), x - on.start, on.length, on.upsideDown);
}

int ScrubSlider::pixelOf(double frame, const Track& track) const {
  const double value = std::clamp(frame * kPerFrame, 0.0, static_cast<double>(maximum()));
  return track.start + QStyle::sliderPositionFromValue(minimum(), maximum(), static_cast<int>(std::lround(value)),
                                                       track.length, track.upsideDown);
}

void ScrubSlider::setMarks(std::vector<Mark> marks) {
  m_marks = std::move(marks);
  update();
}

QString ScrubSlider::marksAt(int x) const {
  const Track on = track();
  QStringList texts;
  int count = 0;
  for (const Mark& mark : m_marks) {
    if (std::abs(pixelOf(mark.frame, on) - x) <= kMarkReach && ++count <= kMostMarksTold) {
      texts << mark.text;
    }
  }
  if (count > kMostMarksTold) {
    texts << tr("%n more", nullptr, count - kMostMarksTold);
  }
  return texts.join(QLatin1Char('\n'));
}

bool ScrubSlider::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto& help = static_cast<const QHelpEvent&>(*event);
    if (const QString marks = marksAt(help.pos().x()); !marks.isEmpty()) {
      const QRect described(help.pos().x() - kMarkReach, 0, 2 * kMarkReach + 1, height());
      QToolTip::showText(help.globalPos(), plainToolTip(marks), this, described);
      return true;
    }
  }
  return QSlider::event(event);
}

void ScrubSlider::paintEvent(QPaintEvent* event) {
  QSlider::paintEvent(event);
  QPainter painter(this);
  const QColor color = palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Link);
  const Track on = track();
  int before = -1;
  for (const Mark& mark : m_marks) {
    if (const int x = pixelOf(mark.frame, on); x != before) {
      painter.fillRect(x - kMarkWidth / 2, 0, kMarkWidth, height(), color);
      before = x;
    }
  }
}

void ScrubSlider::scrubTo(const QMouseEvent& event) {
  int place = valueAt(static_cast<int>(event.position().x()));
  if (event.modifiers().testFlag(Qt::ShiftModifier)) {
    place = std::min((place + kPerFrame / 2) / kPerFrame * kPerFrame, maximum());
  }
  setValue(place);
  Q_EMIT scrubbed(frame());
}

void ScrubSlider::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && maximum() > 0) {
    event->accept();
    setSliderDown(true);
    scrubTo(*event);
  } else {
    event->ignore();
  }
}

void ScrubSlider::mouseMoveEvent(QMouseEvent* event) {
  if (isSliderDown()) {
    event->accept();
    scrubTo(*event);
  } else {
    event->ignore();
  }
}

void ScrubSlider::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) {
    setSliderDown(false);
  }
}

void ScrubSlider::keyPressEvent(QKeyEvent* event) {
  const int ahead = layoutDirection() == Qt::RightToLeft ? -1 : 1;
  switch (event->key()) {
  case Qt::Key_Left:
    Q_EMIT stepped(-ahead);
    break;
  case Qt::Key_Right:
    Q_EMIT stepped(ahead);
    break;
  case Qt::Key_Down:
    Q_EMIT stepped(-1);
    break;
  case Qt::Key_Up:
    Q_EMIT stepped(1);
    break;
  case Qt::Key_PageDown:
    Q_EMIT stepped(-kFramesOfPage);
    break;
  case Qt::Key_PageUp:
    Q_EMIT stepped(kFramesOfPage);
    break;
  case Qt::Key_Home:
    Q_EMIT firstRequested();
    break;
  case Qt::Key_End:
    Q_EMIT lastRequested();
    break;
  default:
    event->ignore();
    return;
  }
  event->accept();
}

void ScrubSlider::wheelEvent(QWheelEvent* event) {
  m_wheel += event->angleDelta().y();
  if (const int notches = m_wheel / kNotch; notches != 0) {
    m_wheel -= notches * kNotch;
    Q_EMIT stepped(notches);
  }
  event->accept();
}

void ScrubSlider::resizeEvent(QResizeEvent* event) {
  QSlider::resizeEvent(event);
  arrangeTicks();
}

} // namespace vitrine::ui
