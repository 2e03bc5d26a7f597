#pragma once

#include "core/base/Progress.h"
#include "core/formats/diggles/records/DigglesSections.h"
#include "core/formats/diggles/scene/SceneArrays.h"
#include "core/scene/SceneBuilder.h"

#include <span>

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

/// Parts of one kind, and those that each mesh of the file is made of.
struct ModelParts {
  std::vector<ScenePart> parts;
  std::vector<PartUse> uses;         ///< of all meshes of the file, one mesh after another
  std::vector<std::size_t> firstUse; ///< by mesh, and one more

  std::span<const PartUse> usesOf(std::uint32_t mesh) const {
    return std::span(uses).subspan(firstUse[mesh], firstUse[mesh + 1] - firstUse[mesh]);
  }
};

/// The frames that a mesh of the scene gets, each with the row of the record it comes from.
struct FrameRows {
  std::shared_ptr<scene::VertexFrames> frames = std::make_shared<scene::VertexFrames>();
  std::shared_ptr<std::vector<std::uint32_t>> rows = std::make_shared<std::vector<std::uint32_t>>();

  /// The number of the frame.
  int add(scene::VertexFrame frame, std::uint32_t row) {
    frames->push_back(std::move(frame));
    rows->push_back(row);
    return static_cast<int>(rows->size()) - 1;
  }
};

/// Adds a mesh of one surface, which looks like the frame `rest` where no pose is chosen. `section`: of the rows.
MeshIndex addFrameMesh(SceneBuild& build, scene::Mesh mesh, scene::Surface surface, const FrameRows& from,
                       std::size_t rest, SectionId section);

} // namespace vitrine::formats::diggles
