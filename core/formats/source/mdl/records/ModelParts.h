#pragma once

#include "core/bytes/ByteSpace.h"
#include "core/formats/source/mdl/records/Hitboxes.h"
#include "core/formats/source/mdl/records/Sequences.h"
#include "core/formats/source/mdl/records/Strips.h"

namespace vitrine::formats::source {

/// Parts of a model as they were read. Not to be copied: groups point into it.
struct ModelParts {
  MdlFile mdl;
  std::vector<MdlAnimation> animations;
  std::vector<MdlSequence> sequences;
  std::vector<MdlHitbox> hitboxes;
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

} // namespace vitrine::formats::source
