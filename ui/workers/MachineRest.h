#pragma once

namespace vitrine::ui {

/// True if the program runs no task that has a name, and all programs together use less than half of the processors.
bool machineRests();

} // namespace vitrine::ui
