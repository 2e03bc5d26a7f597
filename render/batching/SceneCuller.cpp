#include "render/batching/SceneCuller.h"

#include "core/visibility/Visibility.h"
#include "core/visibility/VisibilityRule.h"
#include "render/batching/Frustum.h"

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
  const bool useful = m_byVisibility && m_scene->world.visibility;
  const int cluster = useful ? m_scene->world.visibility->clusterAt(m_eye) : -1;
  if (cluster != std::exchange(m_cluster, cluster)) {
    const visibility::VisibilityRule rule(*m_scene, m_eye);
    m_seen = cluster >= 0 && rule.leavesOut() ? std::make_shared<const ItemSet>(rule.drawnItems(m_listed)) : nullptr;
  }
}

void SceneCuller::freeze(const animation::Pose& pose, const QMatrix4x4& viewProjection) {
  const Frustum frustum(viewProjection);
  const scene::ByItem<scene::DrawItem>& items = m_scene->drawItems();
  auto left = std::make_shared<ItemSet>(m_seen ? *m_seen : ItemSet::range(0, items.size()));
  for (const scene::DrawItemIndex item : items.indices()) {
    if (m_scene->backdropOf(item) == scene::kNone && !frustum.meets(pose.worldBounds(item))) {
      left->erase(item);
    }
  }
  m_frozen = left;
  m_frozenEye = m_eye;
}

void SceneCuller::thaw() {
  m_frozen = nullptr;
}

int SceneCuller::leaf() const {
  return m_scene->world.visibility ? m_scene->world.visibility->leafAt(m_frozen ? m_frozenEye : m_eye) : -1;
}

visibility::VisibilityReport SceneCuller::report(const ItemSet& shown) const {
  return visibility::visibilityAt(*m_scene, m_frozen ? m_frozenEye : m_eye, shown,
                                  seen() ? *seen() : ItemSet::everything());
}

} // namespace vitrine::render
