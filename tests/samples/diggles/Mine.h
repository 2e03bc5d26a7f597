#pragma once

#include "diggles/Model.h"
#include "diggles/ModelFiles.h"

namespace vitrine::samples::diggles::mine {

/// The demo: a gnome who mines, and his cart beside him.
Model model();

/// The model and its pictures in a folder of its own, as the game has them.
std::vector<ModelFile> files();

} // namespace vitrine::samples::diggles::mine
