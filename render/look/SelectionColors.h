#pragma once

#include <QColor>

namespace vitrine::render {

/// Colour laid over a selection's surfaces.
inline const QColor kSelectionTint(255, 190, 60, 44);
/// Colour of the lines around a selection.
inline const QColor kSelectionLine(255, 176, 32, 255);
/// Colour of the lines around the item that a selection is a part of.
inline const QColor kAroundSelectionLine(64, 170, 255, 255);
/// Factor on the opacity of a selection behind other surfaces.
inline constexpr float kHiddenSelectionShare = 0.4F;

} // namespace vitrine::render
