#pragma once

#include "core/formats/x3/scene/X3SceneBuild.h"
#include "core/scene/StandIn.h"

namespace vitrine::formats::x3 {

/// Shapes of what has none of its own: marks, boxes for missing bodies, lights, cameras, collision boxes. Each in its
/// layer.
class HelperShapes {
public:
  using Helper = SceneLayers::Helper;

  explicit HelperShapes(SceneBuild& build) : m_build(build), m_standIns(build.scene, scene::PhongParams{}) {}

  /// Named above it in the picture.
  void addMarker(NodeIndex parent, const QString& name, const std::optional<RecordRef>& record);
  /// A box in place of a body that is missing. `file` names it as the scene does.
  void addStandIn(NodeIndex parent, const QString& file, const std::optional<RecordRef>& record);
  void addLamp(NodeIndex parent, const QString& name, bool directional, const QVector3D& color,
               const std::optional<RecordRef>& record);
  void addCamera(NodeIndex parent, const QString& name, const std::optional<RecordRef>& record);
  /// Scene axes and units, in the parent's space.
  void addBox(NodeIndex parent, const QString& name, const QVector3D& min, const QVector3D& max);

  /// Makes all as large as can be seen in a scene of this size; boxes stay as they are. `alone`: there is nothing else.
  void resize(float sceneSize, bool alone);

private:
  enum class Shape { Diamond, Arrow, Pyramid, Box };

  MeshIndex mesh(Shape shape, const QVector3D& color, float alpha);
  NodeIndex addNode(NodeIndex parent, const QString& name, MeshIndex mesh, Helper layer,
                    const std::optional<RecordRef>& record);

  SceneBuild& m_build;
  scene::StandIns m_standIns;
  MeshIndex m_box;                                               ///< of stand-ins
  std::map<std::pair<Shape, std::uint32_t>, MeshIndex> m_meshes; ///< by shape and colour
  std::vector<NodeIndex> m_resized;
};

} // namespace vitrine::formats::x3
