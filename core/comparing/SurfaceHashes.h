#pragma once

#include "core/base/Progress.h"
#include "core/scene/Scene.h"

namespace vitrine::comparing {

/// Hashes of what a surface is, for all items of a scene.
struct SurfaceHashes {
  std::uint64_t shape = 0;  ///< corners of its triangles, in whatever order
  std::uint64_t bounds = 0; ///< of the shape, in the mesh's space
  std::uint64_t coords = 0; ///< texture coordinates with their corners
  std::uint64_t light = 0;  ///< luxels, colours of vertices
};

/// Hashes of a surface of a mesh. Places count to a 64th of a unit, so that what was computed twice is the same twice.
SurfaceHashes hashesOf(const scene::Mesh& mesh, std::size_t surface,
                       const scene::ByLightmap<scene::Lightmap>& lightmaps);

} // namespace vitrine::comparing
