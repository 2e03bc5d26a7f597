#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::source {

/// Finds and reads what a Source file refers to: `pakfile` (may be null) first, then the mounts of `context`.
/// A material's path is its name below materials/ ("concrete/wall01"), without extension; a texture's likewise. Where a
/// material has no description but a texture of its name, that texture alone makes it. NotFound carries the path of the
/// file that is missing, which may be one that the material includes. What is odd in a found file goes to
/// `context.diagnostics`. Runs on any thread; throws only base::Cancelled.
Result<Asset> resolveAsset(const files::Mount* pakfile, const scene::AssetRef& ref, LoadContext& context);

} // namespace vitrine::formats::source
