#pragma once

#include "core/scene/Pose.h"
#include "core/scene/VisibilityReport.h"
#include "render/build/PvsCuller.h"

namespace vitrine::render {

/// Which items of a scene are left to draw for a moving eye, beside what its state shows: by its visibility data, or as it
/// was when the view was frozen. What a view leaves out while it is not frozen is Qt3D's to find (QFrustumCulling).
class SceneCuller {
public:
  explicit SceneCuller(scene::ScenePtr scene) : m_scene(scene), m_pvs(std::move(scene)) {}

  void setByVisibility(bool on);
  void setEye(const QVector3D& eye);
  /// Keeps what is left now and lies in a view, whatever the eye does from here on. Backdrops stay as they are: they
  /// stand behind every view.
  void freeze(const scene::Pose& pose, const QMatrix4x4& viewProjection);
  void thaw();
  bool isFrozen() const { return m_frozen != nullptr; }

  /// Null: everything. The same object as long as nothing changes.
  const std::shared_ptr<const DrawSet>& seen() const { return m_frozen ? m_frozen : m_seen; }
  /// Of the eye that culls; `shown`: by layers, hiding and isolation.
  scene::VisibilityReport report(const DrawSet& shown) const;
  /// The leaf of that eye.
  int leaf() const;

private:
  void update();

  scene::ScenePtr m_scene;
  PvsCuller m_pvs;
  bool m_byVisibility = false;
  QVector3D m_eye;
  QVector3D m_frozenEye;
  std::shared_ptr<const DrawSet> m_seen;
  std::shared_ptr<const DrawSet> m_frozen;
};

} // namespace vitrine::render
