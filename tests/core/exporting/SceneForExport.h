#pragma once

#include "core/scene/Scene.h"

#include <QColor>

namespace vitrine::tests {

/// Puts small scenes together, to be exported: squares of one unit's half side (two triangles, facing +Z).
class SceneForExport {
public:
  /// `picture` null: the material has none.
  int addMaterial(const QString& name, const QImage& picture = {});
  scene::Material& material(int index) { return m_scene.assets.materials[static_cast<std::size_t>(index)]; }

  /// A mesh with a square of each material, one behind the other.
  int addSquares(const std::vector<int>& materials);
  scene::Mesh& mesh(int index) { return m_scene.meshes[static_cast<std::size_t>(index)]; }

  int addNode(const QString& name, int mesh = scene::kNone, int parent = scene::kNone, const QMatrix4x4& local = {});

  Scene& scene() { return m_scene; }
  /// Finishes it; nothing can be added any more.
  ScenePtr finished();

private:
  Scene m_scene;
};

/// Two rows of texels: the upper one in one colour, the lower one in another.
QImage twoRows(QColor upper, QColor lower);

QMatrix4x4 moved(const QVector3D& by);

} // namespace vitrine::tests
