#include "ui/session/OcclusionWorker.h"

#include "render/tracing/AmbientOcclusion.h"

namespace vitrine::ui {

OcclusionWorker::OcclusionWorker(Session& session, QObject* parent) : QObject(parent), m_session(session) {
  connect(&session, &Session::documentChanged, this, &OcclusionWorker::follow);
  connect(&session, &Session::documentCompleted, this, &OcclusionWorker::follow);
  connect(&session, &Session::stateChanged, this, &OcclusionWorker::follow);
  connect(&session, &Session::casterChanged, this, &OcclusionWorker::follow);
}

void OcclusionWorker::follow() {
  if (m_asked.get() != m_session.scene()) {
    m_task.drop();
    m_asked.reset();
  }
  const bool wanted = m_session.scene() && m_session.caster() && m_session.evaluated().studioLight;
  if (wanted && !m_asked && !m_session.assets().openness) {
    start();
  }
}

void OcclusionWorker::start() {
  using Openness = std::shared_ptr<const scene::VertexOpenness>;
  m_asked = m_session.snapshot().scene;
  m_task.start(
      [scene = m_asked, caster = m_session.caster()](base::Progress& progress) -> Result<Openness> {
        return tracing::vertexOpenness(*scene, *caster, progress);
      },
      [this](Openness openness) {
        m_session.applyPatch({.materials = {}, .textures = {}, .openness = std::move(openness)});
      });
}

} // namespace vitrine::ui
