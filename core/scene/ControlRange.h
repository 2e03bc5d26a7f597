#pragma once

#include "core/scene/Control.h"

namespace vitrine::scene {

class Scene;

/// Check that everything a control acts on exists in its scene; one case for each kind of target.
bool isInRange(const ControlTarget& target, const Scene& scene);

} // namespace vitrine::scene
