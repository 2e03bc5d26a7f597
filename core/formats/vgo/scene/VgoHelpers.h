#pragma once

#include "core/formats/vgo/scene/VgoSceneParts.h"
#include "core/scene/HelperLayer.h"

#include <map>

/// Layers that show what Unity itself does not draw, each hidden at first. All add nodes below those of the file.
namespace vitrine::formats::vgo {

void addColliderShapes(SceneBuild& build);
void addSpringShapes(SceneBuild& build);
/// Bones between joints, with the names that `humanBones` (by node of the scene, Unity's number) has for them.
void addSkeleton(SceneBuild& build, const std::map<NodeIndex, int>& humanBones);
void addLightShapes(SceneBuild& build, const std::vector<PlacedLight>& lights);
/// Marks where particles come from and where cloth hangs.
void addMarkers(SceneBuild& build);

/// A helper layer as far as the scene's budget allows it.
class HelperShapes {
public:
  using Unit = scene::HelperLayer::Unit;

  HelperShapes(SceneBuild& build, const scene::HelperLayer::Look& look) : m_build(build), m_layer(build.scene, look) {}

  /// Adds a mesh without surfaces; kNone where it is too large.
  MeshIndex addMesh(scene::Mesh mesh);
  MeshIndex unit(Unit shape) { return m_layer.unit(shape); }
  /// Adds a node in the layer. kNone where there may be no more, or it is no place.
  NodeIndex addNode(NodeIndex parent, const QString& name, const QMatrix4x4& local, MeshIndex mesh,
                    const std::optional<RecordRef>& record);
  /// The same with its name above it; nullptr in place of kNone. Valid until the next is added.
  scene::Node* addLabelled(NodeIndex parent, const QString& name, const QMatrix4x4& local, MeshIndex mesh,
                           const std::optional<RecordRef>& record);

private:
  SceneBuild& m_build;
  scene::HelperLayer m_layer;
};

/// Lengths of the columns of a transform.
QVector3D scaleOf(const QMatrix4x4& matrix);

/// Undoes the scale of a node, so that what hangs on it has its own size.
QMatrix4x4 unscaled(const QMatrix4x4& world);

/// A ball around a place in a node's space that is round in the world too, as Unity has them: by the largest scale.
QMatrix4x4 roundBall(const QMatrix4x4& world, const QVector3D& centre, float radius);

} // namespace vitrine::formats::vgo
