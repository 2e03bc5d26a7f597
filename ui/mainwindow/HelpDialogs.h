#pragma once

#include "ui/actions/ActionRegistry.h"

class QWidget;

namespace vitrine::ui {

/// Opens, without stopping anything else, a searchable list of all keys and of what the mouse does.
void showKeyboardMap(const ActionRegistry& registry, QWidget* parent);

/// Opens, without stopping anything else, what the program is; `report` is shown and can be copied.
void showAbout(const QString& report, QWidget* parent);

} // namespace vitrine::ui
