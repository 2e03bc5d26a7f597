#pragma once

#include "core/picking/Hit.h"
#include "render/SceneView.h"
#include "ui/session/ShownDocument.h"

#include <QString>

namespace vitrine::ui {

/// Name of a stand-in: the file of the missing model, or the node's own name.
QString standInName(const scene::Node& node);

/// Names above the stand-ins among selected items, as far as these are visible. At most 32.
render::OverlayNotes standInNotes(const ShownDocument& shown, std::vector<DrawItemIndex> items);

/// Text to show beside the mouse over a hit: the name of the nearest node at or above its own that has one - of a
/// labelled one and of a stand-in with model and first properties -, the material, and the records it came from, the
/// most exact one first: "lumps/FACES[123]". Empty when nothing of these is known.
QString hoverLabel(const ShownDocument& shown, const picking::Hit& hit);

} // namespace vitrine::ui
