#include "ui/session/SceneClock.h"

namespace vitrine::ui {
namespace {

/// Patterns have ten letters a second.
constexpr int kStepMs = 100;
/// Springing bones have sixty steps a second.
constexpr int kSpringStepMs = 16;

} // namespace

SceneClock::SceneClock(Session& session, QObject* parent, SteadyClock clock)
    : QObject(parent), m_session(session), m_clock(std::move(clock)) {
  m_timer.setTimerType(Qt::PreciseTimer);
  connect(&m_timer, &QTimer::timeout, this, &SceneClock::advance);
  connect(&session, &Session::timeChanged, this, &SceneClock::keepPace);
  connect(&session, &Session::documentChanged, this, &SceneClock::followDocument);
  connect(&session, &Session::stateChanged, this, &SceneClock::follow);
  follow();
}

bool SceneClock::hasSomethingToRun() const {
  return m_session.scene() && m_session.evaluated().runsByItself();
}

void SceneClock::setPaused(bool paused) {
  m_paused = paused;
  follow();
}

void SceneClock::setReducedMotion(bool reduced) {
  if (std::exchange(m_reducedMotion, reduced) != reduced) {
    setPaused(reduced);
  }
}

void SceneClock::setHeld(bool held) {
  m_held = held;
  follow();
}

void SceneClock::followDocument() {
  const Document* document = m_session.document();
  const QString path = document ? document->path : QString();
  // What was paused stays so when the file is read anew.
  if (std::exchange(m_path, path) != path) {
    m_paused = m_reducedMotion;
  }
  m_timer.stop(); // begins with the state, which is told of after the document
}

void SceneClock::follow() {
  const bool any = hasSomethingToRun();
  const bool tick = any && !m_paused && !m_held;
  const int interval = tick && m_session.evaluated().pose.springs ? kSpringStepMs : kStepMs;
  if (m_timer.interval() != interval) {
    m_timer.setInterval(interval);
  }
  if (tick && !m_timer.isActive()) {
    m_start = m_session.state().clock;
    m_since = m_clock();
    m_timer.start();
  } else if (!tick) {
    m_timer.stop();
  }
  const bool changed = m_told != running() || m_toldAny != any;
  m_told = running();
  m_toldAny = any;
  if (changed) {
    Q_EMIT runningChanged();
  }
}

void SceneClock::keepPace() {
  follow(); // springs that had settled are moved again
  // While an animation plays, springing bones are moved with it, not once more in between.
  if (m_timer.isActive() && m_session.evaluated().pose.springs) {
    m_timer.start();
    advance();
  }
}

void SceneClock::advance() {
  SceneState next = m_session.state();
  next.clock = m_start + m_clock() - m_since;
  // A state that looks the same is not drawn again.
  const state::EvaluatedState& now = m_session.evaluated();
  const bool springs = now.pose.springs;
  const bool lightsFlicker = now.lightsFlicker;
  if (springs || state::evaluate(*m_session.scene(), next).light != now.light) {
    m_session.setClock(next.clock);
  }
  const auto stepAt = animation::SpringSimulator::stepAt;
  const bool stepped = stepAt(m_session.state().clock) > stepAt(m_start); // before, springs cannot have been moved
  if (springs && stepped && !lightsFlicker && !m_session.pose()->hasSwingingSprings()) {
    m_timer.stop(); // until something is changed that may move them
  }
}

} // namespace vitrine::ui
