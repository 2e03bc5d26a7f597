#pragma once

#include "core/exporting/ExportFormat.h"
#include "core/state/SceneState.h"

namespace vitrine::exporting {

/// Part of a scene that is exported.
enum class ExportScope {
  Visible,  ///< what a state shows
  Whole,    ///< also what the user or a layer hides; of alternatives the chosen ones
  Selection ///< some of what a state shows
};

/// State that shows the part; `selection`: the items of ExportScope::Selection, also those that the user has hidden.
/// Light is as it is for any eye: without the exposure that follows a view.
SceneState stateOf(const Scene& scene, SceneState state, ExportScope scope, const ItemSet& selection = {});

/// Items of all nodes of these names and of those below them; names count as written. A name that no node has adds
/// nothing.
ItemSet itemsOfNodes(const Scene& scene, const QStringList& names);

/// True if a scene has light that can go along in that form.
bool hasLight(const Scene& scene, LightAs light);

/// Form of a scene's light unless another is chosen. Light of lightmaps and of placed models is painted on the
/// surfaces, and becomes colours of vertices in formats without pictures. Other scenes keep their colours and pictures:
/// Nothing.
LightAs usualLight(const Scene& scene, ExportFormat format);

} // namespace vitrine::exporting
