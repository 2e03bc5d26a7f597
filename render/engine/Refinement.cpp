#include "render/engine/Refinement.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <array>

namespace vitrine::render {
namespace {

constexpr int kRestMilliseconds = 120;
/// Frames after which their mean is shown: all of them look better than what was there before.
constexpr std::array kShown{4, 8, kRefinedSamples};

bool isInput(const QEvent& event) {
  switch (event.type()) {
  case QEvent::MouseButtonPress:
  case QEvent::MouseButtonRelease:
  case QEvent::MouseMove:
  case QEvent::Wheel:
  case QEvent::KeyPress:
  case QEvent::KeyRelease:
  case QEvent::TouchBegin:
  case QEvent::TouchUpdate:
  case QEvent::DragMove:
    return event.spontaneous();
  default:
    return false;
  }
}

} // namespace

Refinement::Refinement(Engine& engine, DynamicResolution& resolution, const FrameClock& clock)
    : m_engine(engine), m_resolution(resolution), m_clock(clock) {
  m_rest.setSingleShot(true);
  m_rest.setInterval(kRestMilliseconds);
  connect(&m_rest, &QTimer::timeout, this, [this] {
    m_due = true;
    Q_EMIT due();
  });
}

void Refinement::reset() {
  m_drawn = 0;
  m_part = 0;
  m_due = false;
  m_rest.stop();
  setWatching(false);
}

void Refinement::begin() {
  if (!isDone()) {
    m_due = false;
    m_rest.start();
    setWatching(true);
  }
}

bool Refinement::isShownAfter(int sample) const {
  const bool replacesReduced = sample == 0 && m_resolution.divisor() > 1;
  return replacesReduced || std::ranges::find(kShown, sample + 1) != kShown.end();
}

bool Refinement::draw(QSize size) {
  bool shown = false;
  if (m_part == 0) {
    m_parts = m_resolution.partsAtRest(size);
    m_time = 0;
  }
  if (m_drawn == 0) {
    // The first is drawn twice, and the result of the first time is cleared away.
    drawPart(size, 0, false);
    m_drawn = 1;
  } else {
    const int sample = m_drawn - 1;
    const bool isLast = m_part + 1 == m_parts;
    shown = isLast && isShownAfter(sample);
    drawPart(size, m_part, shown);
    if (isLast) {
      m_resolution.countFullFrame(m_time, m_parts);
      m_part = 0;
      ++m_drawn;
    } else {
      ++m_part;
    }
  }
  m_due = !isDone();
  setWatching(m_due);
  return shown;
}

void Refinement::drawPart(QSize size, int part, bool shown) {
  const double start = m_clock();
  const int below = size.height() * part / m_parts;
  const int above = size.height() * (part + 1) / m_parts;
  const QRect drawn = m_parts > 1 ? QRect(0, below, size.width(), above - below) : QRect();
  m_engine.drawAccumulated({size, drawn, m_drawn <= 1, shown}, subpixelOffset(std::max(m_drawn - 1, 0)));
  m_time += m_clock() - start;
}

void Refinement::setWatching(bool watching) {
  if (std::exchange(m_watching, watching) == watching) {
    return;
  }
  if (watching) {
    QCoreApplication::instance()->installEventFilter(this);
  } else {
    QCoreApplication::instance()->removeEventFilter(this);
  }
}

bool Refinement::eventFilter(QObject*, QEvent* event) {
  if (isInput(*event)) {
    begin();
  }
  return false;
}

} // namespace vitrine::render
