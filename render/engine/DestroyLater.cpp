#include "render/engine/DestroyLater.h"

namespace vitrine::render {

void destroyLater(Qt3DCore::QNode* node) {
  if (node) {
    node->setEnabled(false);
    node->setParent(static_cast<Qt3DCore::QNode*>(nullptr));
    node->deleteLater();
  }
}

} // namespace vitrine::render
