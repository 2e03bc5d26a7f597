#include "render/batching/SceneCuller.h"

#include "core/visibility/Visibility.h"
#include "core/visibility/VisibilityRule.h"
#include "render/batching/Frustum.h"

#include <algorithm>

namespace vitrine::render {
namespace {

constexpr std::size_t kRememberedSets = 64;

} // namespace

void SceneCuller::setByVisibility(bool on) {
  m_byVisibility = on;
  update();
}

void SceneCuller::setEye(const QVector3D& eye) {
  m_eye = eye;
  update();
}

void SceneCuller::update() {
  const auto& visibility = m_scene->world.visibility;
  const int leaf = m_byVisibility && visibility ? visibility->leafAt(m_eye) : -1;
  const int cluster = leaf < 0 ? -1 : visibility->leaves[static_cast<std::size_t>(leaf)].cluster;
  if (cluster != std::exchange(m_cluster, cluster)) {
    m_seen = cluster < 0 ? nullptr : seenFrom(leaf);
  }
}

/// Set of the leaf's cluster, remembered where it was asked for not long ago; null: everything.
std::shared_ptr<const ItemSet> SceneCuller::seenFrom(int leaf) {
  const auto known = std::ranges::find(m_sets, m_cluster, &decltype(m_sets)::value_type::first);
  if (known != m_sets.end()) {
    m_sets.splice(m_sets.begin(), m_sets, known);
    return known->second;
  }
  const visibility::VisibilityRule rule(*m_scene, leaf);
  if (!rule.leavesOut()) {
    return nullptr;
  }
  m_sets.emplace_front(m_cluster, std::make_shared<const ItemSet>(rule.drawnItems(m_listed)));
  if (m_sets.size() > kRememberedSets) {
    m_sets.pop_back();
  }
  return m_sets.front().second;
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
