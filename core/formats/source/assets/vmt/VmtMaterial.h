#pragma once

#include "core/base/Diagnostics.h"
#include "core/formats/api/Format.h"
#include "core/formats/source/assets/vmt/Vmt.h"

namespace vitrine::formats::source {

/// A Source material as the scene's: model, slots, parameters, blending, and every parameter of the text as a property.
/// `name` is the material's own ("concrete/wall01"); textures are Pending, named as below materials/ and wanted by it.
/// A shader that is not known is drawn like LightmappedGeneric, which `diagnostics` (may be null) is told once for
/// each, with the text's bytes, `where`.
MaterialAsset makeMaterial(const Vmt& vmt, const QString& name, Diagnostics* diagnostics, const base::Where& where);

} // namespace vitrine::formats::source
