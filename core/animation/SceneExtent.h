#pragma once

#include "core/scene/Scene.h"

namespace vitrine::animation {

/// Completes a scene that a loader has filled in: numbers its items, places its nodes, indexes its records (unless left
/// out: itemsOf and framesOf then find nothing) and measures it, at rest and wherever its animations may take it.
/// Asserts Scene::indicesInRange.
void finishScene(Scene& scene, scene::RecordLinks links = scene::RecordLinks::Made);

} // namespace vitrine::animation
