#pragma once

#include <QColor>

namespace vitrine::ui {

/// What a colour says.
enum class Signal { Notice, Warning, Error };

/// Ground of what says so, on a light or dark window; text of the usual colours reads on it. From the colours of Okabe
/// and Ito, which people who see no red or no green tell apart as well.
QColor signalGround(Signal signal, bool dark);
/// Colour of text that says so, on the ground of lists.
QColor signalText(Signal signal, bool dark);
/// The accent of the program's own looks: what is selected. White reads on it.
QColor accentColor(bool dark);

} // namespace vitrine::ui
