#pragma once

#include "core/formats/vgo/scene/SceneBuild.h"

namespace vitrine::formats::vgo {

/// Helper shapes for objects that Unity does not draw: a layer hidden at first, and meshes of one colour. Layer and
/// material are made with the first node.
class HelperShapes {
public:
  struct Look {
    const char* id = nullptr;    ///< of layer and control
    const char* label = nullptr; ///< QT_TRANSLATE_NOOP("formats", …)
    QVector3D color;             ///< linear
    float alpha = 1;
    bool alwaysOnTop = false; ///< seen through what is nearer
  };

  HelperShapes(SceneBuild& build, const Look& look) : m_build(build), m_look(look) {}

  /// A mesh without surfaces becomes one of the scene; its index.
  MeshIndex addMesh(scene::Mesh mesh, scene::Provenance provenance = {});
  /// A shape of unit size, made when it is first asked for.
  MeshIndex unitBall();
  MeshIndex unitBox();
  MeshIndex unitBone(); ///< from the origin to (0, 1, 0)
  MeshIndex unitDiamond();

  /// Adds a node in this layer. kNone where there may be no more, or it is no place.
  NodeIndex addNode(NodeIndex parent, const QString& name, const QMatrix4x4& local, MeshIndex mesh,
                    const std::optional<RecordRef>& record);

private:
  LayerIndex layer();
  MaterialIndex material();

  SceneBuild& m_build;
  Look m_look;
  LayerIndex m_layer;
  MaterialIndex m_material;
  std::map<QString, MeshIndex> m_units;
};

/// Lengths of the columns of a transform.
QVector3D scaleOf(const QMatrix4x4& matrix);

/// A ball around a place in a node's space that is round in the world too, as Unity has them: by the largest scale.
QMatrix4x4 roundBall(const QMatrix4x4& world, const QVector3D& centre, float radius);

} // namespace vitrine::formats::vgo
