#pragma once

#include "core/base/Diagnostics.h"
#include "core/base/Limits.h"
#include "core/base/Result.h"
#include "core/bytes/Bytes.h"
#include "core/scene/Mesh.h"

#include <QString>

#include <functional>
#include <vector>

namespace vitrine::formats::source {

/// Reads a file by its path in the game, "models/crate.vvd"; NotFound when no place has it.
using GameFileReader = std::function<Result<Bytes>(const QString& path)>;

/// A model as maps place it: LOD 0, the first choice of every body group, in its rest pose. Immutable after reading.
struct PropModel {
  /// Vertices in the order of the VTX strip groups (body part, model, mesh, group), which is that of baked light
  /// (`sp_N.vhv`): none is shared or left out. Scene axes, file units, front faces counter-clockwise. A surface per
  /// material slot that is used; its `material` is the slot, a column of `skins`.
  scene::Mesh mesh;
  /// The meshes of LOD 0 as baked light counts them: those of all choices of all body groups, of which `mesh` has the
  /// first ones.
  struct LitMesh {
    std::uint32_t vertexCount = 0;
    bool shown = true;
  };
  std::vector<LitMesh> litMeshes;
  /// Indices into `materials` by skin family, then slot. At least one family.
  std::vector<std::vector<int>> skins;
  /// Reference to look for by material of the model, with the model's further folders in `otherPaths`.
  std::vector<scene::AssetRef> materials;
  std::uint32_t checksum = 0;
  bool staticProp = false; ///< made to be placed as it is; others stand as their first sequence begins
  scene::Bounds hull;      ///< scene axes; for what stands in where the rest cannot be read
};

/// Reads the MDL of this path and the VVD and VTX that belong to it. Errors: NotFound with the path of the file that is
/// missing, WrongFormat, Unsupported (version), Damaged, LimitReached. What is odd goes to `diagnostics` (may be null),
/// named by file. Thread-safe; throws only base::Cancelled.
Result<PropModel> readPropModel(const QString& path, const GameFileReader& read, const Limits& limits,
                                Diagnostics* diagnostics);

} // namespace vitrine::formats::source
