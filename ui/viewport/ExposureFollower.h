#pragma once

#include "core/base/Task.h"
#include "ui/session/Session.h"
#include "ui/session/SteadyClock.h"
#include "ui/viewport/CameraController.h"

#include <QTimer>

namespace vitrine::ui {

/// Exposure that follows what is seen, if the state has a mode that does. A task measures the view when the camera or
/// the scene have changed, and the exposure changes to the result in less than a second. Nothing runs while nothing
/// changes.
class ExposureFollower : public QObject {
  Q_OBJECT

public:
  /// Both must outlive this object.
  ExposureFollower(Session& session, const CameraController& camera, QObject* parent = nullptr);

  /// Forgets what was measured: another camera, or another document.
  void forget();

  /// True until what was measured is shown.
  bool isAdapting() const { return m_measuring.isRunning() || m_soon.isActive() || m_steps.isActive(); }

private:
  bool follows() const;
  void measureSoon();
  void measure();
  void take(double factor);
  void step();

  Session& m_session;
  const CameraController& m_camera;
  base::Task m_measuring;
  bool m_outdated = false; ///< there was a change since the measurement began
  QTimer m_soon;
  QTimer m_steps;
  double m_target = 1;
  double m_lastStep = 0; ///< seconds of the clock
};

} // namespace vitrine::ui
