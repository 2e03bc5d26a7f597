#pragma once

#include "core/scene/Camera.h"
#include "core/scene/Light.h"

#include <QMatrix4x4>

namespace vitrine::scene {

/// What goes along with a node: it was placed in the world while the node stood at `rest`, and the node is at `now`.
/// Only ever moved and turned: scale makes no difference to how a light shines or a camera sees.
Light carried(const Light& light, const QMatrix4x4& rest, const QMatrix4x4& now);
Camera carried(const Camera& camera, const QMatrix4x4& rest, const QMatrix4x4& now);

} // namespace vitrine::scene
