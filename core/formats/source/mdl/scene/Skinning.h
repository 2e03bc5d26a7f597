#pragma once

#include "core/formats/source/mdl/records/Vertices.h"
#include "core/formats/source/mdl/scene/RestPose.h"
#include "core/scene/SkinAndMorphs.h"

namespace vitrine::formats::source {

/// The bones that carry a vertex: those that are there, weights adding up to 1. All 0: none does.
scene::VertexJoints jointsOf(const VvdVertex& vertex, std::size_t boneCount);

/// Takes vertices from how they were bound to how the model stands.
class BoneMover {
public:
  BoneMover(const MdlFile& mdl, const RestPose& rest);

  /// Position and normal, file axes.
  void move(VvdVertex& vertex) const;

private:
  std::vector<QMatrix4x4> m_transforms; ///< by bone; empty: nothing moves
};

} // namespace vitrine::formats::source
