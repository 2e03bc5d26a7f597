#pragma once

#include "core/base/Progress.h"
#include "core/formats/diggles/records/ModelFile.h"
#include "core/formats/diggles/scene/ModelRecords.h"
#include "core/formats/diggles/scene/SceneArrays.h"
#include "core/scene/SceneBuilder.h"

namespace vitrine::formats::diggles {

// Names of the colour streams of a model's meshes.
inline constexpr const char* kBakedStream = "baked";
inline constexpr const char* kWhiteStream = "white";
/// A stream that no mesh has: it is drawn by its shape alone.
inline constexpr const char* kShapeStream = "shape";

/// Context that the parts of a scene's building share. All members must outlive it.
struct SceneBuild {
  SceneBuilder& scene;
  const ModelFile& model;
  const ModelRecords& records;
  SceneArrays& arrays;
  SceneBudget& budget;
  const Progress& progress;
};

/// A mesh of the scene that one or many animated models show.
struct ScenePart {
  QString name;
  MeshIndex mesh;
};

/// A part as it is in one frame of the file.
struct PartUse {
  int part = 0;
  int frame = 0; ///< into Mesh::frames
};

} // namespace vitrine::formats::diggles
