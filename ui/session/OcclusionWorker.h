#pragma once

#include "ui/session/Session.h"

#include <QThreadPool>

namespace vitrine::ui {

/// Computes the openness of vertices (tracing::vertexOpenness) on a thread of its own, once the studio's light is shown
/// and the ray caster is there, and hands it to the session as a patch. Once for each scene; another scene cancels it.
/// The destructor cancels and waits. GUI thread only.
class OcclusionWorker : public QObject {
  Q_OBJECT

public:
  /// `session` must outlive this object.
  explicit OcclusionWorker(Session& session, QObject* parent = nullptr);
  ~OcclusionWorker() override;

  bool busy() const { return m_progress != nullptr; }

private:
  void follow();
  void start();
  void cancel();

  Session& m_session;
  ScenePtr m_asked;                           ///< scene it was started for last; null: none
  std::shared_ptr<base::Progress> m_progress; ///< of the work that runs; null: none
  QThreadPool m_pool;
};

} // namespace vitrine::ui
