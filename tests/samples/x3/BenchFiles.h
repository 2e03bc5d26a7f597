#pragma once

#include "resources/demos/x3/SceneModel.h"

namespace vitrine::samples::x3 {

/// As map makers leave them: paths of numbered bodies that turn and move in a few keys, some below others.
demos::x3::Scene benchScene(int paths);

/// A smooth sheet with waves in it: at least so many triangles, in parts of at most 150,000.
demos::x3::Body benchBody(int faces);

} // namespace vitrine::samples::x3
