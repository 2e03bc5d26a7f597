#pragma once

#include "core/scene/SceneData.h"

#include <map>

namespace vitrine::scene {

/// Shapes of one colour for what the game does not draw, in a layer of their own that is hidden at first, with its
/// toggle. Layer and material are made when they are first asked for. Lives while a scene is put together.
class HelperLayer {
public:
  struct Look {
    const char* id = nullptr;    ///< of layer and toggle
    const char* label = nullptr; ///< QT_TRANSLATE_NOOP("formats", …)
    QVector3D color;             ///< linear
    float alpha = 1;
    bool alwaysOnTop = false; ///< seen through what is nearer
  };
  /// Shapes of unit size around the origin; a bone reaches from there to (0, 1, 0).
  enum class Unit { Ball, Box, Bone, Diamond };

  HelperLayer(SceneData& scene, const Look& look) : m_scene(scene), m_look(look) {}

  LayerIndex layer();
  /// Adds a mesh without surfaces, with one over all its triangles.
  MeshIndex addMesh(Mesh mesh, Provenance provenance = {});
  /// Made when it is first asked for.
  MeshIndex unit(Unit shape);
  /// A node in this layer, for the caller to add.
  Node node(NodeIndex parent, const QString& name, const QMatrix4x4& local, MeshIndex mesh,
            const std::optional<structure::RecordRef>& record);

private:
  MaterialIndex material();

  SceneData& m_scene;
  Look m_look;
  LayerIndex m_layer;
  MaterialIndex m_material;
  std::map<Unit, MeshIndex> m_units;
};

/// Adds a mesh without surfaces to a scene, with one surface over all its triangles.
MeshIndex addHelperMesh(SceneData& scene, Mesh mesh, MaterialIndex material, Provenance provenance = {});

} // namespace vitrine::scene
