#pragma once

#include "core/formats/vgo/scene/SceneBuild.h"

namespace vitrine::formats::vgo {

/// The clips of the file as animations of the scene, one each. One that starts by itself and from how the nodes stand is
/// offered first.
void addClips(SceneBuild& build);

} // namespace vitrine::formats::vgo
