#pragma once

#include "core/formats/api/Format.h"
#include "core/formats/api/SceneBudget.h"
#include "core/formats/source/mdl/records/MdlSections.h"
#include "core/formats/source/mdl/records/ModelParts.h"
#include "core/formats/source/mdl/scene/RestPose.h"
#include "core/scene/SceneBuilder.h"

namespace vitrine::formats::source {

/// Context that the parts of a model scene's building share. All members must outlive it.
struct SceneBuild {
  SceneBuilder& scene;
  const ModelParts& parts;
  const ModelRecords& records;
  const RestPose& rest;
  LoadContext& context;
  SceneBudget& budget;
  std::vector<NodeIndex> bones = {}; ///< nodes of the bones

  /// Adds a node below another; kNone where there may be no more.
  NodeIndex add(scene::Node node) {
    if (!budget.takeNodes(1)) {
      return scene::kNone;
    }
    return scene.nodes.add(std::move(node));
  }

  /// A bone's node; kNone: there is no such.
  NodeIndex boneNode(std::int64_t bone) const {
    return bone >= 0 && bone < static_cast<std::int64_t>(bones.size()) ? bones[static_cast<std::size_t>(bone)]
                                                                       : scene::kNone;
  }
};

/// Transform of a bone in its parent, scene axes.
scene::PlaceKey placeOf(NodeIndex node, const BonePose& pose);
QMatrix4x4 localOf(const scene::PlaceKey& place);

/// Skeleton.cpp: a node for each bone, and joints for the skin; false: there are more than are allowed.
bool addSkeleton(SceneBuild& build);
/// Clips.cpp: the sequences. Expects the skeleton.
void addClips(SceneBuild& build);
/// Helpers.cpp: bones, attachments and hitboxes, hidden at first.
void addHelpers(SceneBuild& build);
/// StartView.cpp: a viewpoint in front of the model, once all that is shown at first is where it is at rest.
void addStartView(const Scene& scene, scene::ViewData& view);

} // namespace vitrine::formats::source
