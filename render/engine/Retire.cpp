#include "render/engine/Retire.h"

namespace vitrine::render {

void retire(Qt3DCore::QEntity* entity) {
  if (entity) {
    entity->setEnabled(false);
    entity->setParent(static_cast<Qt3DCore::QNode*>(nullptr));
    entity->deleteLater();
  }
}

} // namespace vitrine::render
