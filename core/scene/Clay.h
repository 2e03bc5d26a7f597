#pragma once

#include "core/scene/Material.h"

namespace vitrine::scene {

/// True if a material's base colours are those of a picture, found or not.
bool wantsPicture(const Material& material);

/// Linear colour of a surface whose picture is missing: of clay, in the tone that the file tells of
/// (Material::fallbackColor, Material::color) and else a warm grey, lighter or darker by its name; neither black nor
/// burnt out under any light. What adds to or multiplies the picture behind it changes little.
QVector4D clayOf(const Material& material);

} // namespace vitrine::scene
