#pragma once

#include "core/picking/Hit.h"
#include "ui/session/ShownDocument.h"

#include <QString>

namespace vitrine::ui {

/// Text to show beside the mouse over a hit: the name of the nearest node at or above its own that has one - of a
/// labelled one with model and first properties -, the material, and the records it came from, the most exact one
/// first: "lumps/FACES[123]". Empty when nothing of these is known.
QString hoverLabel(const ShownDocument& shown, const picking::Hit& hit);

} // namespace vitrine::ui
