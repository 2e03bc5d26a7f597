#pragma once

#include "core/formats/api/SceneBudget.h"
#include "core/formats/diggles/records/ModelFile.h"
#include "core/scene/Material.h"

#include <memory>
#include <optional>

namespace vitrine::formats::diggles {

/// One animation of an object, as it will be offered.
struct ClipPlan {
  QString name;                           ///< "object.animation"
  std::optional<std::uint32_t> animation; ///< none: a list of meshes that no animation uses
  /// Each frame's index into ObjectPlan::meshes; without frames whose mesh number leads nowhere. Never null; shared by
  /// clips of the same animation.
  std::shared_ptr<const std::vector<std::uint32_t>> poses;
};

/// An object, or what takes the place of one for animations and meshes that belong to none.
struct ObjectPlan {
  QString name;                        ///< not empty
  std::optional<std::uint32_t> object; ///< none: it is not in the file
  std::vector<ClipPlan> clips;
  std::vector<std::uint32_t> meshes; ///< meshes that the clips show, each once; each is a pose
  int restClip = scene::kNone;       ///< "standard", or what is nearest to it; none: no clip has a frame

  /// Index into `meshes`; kNone: there is none.
  int restPose() const;
};

/// The objects of a model in file order, then "(no object)" for the animations that no object lists, then
/// "(no animation)" for the meshes that no animation shows, as far as there are such.
std::vector<ObjectPlan> planObjects(const ModelFile& model, SceneBudget& budget);

/// A name of the file, cut where it is absurdly long.
QString shortName(const QString& name);

} // namespace vitrine::formats::diggles
