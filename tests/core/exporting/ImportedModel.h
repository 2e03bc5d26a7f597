#pragma once

#include <QString>
#include <QVector3D>

#include <assimp/Importer.hpp>
#include <assimp/scene.h>

#include <string>
#include <vector>

namespace vitrine::tests {

/// Model as Assimp's own importer reads it from a file that was written, each mesh as often as nodes show it.
class ImportedModel {
public:
  explicit ImportedModel(const QString& path);

  /// Null: the file cannot be read; `problem` says why.
  const aiScene* scene() const { return m_scene; }
  std::string problem() const { return m_importer.GetErrorString(); }

  /// True if all triangles are of vertices that are there.
  bool isWhole() const { return m_isWhole; }
  std::size_t triangles() const { return m_centres.size(); }
  /// Centres of triangles, in the axes and the unit of the file.
  const std::vector<QVector3D>& centres() const { return m_centres; }
  const QVector3D& least() const { return m_least; }
  const QVector3D& most() const { return m_most; }
  /// Names of nodes, and of meshes, which formats without a tree name.
  bool hasName(const std::string& name) const;
  bool hasMaterial(const std::string& name) const;
  /// True if a mesh has colours of vertices.
  bool hasColors() const;
  /// True if all meshes have normals.
  bool hasNormals() const;

private:
  void look(const aiNode& node, const aiMatrix4x4& above);

  Assimp::Importer m_importer;
  const aiScene* m_scene = nullptr;
  std::vector<QVector3D> m_centres;
  std::vector<std::string> m_names;
  bool m_isWhole = true;
  QVector3D m_least{1e9F, 1e9F, 1e9F};
  QVector3D m_most{-1e9F, -1e9F, -1e9F};
};

} // namespace vitrine::tests
