#pragma once

#include "resources/demos/vgo/SceneWriter.h"

namespace vitrine::samples::vgo {

struct BenchSize {
  int vertices = 50'000; ///< at least so many; the next full grid is taken
  int joints = 100;
  int shapes = 40;
};

/// A worm that needs as much work as a rich figure: one skinned mesh whose every vertex hangs on four joints in a row,
/// shapes that each move a share of it, and a clip that turns the first joint, and all with it.
demos::vgo::FileParts benchAvatar(const BenchSize& size, const demos::vgo::FileForm& form);

} // namespace vitrine::samples::vgo
