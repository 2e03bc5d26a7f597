#pragma once

#include "core/formats/x3/scene/BodyNodes.h"
#include "core/formats/x3/scene/Motions.h"
#include "core/formats/x3/scene/PathPlan.h"

namespace vitrine::formats::x3 {

/// Adds the paths of scenes as nodes, with what they show: bodies, scenes in scenes, marks for what is missing.
class PathNodes {
public:
  PathNodes(SceneBuild& build, BodyNodes& bodies, HelperShapes& helpers, Motions& motions)
      : m_build(build), m_bodies(bodies), m_helpers(helpers), m_motions(motions) {}

  void addScene(const WorldFile& file, NodeIndex parent);

  /// The opened scene, whose paths are shown but once: the keys of each are let go of when its node is there. What the
  /// nodes take comes in their place.
  void addOpened(WorldFile& file, NodeIndex parent);

private:
  /// Plan that is the same wherever a scene is shown.
  struct Plan {
    PathPlan paths;
    std::vector<PathMotion> motions; ///< by path; of the opened scene none, which is shown but once
  };

  const Plan& planOf(const WorldFile& file);
  void reserveNodes(const WorldFile& file);
  NodeIndex addPath(const WorldFile& file, std::size_t path, NodeIndex parent, const PathMotion& motion);
  void show(const WorldFile& file, std::size_t path, NodeIndex node, const std::optional<RecordRef>& record);
  void showReference(const WorldFile& file, std::size_t path, NodeIndex node, const std::optional<RecordRef>& record);
  void addSubScene(const WorldFile& file, const ScenePath& path, NodeIndex node,
                   const std::optional<RecordRef>& record);
  std::vector<scene::Property> propertiesOf(const WorldFile& file, std::size_t path,
                                            const std::optional<RecordRef>& record) const;

  SceneBuild& m_build;
  BodyNodes& m_bodies;
  HelperShapes& m_helpers;
  Motions& m_motions;
  std::map<const WorldFile*, Plan> m_plans;
  WorldFile* m_spent = nullptr;         ///< whose keys are let go of
  std::vector<const WorldFile*> m_open; ///< scenes that are being added, each in the one before
};

} // namespace vitrine::formats::x3
