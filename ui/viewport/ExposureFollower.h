#pragma once

#include "core/base/Progress.h"
#include "ui/session/Session.h"
#include "ui/session/SteadyClock.h"
#include "ui/viewport/CameraController.h"

#include <QThreadPool>
#include <QTimer>

#include <memory>

namespace vitrine::ui {

/// Exposure that follows what is seen, where the state has a mode that does: a worker measures the view when camera or
/// scene have changed, and the light goes there in less than a second. Nothing happens while nothing changes. The
/// destructor cancels and waits.
class ExposureFollower : public QObject {
  Q_OBJECT

public:
  /// Both must outlive this object.
  ExposureFollower(Session& session, const CameraController& camera, QObject* parent = nullptr);
  ~ExposureFollower() override;

  /// Forgets what was measured: another camera, or another document.
  void forget();

  /// True until what was measured is shown.
  bool isAdapting() const { return m_measuring != nullptr || m_soon.isActive() || m_steps.isActive(); }

private:
  /// A measurement on its way; a newer document cancels it.
  struct Measurement {
    base::Progress progress;
  };

  bool follows() const;
  void measureSoon();
  void measure();
  void take(double factor);
  void step();

  Session& m_session;
  const CameraController& m_camera;
  QThreadPool m_pool;
  std::shared_ptr<Measurement> m_measuring; ///< null: none
  bool m_outdated = false;                  ///< there was a change since it began
  QTimer m_soon;
  QTimer m_steps;
  double m_target = 1;
  double m_lastStep = 0; ///< seconds of the clock
};

} // namespace vitrine::ui
