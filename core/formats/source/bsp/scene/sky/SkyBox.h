#pragma once

#include "core/formats/source/bsp/scene/faces/FaceMeshes.h"

namespace vitrine::formats::source {

/// The six pictures that worldspawn's `skyname` names, as a cube around the eye behind all else; nothing where the map
/// has no sky to see it through. docs/formats/source-bsp.md, "2D sky".
void addSkyBox(SceneParts& parts);

} // namespace vitrine::formats::source
