#pragma once

#include "core/scene/Camera.h"
#include "core/scene/Light.h"

#include <QMatrix4x4>

namespace vitrine::animation {

/// Attachment of a node, moved along: it was placed in the world while the node stood at `rest`; the node is at `now`.
/// Only translation and rotation: scale makes no difference to how a light shines or a camera sees.
scene::Light follow(const scene::Light& light, const QMatrix4x4& rest, const QMatrix4x4& now);
scene::Camera follow(const scene::Camera& camera, const QMatrix4x4& rest, const QMatrix4x4& now);

} // namespace vitrine::animation
