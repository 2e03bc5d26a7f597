#pragma once

#include "core/formats/x3/scene/BodyMeshes.h"
#include "core/formats/x3/scene/X3HelperShapes.h"

#include <map>
#include <memory>

namespace vitrine::formats::x3 {

/// Shows bodies below nodes of the scene. What a body looks like is made once, however many nodes show it.
class BodyNodes {
public:
  BodyNodes(SceneBuild& build, HelperShapes& helpers) : m_build(build), m_helpers(helpers) {}

  /// Presentation of the parts of a body: all together, or each with a control of its own.
  enum class Parts { Together, Each };

  /// Adds the records of a file's body as levels of detail below `parent`. False: it has nothing to show.
  bool add(NodeIndex parent, const WorldFile& file, std::size_t body, Parts parts,
           const std::optional<RecordRef>& record);

private:
  const BodyMeshes& meshesOf(const WorldFile& file, std::size_t body);
  bool takeInstance(const BodyMeshes::Record& record);
  NodeIndex addRecord(NodeIndex parent, const Body& body, std::size_t record, const std::optional<RecordRef>& instance);
  void addParts(NodeIndex parent, const Body& body, std::size_t record, const BodyMeshes::Record& meshes, Parts parts,
                const std::optional<RecordRef>& instance);
  void addCollision(NodeIndex parent, const Body& body);

  SceneBuild& m_build;
  HelperShapes& m_helpers;
  std::map<std::pair<const WorldFile*, std::size_t>, BodyMeshes> m_meshes;
  std::uint64_t m_instanceTriangles = 0; ///< of all that is shown
};

} // namespace vitrine::formats::x3
