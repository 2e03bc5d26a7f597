#pragma once

#include "core/scene/SceneBuilder.h"

#include <QColor>

namespace vitrine::tests {

/// Puts small scenes together, to be exported: squares of one unit's half side (two triangles, facing +Z).
class SceneForExport {
public:
  /// `picture` null: the material has none.
  MaterialIndex addMaterial(const QString& name, const QImage& picture = {});
  scene::Material& material(MaterialIndex index) { return m_scene.assets.materials[index]; }

  /// A mesh with a square of each material, one behind the other.
  MeshIndex addSquares(const std::vector<MaterialIndex>& materials);
  scene::Mesh& mesh(MeshIndex index) { return m_scene.meshes[index]; }

  NodeIndex addNode(const QString& name, MeshIndex mesh = scene::kNone, NodeIndex parent = scene::kNone,
                    const QMatrix4x4& local = {});

  SceneBuilder& scene() { return m_scene; }
  /// Finishes it; nothing can be added any more.
  ScenePtr finished();

private:
  SceneBuilder m_scene;
};

/// Two rows of texels: the upper one in one colour, the lower one in another.
QImage twoRows(QColor upper, QColor lower);

QMatrix4x4 moved(const QVector3D& by);

} // namespace vitrine::tests
