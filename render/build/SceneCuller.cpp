#include "render/build/SceneCuller.h"

#include "render/build/Frustum.h"

namespace vitrine::render {

void SceneCuller::setByVisibility(bool on) {
  m_byVisibility = on;
  update();
}

void SceneCuller::setEye(const QVector3D& eye) {
  m_eye = eye;
  update();
}

void SceneCuller::update() {
  const int cluster = m_byVisibility ? m_pvs.clusterAt(m_eye) : -1;
  m_seen = cluster < 0 ? nullptr : m_pvs.seenFrom(cluster);
}

void SceneCuller::freeze(const scene::Pose& pose, const QMatrix4x4& viewProjection) {
  const Frustum frustum(viewProjection);
  const auto items = static_cast<scene::DrawItemId>(m_scene->drawItems().size());
  auto left = m_seen ? std::make_shared<DrawSet>(*m_seen) : std::make_shared<DrawSet>(items, true);
  for (scene::DrawItemId item = 0; item < items; ++item) {
    if (m_scene->backdropOf(item) == scene::kNone && !frustum.meets(pose.worldBounds(item))) {
      left->set(item, false);
    }
  }
  m_frozen = left;
  m_frozenEye = m_eye;
}

void SceneCuller::thaw() {
  m_frozen = nullptr;
}

int SceneCuller::leaf() const {
  return m_scene->visibility ? m_scene->visibility->leafAt(m_frozen ? m_frozenEye : m_eye) : -1;
}

scene::VisibilityReport SceneCuller::report(const DrawSet& shown) const {
  scene::VisibilityReport report = scene::leafReportAt(*m_scene, m_frozen ? m_frozenEye : m_eye);
  for (scene::DrawItemId item = 0; item < shown.size(); ++item) {
    if (shown.test(item)) {
      const std::uint32_t triangles = m_scene->surfaceOf(item).triangleCount();
      report.totalTriangles += triangles;
      report.drawnTriangles += !seen() || seen()->test(item) ? triangles : 0;
    }
  }
  return report;
}

} // namespace vitrine::render
