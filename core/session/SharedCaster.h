#pragma once

#include "core/base/Progress.h"
#include "core/picking/RayCaster.h"

#include <memory>
#include <mutex>

namespace vitrine::session {

using RayCasterPtr = std::shared_ptr<const picking::RayCaster>;

/// The ray caster of a scene, built once: when it is first asked for, on the thread that asks. Thread-safe.
class SharedCaster {
public:
  explicit SharedCaster(ScenePtr scene) : m_scene(std::move(scene)) {}
  /// One that is there.
  explicit SharedCaster(RayCasterPtr caster) : m_caster(std::move(caster)) {}

  /// Waits where another thread is building it. Throws base::Cancelled through `progress`; it is built anew then when
  /// it is asked for again.
  const RayCasterPtr& get(base::Progress& progress);

private:
  ScenePtr m_scene;
  std::mutex m_building;
  RayCasterPtr m_caster; ///< null: not yet
};

using SharedCasterPtr = std::shared_ptr<SharedCaster>;

} // namespace vitrine::session
