#pragma once

#include "core/formats/vgo/scene/SceneBuild.h"

namespace vitrine::formats::vgo {

/// The springing bones of the file and what they do not enter.
void addSprings(SceneBuild& build);

} // namespace vitrine::formats::vgo
