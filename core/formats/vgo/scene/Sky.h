#pragma once

#include "core/formats/vgo/scene/SceneBuild.h"

namespace vitrine::formats::vgo {

/// The sky behind the scene, where it is made of pictures that can be shown: six sides, or one all around. Of any other
/// its node says what it is.
void addSky(SceneBuild& build, TextureTable& textures);

} // namespace vitrine::formats::vgo
