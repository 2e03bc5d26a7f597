#pragma once

#include "core/scene/SceneData.h"

namespace vitrine::scene {

/// A material for shapes that show what is invisible in the game: their colours are painted (ColorUse::Paint), the same
/// whatever the light and exposure. Both sides are drawn. Its index.
MaterialIndex addHelperMaterial(SceneAssets& assets, const QString& name, float alpha);

/// One shape shown many times in different colours: a mesh whose surfaces all show the same triangles.
class HelperShapes {
public:
  /// Adds the mesh, which has no surfaces yet, to the scene.
  HelperShapes(SceneData& scene, Mesh shape, MaterialIndex material);

  MeshIndex mesh() const { return m_mesh; }

  /// Adds a surface of this (linear) colour; its number.
  int add(const QVector3D& colour, SurfaceLeaves place, Provenance provenance);

private:
  SceneData& m_scene;
  MeshIndex m_mesh;
  MaterialIndex m_material;
};

} // namespace vitrine::scene
