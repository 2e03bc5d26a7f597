#pragma once

namespace vitrine::scene {

class Scene;

/// True if parents come before children and every index of a node, surface, triangle and control leads to something.
/// Loaders check as they build; this is the assertion that they did.
bool indicesInRange(const Scene& scene);

} // namespace vitrine::scene
