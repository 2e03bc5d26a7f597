#include "tests/core/exporting/ImportedModel.h"

#include <assimp/config.h>

#include <algorithm>
#include <span>

namespace vitrine::tests {

ImportedModel::ImportedModel(const QString& path) {
  // COLLADA's nodes have ids, made of letters that XML bears, beside their names.
  m_importer.SetPropertyBool(AI_CONFIG_IMPORT_COLLADA_USE_COLLADA_NAMES, true);
  m_scene = m_importer.ReadFile(path.toStdString(), 0);
  if (m_scene) {
    look(*m_scene->mRootNode, aiMatrix4x4());
    for (const aiMesh* mesh : std::span(m_scene->mMeshes, m_scene->mNumMeshes)) {
      m_names.emplace_back(mesh->mName.C_Str());
    }
  }
}

void ImportedModel::look(const aiNode& node, const aiMatrix4x4& above) {
  const aiMatrix4x4 world = above * node.mTransformation;
  m_names.emplace_back(node.mName.C_Str());
  for (unsigned int i = 0; i < node.mNumMeshes; ++i) {
    const aiMesh& mesh = *m_scene->mMeshes[node.mMeshes[i]];
    for (const aiFace& face : std::span(mesh.mFaces, mesh.mNumFaces)) {
      QVector3D centre;
      for (unsigned int corner = 0; corner < face.mNumIndices; ++corner) {
        const unsigned int vertex = face.mIndices[corner];
        if (vertex >= mesh.mNumVertices) {
          m_isWhole = false;
          continue;
        }
        const aiVector3D at = world * mesh.mVertices[vertex];
        const QVector3D point(at.x, at.y, at.z);
        centre += point / static_cast<float>(face.mNumIndices);
        for (int axis = 0; axis < 3; ++axis) {
          m_least[axis] = std::min(m_least[axis], point[axis]);
          m_most[axis] = std::max(m_most[axis], point[axis]);
        }
      }
      m_centres.push_back(centre);
    }
  }
  for (unsigned int i = 0; i < node.mNumChildren; ++i) {
    look(*node.mChildren[i], world);
  }
}

bool ImportedModel::hasName(const std::string& name) const {
  return std::ranges::any_of(m_names, [&](const std::string& each) { return each.starts_with(name); });
}

bool ImportedModel::hasMaterial(const std::string& name) const {
  return std::ranges::any_of(std::span(m_scene->mMaterials, m_scene->mNumMaterials),
                             [&](aiMaterial* each) { return std::string(each->GetName().C_Str()).starts_with(name); });
}

bool ImportedModel::hasColors() const {
  return std::ranges::any_of(std::span(m_scene->mMeshes, m_scene->mNumMeshes),
                             [](const aiMesh* mesh) { return mesh->HasVertexColors(0); });
}

bool ImportedModel::hasNormals() const {
  return std::ranges::all_of(std::span(m_scene->mMeshes, m_scene->mNumMeshes),
                             [](const aiMesh* mesh) { return mesh->HasNormals(); });
}

} // namespace vitrine::tests
