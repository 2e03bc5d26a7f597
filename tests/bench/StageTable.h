#pragma once

#include "tests/bench/PeakMemory.h"

namespace vitrine::bench {

/// Prints, for each map, how long it takes from the file to the first picture, stage by stage, and how much memory the
/// program needs at most (`memory`, one for each map). `display`: whether there is a display with OpenGL; else the last
/// stages are left out.
void printStageTable(const std::vector<PeakMemory>& memory, bool display);

} // namespace vitrine::bench
