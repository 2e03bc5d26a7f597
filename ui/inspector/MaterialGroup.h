#pragma once

#include "core/scene/Scene.h"
#include "ui/inspector/PropertyGroups.h"

namespace vitrine::ui {

/// A material by its index: its first picture, its name, whether it was found and in which file, its other pictures -
/// small, each under what it is for -, its model, and what its file says of it. `files` may be null.
PropertyGroup materialGroup(const scene::SceneAssets& assets, MaterialIndex index, const AssetFiles* files);

/// Assets of a material that were found, whose files the group shows.
std::vector<scene::AssetRef> foundAssets(const scene::SceneAssets& assets, MaterialIndex index);

} // namespace vitrine::ui
