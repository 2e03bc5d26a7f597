#pragma once

#include "ui/viewport/CameraController.h"

namespace vitrine::ui {

/// Pictures of a document at a time: one; a second one beside it with a camera of its own; or a second one that shows
/// everything from above, without perspective.
enum class Split { None, TwoCameras, PerspectiveAndTop };

enum class Half { First, Second };

/// The second picture of a document, to go on with later.
struct SecondPicture {
  Split split = Split::None;
  CameraMemory camera;
  bool active = false;     ///< commands are for it
  double firstShare = 0.5; ///< of the width, which the first picture has
};

} // namespace vitrine::ui
