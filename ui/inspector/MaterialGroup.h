#pragma once

#include "core/scene/Scene.h"
#include "ui/inspector/PropertyGroups.h"

namespace vitrine::ui {

/// A material by its index: its model, its pictures - small, each under what it is for - and what its file says of it.
PropertyGroup materialGroup(const scene::SceneAssets& assets, MaterialIndex index);

} // namespace vitrine::ui
