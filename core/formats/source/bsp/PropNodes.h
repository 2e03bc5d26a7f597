#pragma once

#include "core/formats/source/bsp/FaceMeshes.h"

namespace vitrine::formats::source {

/// A model's path as the file spells it, with plain slashes and without what leads nowhere: "./Models\\x.mdl" ->
/// "Models/x.mdl".
QString modelPath(const QString& written);

/// Appends the box that stands for a model to the scene's meshes. It has no surfaces yet: those who show it share its
/// triangles, and each has a surface, for its place.
int addModelBox(SceneParts& parts, const QString& model);

/// Makes a node show such a box, with a new surface.
void showModelBox(SceneParts& parts, int box, scene::SurfacePlace place, scene::Node& node);

/// The static props as nodes, each standing in by a box of 16 units until its model is found. `skyArea` is the area of
/// the 3D sky, 0 for none: props there go into its layer.
void addStaticProps(SceneParts& parts, int skyArea);

} // namespace vitrine::formats::source
