#pragma once

#include "core/comparing/Difference.h"

#include <QColor>

namespace vitrine::ui {

/// Colour of text that tells of a change, on the ground of lists: green for what was added, red for what was removed,
/// amber for what is another now. Never alone: a sign and a word go with it.
QColor changeText(comparing::Change change, bool dark);
/// Colour over what changed in a picture, through which the picture shows.
QColor changeTint(comparing::Change change);

} // namespace vitrine::ui
