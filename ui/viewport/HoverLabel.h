#pragma once

#include "core/scene/Scene.h"

#include <QString>

namespace vitrine::ui {

/// Text to show beside the mouse over an item: name, model and first properties of the nearest labelled node at or
/// above its own; empty when there is none.
QString hoverLabel(const Scene& scene, DrawItemIndex item);

} // namespace vitrine::ui
