#pragma once

#include <Qt3DCore/QNode>

namespace vitrine::render {

/// Removes a part of the tree in the order that Qt3D tolerates while it is running
/// (docs/adr/0001-qt3d-behind-render.md). Null is ignored.
void destroyLater(Qt3DCore::QNode* node);

} // namespace vitrine::render
