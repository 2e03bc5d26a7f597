#pragma once

#include "core/scene/Bounds.h"

#include <optional>
#include <string_view>

namespace vitrine::formats::source {

/// Colour (linear) of the kind of a class: lights, sounds, people, things. nullopt: the kind is unknown.
std::optional<QVector3D> classColour(std::string_view className);

/// Colour (linear) of boxes for missing models of a class: classColour, else one that is derived from the name.
QVector3D standInColorOf(std::string_view className);

/// Usual size of the entities of a class, around their origin, in scene axes. nullopt: it depends on the model.
std::optional<scene::Bounds> classBounds(std::string_view className);

} // namespace vitrine::formats::source
