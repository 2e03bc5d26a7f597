#pragma once

#include "ui/session/Session.h"
#include "ui/session/SteadyClock.h"

#include <QTimer>

namespace vitrine::ui {

/// Lets what runs by itself run: moves the session's clock on - for the patterns of lights ten steps a second, as far
/// as that changes anything; for springing bones as often as screens are drawn, until they have settled. Stands still
/// while nothing runs by itself, while paused, and while nobody can see it. GUI thread only.
class SceneClock : public QObject {
  Q_OBJECT

public:
  /// `session` must outlive this object.
  explicit SceneClock(Session& session, QObject* parent = nullptr, SteadyClock clock = steadySeconds);

  /// True if the scene, as it is set now, has anything that runs by itself.
  bool hasSomethingToRun() const;
  /// True if the clock runs, or would if the window could be seen.
  bool running() const { return hasSomethingToRun() && !m_paused; }
  void setPaused(bool paused);
  /// Lets documents begin paused; a change pauses or runs the one that is shown.
  void setReducedMotion(bool reduced);
  /// True while the window cannot be seen: the clock stands still.
  void setHeld(bool held);
  /// True if a timer goes.
  bool ticking() const { return m_timer.isActive(); }

Q_SIGNALS:
  /// running() or hasSomethingToRun() may have changed.
  void runningChanged();

private:
  void followDocument();
  void follow();
  void keepPace();
  void advance();

  Session& m_session;
  QTimer m_timer;
  SteadyClock m_clock;
  double m_since = 0; ///< m_clock when the timer was started
  double m_start = 0; ///< the session's clock then
  QString m_path;     ///< of the document
  bool m_paused = false;
  bool m_reducedMotion = false;
  bool m_held = false;
  bool m_told = false;    ///< running, as last told
  bool m_toldAny = false; ///< hasSomethingToRun, as last told
};

} // namespace vitrine::ui
