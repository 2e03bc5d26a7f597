#pragma once

#include "core/base/Progress.h"
#include "core/picking/RayCaster.h"

#include <memory>
#include <mutex>

namespace vitrine::session {

using RayCasterPtr = std::shared_ptr<const picking::RayCaster>;

/// Owner of the ray caster of a scene, shared by all who cast rays in it. The ray caster is built once, by the first
/// thread that calls get(). Thread-safe.
class SharedCaster {
public:
  explicit SharedCaster(ScenePtr scene) : m_scene(std::move(scene)) {}
  /// One that is there.
  explicit SharedCaster(RayCasterPtr caster) : m_caster(std::move(caster)) {}

  /// Returns the ray caster, and builds it first if that is necessary. Waits while another thread builds it. Throws
  /// base::Cancelled through `progress`; the next call then builds it.
  RayCasterPtr get(base::Progress& progress);
  /// The ray caster, or null while it has not been built. Does not wait.
  RayCasterPtr ready() const;

private:
  ScenePtr m_scene;
  std::mutex m_building;
  mutable std::mutex m_access; ///< guards m_caster alone
  RayCasterPtr m_caster;       ///< null until it is built
};

using SharedCasterPtr = std::shared_ptr<SharedCaster>;

} // namespace vitrine::session
