#pragma once

#include "core/base/Task.h"
#include "ui/session/Session.h"

namespace vitrine::ui {

/// Computes the openness of vertices (tracing::vertexOpenness) as a task, once the studio's light is shown and the ray
/// caster is built, and applies it to the session as a patch. Runs once for each scene; another scene cancels it. GUI
/// thread only.
class OcclusionWorker : public QObject {
  Q_OBJECT

public:
  /// `session` must outlive this object.
  explicit OcclusionWorker(Session& session, QObject* parent = nullptr);

  bool busy() const { return m_task.isRunning(); }

private:
  void follow();
  void start();

  Session& m_session;
  ScenePtr m_asked; ///< scene of the last start; null if there was none
  base::Task m_task{nullptr, base::TaskLane::Background};
};

} // namespace vitrine::ui
