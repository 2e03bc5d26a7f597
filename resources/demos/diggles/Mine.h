#pragma once

#include "resources/demos/diggles/Model.h"
#include "resources/demos/diggles/ModelFiles.h"

namespace vitrine::demos::diggles::mine {

/// The demo: a gnome who mines, and his cart beside him.
Model model();

/// The model and its pictures in a folder of its own, as the game has them.
std::vector<ModelFile> files();

} // namespace vitrine::demos::diggles::mine
