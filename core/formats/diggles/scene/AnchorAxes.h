#pragma once

#include "core/formats/diggles/scene/DigglesSceneBuild.h"

#include <QQuaternion>

#include <span>

namespace vitrine::formats::diggles {

/// "0 right hand" for slots that are known, else the number alone.
QString anchorName(std::size_t slot);

/// Orientation of an anchor in the scene (docs/formats/diggles-3db.md, "Anchors").
QQuaternion anchorOrientation(const ModelAnchor& anchor);

/// An anchor as it is in one frame of the file.
struct AnchorUse {
  PartUse use;
  QVector3D position;
  QQuaternion orientation;
};

/// The anchors of an animated model.
struct AnchorSet {
  std::vector<ScenePart> parts;             ///< of the slots that are filled in any frame, ascending
  std::vector<std::vector<AnchorUse>> uses; ///< by mesh, in the order they were given
};

/// Makes anchors visible in a scene: small axes for each slot, in as many frames as the slot has records.
class AnchorAxes {
public:
  explicit AnchorAxes(SceneBuild& build) : m_build(build) {}

  /// Adds the anchors of an animated model with these meshes of the file as poses; `length`: of the axes.
  AnchorSet add(std::span<const std::uint32_t> meshes, float length);

private:
  using Rows = std::shared_ptr<std::vector<std::uint32_t>>;

  MeshIndex addSceneMesh(const QString& name, float length, const Rows& records);
  MaterialIndex materialOf(std::size_t axis);

  SceneBuild& m_build;
  std::array<MaterialIndex, 3> m_materials; ///< by axis
};

} // namespace vitrine::formats::diggles
