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

Refinement::Refinement(Engine& engine) : m_engine(engine) {
  m_rest.setSingleShot(true);
  m_rest.setInterval(kRestMilliseconds);
  connect(&m_rest, &QTimer::timeout, this, [this] {
    m_due = true;
    Q_EMIT due();
  });
}

void Refinement::reset() {
  m_drawn = 0;
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

void Refinement::draw(QSize size) {
  // The first is drawn twice, and what comes of it the first time forgotten.
  const int sample = std::max(m_drawn - 1, 0);
  const bool shown = m_drawn > 0 && std::ranges::find(kShown, sample + 1) != kShown.end();
  m_engine.drawAccumulated({size, m_drawn <= 1, shown}, subpixelOffset(sample));
  ++m_drawn;
  m_due = !isDone();
  setWatching(m_due);
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
