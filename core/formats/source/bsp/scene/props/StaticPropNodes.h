#pragma once

#include "core/formats/source/bsp/scene/faces/FaceMeshes.h"

namespace vitrine::formats::source {

/// A model's path as the file spells it, with plain slashes and without what leads nowhere: "./Models\\x.mdl" ->
/// "Models/x.mdl".
QString modelPath(const QString& written);

/// The static props as nodes that want their models. `skyArea` is the area of the 3D sky, 0 for none: props there go
/// into its layer.
void addStaticProps(SceneParts& parts, int skyArea);

} // namespace vitrine::formats::source
