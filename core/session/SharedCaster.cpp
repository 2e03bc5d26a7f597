#include "core/session/SharedCaster.h"

namespace vitrine::session {

RayCasterPtr SharedCaster::get(base::Progress& progress) {
  const std::scoped_lock building(m_building);
  if (RayCasterPtr caster = ready()) {
    return caster;
  }
  auto built = std::make_shared<const picking::RayCaster>(m_scene, &progress);
  const std::scoped_lock access(m_access);
  m_caster = std::move(built);
  return m_caster;
}

RayCasterPtr SharedCaster::ready() const {
  const std::scoped_lock access(m_access);
  return m_caster;
}

} // namespace vitrine::session
