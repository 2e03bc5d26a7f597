#pragma once

#include "core/scene/Material.h"

#include <QString>

namespace vitrine::formats::source {

/// Rendering that stands for a game's shader.
struct VmtShader {
  scene::MaterialModel model = scene::MaterialModel::Baked;
  scene::Blend blend = scene::Blend::Opaque;     ///< without parameters that say otherwise
  const char16_t* baseTexture = u"$basetexture"; ///< the parameter its base colour comes from; null: it is black
  const char16_t* secondTexture = nullptr;       ///< of a second layer
  bool known = true;
};

/// The shader of this name, without regard to case and to suffixes such as "_dx9". One that is not known is drawn like
/// LightmappedGeneric.
VmtShader vmtShader(const QString& name);

} // namespace vitrine::formats::source
