#pragma once

namespace vitrine::bench {

/// Prints, for each map, how long it takes from the file to the first picture, stage by stage, and how much memory the
/// program then needs at most. `display`: whether there is a display with OpenGL; else the last stages are left out.
void printStageTable(bool display);

} // namespace vitrine::bench
