#pragma once

#include "core/bytes/ByteSpace.h"
#include "core/files/MissingFiles.h"
#include "core/formats/source/mdl/MdlSequences.h"
#include "core/formats/source/mdl/ModelFiles.h"

namespace vitrine::formats::source {

/// A strip group with what it belongs to.
struct ShownGroup {
  std::uint32_t part = 0;
  std::uint32_t model = 0; ///< of its part
  std::uint32_t lod = 0;
  std::uint32_t mesh = 0; ///< of its model
  const MdlModel* ofModel = nullptr;
  const MdlMesh* ofMesh = nullptr;
  const VtxStripGroup* group = nullptr;
  std::uint32_t firstVertex = 0;   ///< of its mesh, of all of the model's vertices (VvdFile::rows)
  std::uint32_t firstTriangle = 0; ///< of all triangles of the file
  std::uint32_t triangles = 0;
};

/// Parts of a model as they were read. Not to be copied: groups point into it.
struct ModelParts {
  MdlFile mdl;
  std::vector<MdlAnimation> animations;
  std::vector<MdlSequence> sequences;
  std::optional<VvdFile> vvd;
  std::optional<VtxFile> vtx;
  std::optional<ByteRange> ani; ///< the file with blocks of animations, where there is one
  Bytes aniBytes;
  std::vector<ShownGroup> groups; ///< in the order of body parts, models, levels, meshes; empty without vertices
  std::optional<Error> error;     ///< why nothing can be drawn

  ModelParts() = default;
  ModelParts(const ModelParts&) = delete;
  ModelParts& operator=(const ModelParts&) = delete;
};

/// Reads a model and the files that belong to it, which become spaces of the document. What is not there is in
/// `missing`. Error: it is no model that is read, or ends inside its header.
Result<std::unique_ptr<ModelParts>> readModel(const QString& path, const Bytes& file, const GameFileReader& read,
                                              ByteSpaces& spaces, files::MissingFiles& missing,
                                              Diagnostics& diagnostics);

} // namespace vitrine::formats::source
