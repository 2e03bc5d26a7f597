#pragma once

#include "core/links/EntityGraph.h"
#include "render/SceneView.h"

namespace vitrine::ui {

/// Lines over the picture from an entity to those that it fires and names, and to it from those that name it, with a
/// mark at each end and a cross with the name where a name leads nowhere.
render::Overlay connectionDrawing(const links::EntityGraph& graph, std::uint32_t entity, const Scene& scene);

} // namespace vitrine::ui
