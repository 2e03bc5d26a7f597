#include "ui/session/OcclusionWorker.h"

#include "render/tracing/AmbientOcclusion.h"

#include <new>

namespace vitrine::ui {

OcclusionWorker::OcclusionWorker(Session& session, QObject* parent) : QObject(parent), m_session(session) {
  m_pool.setMaxThreadCount(1);
  m_pool.setThreadPriority(QThread::LowPriority);
  connect(&session, &Session::documentChanged, this, &OcclusionWorker::follow);
  connect(&session, &Session::documentCompleted, this, &OcclusionWorker::follow);
  connect(&session, &Session::stateChanged, this, &OcclusionWorker::follow);
  connect(&session, &Session::casterChanged, this, &OcclusionWorker::follow);
}

OcclusionWorker::~OcclusionWorker() {
  cancel();
  m_pool.waitForDone();
}

void OcclusionWorker::cancel() {
  if (m_progress) {
    m_progress->cancel();
    m_progress.reset();
  }
}

void OcclusionWorker::follow() {
  if (m_asked.get() != m_session.scene()) {
    cancel();
    m_asked.reset();
  }
  const bool wanted = m_session.scene() && m_session.caster() && m_session.evaluated().studioLight;
  if (wanted && !m_asked && !m_session.assets().openness) {
    start();
  }
}

void OcclusionWorker::start() {
  m_asked = m_session.snapshot().scene;
  m_progress = std::make_shared<base::Progress>();
  m_pool.start([this, scene = m_asked, caster = m_session.caster(), progress = m_progress] {
    std::shared_ptr<const scene::VertexOpenness> made;
    try {
      made = tracing::vertexOpenness(*scene, *caster, *progress);
    } catch (const base::Cancelled&) {
      return;
    } catch (const std::bad_alloc&) {
      // Without it all is as open as before.
    }
    QMetaObject::invokeMethod(
        this,
        [this, progress, made] {
          if (m_progress == progress) {
            m_progress.reset();
            if (made) {
              m_session.applyPatch({.materials = {}, .textures = {}, .openness = made});
            }
          }
        },
        Qt::QueuedConnection);
  });
}

} // namespace vitrine::ui
