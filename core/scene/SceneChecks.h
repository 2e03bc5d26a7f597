#pragma once

namespace vitrine::scene {

struct SceneData;

/// True if parents come before children and every index of a node, surface, triangle and control leads to something.
/// Loaders check as they build; this is the assertion that they did.
bool indicesInRange(const SceneData& scene);

} // namespace vitrine::scene
