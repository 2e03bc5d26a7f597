#include "core/session/SharedCaster.h"

namespace vitrine::session {

const RayCasterPtr& SharedCaster::get(base::Progress& progress) {
  const std::scoped_lock lock(m_building);
  if (!m_caster) {
    m_caster = std::make_shared<const picking::RayCaster>(m_scene, &progress);
  }
  return m_caster;
}

} // namespace vitrine::session
