#pragma once

#include "ui/actions/ActionRegistry.h"

namespace vitrine::ui {

/// All commands that have keys, by menu, as plain text in two columns: to print, or to send to somebody.
QString keySheetText(const ActionRegistry& registry);

} // namespace vitrine::ui
