#pragma once

#include <Qt3DCore/QNode>

namespace vitrine::render {

/// Removal of a part from the tree in the order that Qt3D bears while it is running
/// (docs/adr/0001-qt3d-behind-render.md); null is none.
void retire(Qt3DCore::QNode* node);

} // namespace vitrine::render
