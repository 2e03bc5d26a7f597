#pragma once

#include <memory>

namespace vitrine::render {

struct RenderScene;

/// Shared handle of a batched scene. The type is incomplete here, so that callers of `render` do not see the batches.
using RenderScenePtr = std::shared_ptr<const RenderScene>;

} // namespace vitrine::render
