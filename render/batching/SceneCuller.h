#pragma once

#include "core/animation/Pose.h"
#include "core/base/ItemSet.h"
#include "core/visibility/ClusterItems.h"
#include "core/visibility/VisibilityReport.h"

#include <list>
#include <memory>
#include <utility>

namespace vitrine::render {

/// The items of a scene that are left to draw for a moving eye, beside what its state shows: by VisibilityRule, anew
/// when the eye comes into another cluster, or as it was when the view was frozen. Items beside a view that is not
/// frozen are left to the renderer's frustum culling.
class SceneCuller {
public:
  explicit SceneCuller(scene::ScenePtr scene) : m_scene(std::move(scene)), m_listed(*m_scene) {}

  void setByVisibility(bool on);
  void setEye(const QVector3D& eye);
  /// Keeps what is left now and lies in a view, whatever the eye does from here on. Backdrops stay as they are: they
  /// stand behind every view.
  void freeze(const animation::Pose& pose, const QMatrix4x4& viewProjection);
  void thaw();
  bool isFrozen() const { return m_frozen != nullptr; }

  /// Items that are left; null: everything. The same object as long as nothing changes.
  const std::shared_ptr<const ItemSet>& seen() const { return m_frozen ? m_frozen : m_seen; }
  /// Report of the eye that culls; `shown`: by layers, hiding and isolation.
  visibility::VisibilityReport report(const ItemSet& shown) const;
  /// The leaf of that eye.
  int leaf() const;

private:
  void update();
  std::shared_ptr<const ItemSet> seenFrom(int leaf);

  scene::ScenePtr m_scene;
  visibility::ClusterItems m_listed;
  bool m_byVisibility = false;
  int m_cluster = -1; ///< for which m_seen was made
  QVector3D m_eye;
  QVector3D m_frozenEye;
  std::shared_ptr<const ItemSet> m_seen;
  std::shared_ptr<const ItemSet> m_frozen;
  std::list<std::pair<int, std::shared_ptr<const ItemSet>>> m_sets; ///< by cluster; last used first
};

} // namespace vitrine::render
