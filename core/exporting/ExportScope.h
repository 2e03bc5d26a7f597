#pragma once

#include "core/state/SceneState.h"

namespace vitrine::exporting {

/// Part of a scene that is exported.
enum class ExportScope {
  Visible,  ///< what a state shows
  Whole,    ///< also what the user or a layer hides; of alternatives the chosen ones
  Selection ///< some of what a state shows
};

/// State that shows the part; `selection`: the items of ExportScope::Selection, also those that the user has hidden.
SceneState stateOf(const Scene& scene, SceneState state, ExportScope scope, const ItemSet& selection = {});

/// Items of all nodes of these names and of those below them; names count as written. A name that no node has adds
/// nothing.
ItemSet itemsOfNodes(const Scene& scene, const QStringList& names);

} // namespace vitrine::exporting
