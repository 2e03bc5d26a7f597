#include "core/exporting/assimp/AssimpScene.h"

#include <assimp/GltfMaterial.h>
#include <assimp/material.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <string>

namespace vitrine::exporting {
namespace {

/// Assimp's strings end at 1023 bytes.
constexpr qsizetype kMaxNameBytes = 1000;

aiString aiText(const QString& text) {
  QByteArray bytes = text.toUtf8();
  if (bytes.size() > kMaxNameBytes) {
    // Not in the middle of a letter.
    qsizetype end = kMaxNameBytes;
    while (end > 0 && (static_cast<unsigned char>(bytes[end]) & 0xC0U) == 0x80U) {
      --end;
    }
    bytes.truncate(end);
  }
  return aiString(bytes.toStdString());
}

aiVector3D aiVector(const QVector3D& v) {
  return {v.x(), v.y(), v.z()};
}

aiMatrix4x4 aiMatrix(const QMatrix4x4& m) {
  return {m(0, 0), m(0, 1), m(0, 2), m(0, 3), m(1, 0), m(1, 1), m(1, 2), m(1, 3),
          m(2, 0), m(2, 1), m(2, 2), m(2, 3), m(3, 0), m(3, 1), m(3, 2), m(3, 3)};
}

float displayed(float linear) {
  return linear <= 0.0031308F ? linear * 12.92F : 1.055F * std::pow(linear, 1.0F / 2.4F) - 0.055F;
}

/// "g NAME" takes the rest of a line.
QString objName(const QString& name) {
  QString word = name;
  for (QChar& c : word) {
    c = c.isSpace() || c.category() == QChar::Other_Control ? QLatin1Char('_') : c;
  }
  return word.isEmpty() ? QStringLiteral("mesh") : word;
}

aiFace* facesOf(const std::vector<std::uint32_t>& indices) {
  auto faces = std::make_unique<aiFace[]>(indices.size() / 3);
  for (std::size_t i = 0; i < indices.size() / 3; ++i) {
    faces[i].mNumIndices = 3;
    faces[i].mIndices = new unsigned int[3];
    std::copy_n(indices.data() + i * 3, 3, faces[i].mIndices);
  }
  return faces.release();
}

std::unique_ptr<aiMesh> meshOf(const ExportMesh& from, ExportFormat format) {
  auto to = std::make_unique<aiMesh>();
  to->mName = aiText(format == ExportFormat::Obj ? objName(from.name) : from.name);
  to->mPrimitiveTypes = aiPrimitiveType_TRIANGLE;
  to->mMaterialIndex = static_cast<unsigned int>(from.material);
  const std::size_t count = from.positions.size();
  to->mNumVertices = static_cast<unsigned int>(count);
  to->mVertices = new aiVector3D[count];
  std::ranges::transform(from.positions, to->mVertices, aiVector);
  if (!from.normals.empty()) {
    to->mNormals = new aiVector3D[count];
    std::ranges::transform(from.normals, to->mNormals, aiVector);
  }
  if (!from.colors.empty()) {
    to->mColors[0] = new aiColor4D[count];
    std::ranges::transform(from.colors, to->mColors[0],
                           [](const QVector4D& c) { return aiColor4D(c.x(), c.y(), c.z(), c.w()); });
  }
  const std::array sets{&from.uvs, &from.lightUvs};
  for (std::size_t set = 0; set < sets.size(); ++set) {
    if (!sets[set]->empty()) {
      // Assimp's v runs upwards, as in OBJ.
      to->mTextureCoords[set] = new aiVector3D[count];
      to->mNumUVComponents[set] = 2;
      std::ranges::transform(*sets[set], to->mTextureCoords[set],
                             [](const QVector2D& uv) { return aiVector3D(uv.x(), 1.0F - uv.y(), 0); });
    }
  }
  to->mFaces = facesOf(from.indices);
  to->mNumFaces = static_cast<unsigned int>(from.indices.size() / 3);
  return to;
}

/// A mesh for a scene that must have one. Assimp's glTF exporter copies all vertices that it has gathered for each list
/// of a mesh, so it gets none of the model's: GltfCompletion writes them.
std::unique_ptr<aiMesh> oneTriangle() {
  ExportMesh triangle;
  triangle.positions = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
  triangle.indices = {0, 1, 2};
  return meshOf(triangle, ExportFormat::Glb);
}

aiTextureMapMode mapMode(scene::Wrap wrap) {
  switch (wrap) {
  case scene::Wrap::Repeat:
    return aiTextureMapMode_Wrap;
  case scene::Wrap::Clamp:
    return aiTextureMapMode_Clamp;
  case scene::Wrap::Mirror:
    return aiTextureMapMode_Mirror;
  }
  return aiTextureMapMode_Wrap;
}

/// Path of a picture: of its file, its number in FBX, which holds it, and in glTF, which is completed.
QString pathOf(const ExportTexture& texture, int number, ExportFormat format) {
  return isGltf(format)           ? QString::number(number)
         : texture.file.isEmpty() ? QStringLiteral("*%1").arg(number)
                                  : texture.file;
}

void addTexture(aiMaterial& material, const ExportTexture& texture, const QString& file, aiTextureType type) {
  const aiString path = aiText(file);
  const int wrapU = mapMode(texture.wrapU);
  const int wrapV = mapMode(texture.wrapV);
  material.AddProperty(&path, AI_MATKEY_TEXTURE(type, 0));
  material.AddProperty(&wrapU, 1, AI_MATKEY_MAPPINGMODE_U(type, 0));
  material.AddProperty(&wrapV, 1, AI_MATKEY_MAPPINGMODE_V(type, 0));
}

void addGltf(aiMaterial& to, const ExportMaterial& from) {
  const aiColor4D color(from.color.x(), from.color.y(), from.color.z(), from.color.w());
  const float metallic = 0;
  const float roughness = 1;
  const aiString alpha(from.alpha == AlphaMode::Mask ? "MASK" : from.alpha == AlphaMode::Blend ? "BLEND" : "OPAQUE");
  to.AddProperty(&color, 1, AI_MATKEY_BASE_COLOR);
  to.AddProperty(&metallic, 1, AI_MATKEY_METALLIC_FACTOR);
  to.AddProperty(&roughness, 1, AI_MATKEY_ROUGHNESS_FACTOR);
  to.AddProperty(&alpha, AI_MATKEY_GLTF_ALPHAMODE);
  if (from.alpha == AlphaMode::Mask) {
    to.AddProperty(&from.alphaCutoff, 1, AI_MATKEY_GLTF_ALPHACUTOFF);
  }
  if (from.unlit) {
    // Of the enumeration's own type: the exporter asks for that, and gets nothing where a number is written.
    const aiShadingMode model = aiShadingMode_Unlit;
    to.AddProperty(&model, 1, AI_MATKEY_SHADING_MODEL);
  }
}

/// Colours as displays show them: what reads the older formats knows nothing of linear light.
void addPhong(aiMaterial& to, const ExportMaterial& from) {
  const aiColor3D color(displayed(from.color.x()), displayed(from.color.y()), displayed(from.color.z()));
  const float opacity = from.alpha == AlphaMode::Blend ? from.color.w() : 1.0F;
  to.AddProperty(&color, 1, AI_MATKEY_COLOR_DIFFUSE);
  to.AddProperty(&opacity, 1, AI_MATKEY_OPACITY);
}

std::unique_ptr<aiMaterial> materialOf(const ExportMaterial& from, const ExportModel& model, ExportFormat format) {
  auto to = std::make_unique<aiMaterial>();
  const aiString name = aiText(from.name);
  to->AddProperty(&name, AI_MATKEY_NAME);
  const int twoSided = from.doubleSided ? 1 : 0;
  to->AddProperty(&twoSided, 1, AI_MATKEY_TWOSIDED);
  isGltf(format) ? addGltf(*to, from) : addPhong(*to, from);
  if (from.texture >= 0) {
    const ExportTexture& texture = model.textures[static_cast<std::size_t>(from.texture)];
    const QString file = pathOf(texture, from.texture, format);
    addTexture(*to, texture, file, aiTextureType_DIFFUSE);
    if (format == ExportFormat::Obj && from.alpha != AlphaMode::Opaque) {
      addTexture(*to, texture, file, aiTextureType_OPACITY);
    }
  }
  return to;
}

std::unique_ptr<aiTexture> textureOf(const ExportTexture& from, std::size_t number) {
  auto to = std::make_unique<aiTexture>();
  const auto size = static_cast<std::size_t>(from.coded.size());
  // FBX names the file that it holds.
  to->mFilename = aiText(QStringLiteral("picture_%1.%2").arg(number).arg(QLatin1String(from.kind)));
  to->mWidth = static_cast<unsigned int>(size); // bytes, as the height of 0 says
  std::strcpy(to->achFormatHint, from.kind);
  to->pcData = new aiTexel[(size + sizeof(aiTexel) - 1) / sizeof(aiTexel)];
  std::memcpy(to->pcData, from.coded.constData(), size);
  return to;
}

/// Hands a list over to fields of Assimp's that own what they point to.
template <class T>
void handOver(std::vector<std::unique_ptr<T>>& from, T**& to, unsigned int& count) {
  to = from.empty() ? nullptr : new T*[from.size()];
  std::ranges::transform(from, to, [](std::unique_ptr<T>& each) { return each.release(); });
  count = static_cast<unsigned int>(from.size());
}

/// The tree; of glTF's the root alone, as GltfCompletion writes it: Assimp takes what stands within a hundredth of a
/// unit for unmoved, and loses meshes that several nodes show.
void addNodes(aiScene& scene, const ExportModel& model, ExportFormat format) {
  if (isGltf(format)) {
    scene.mRootNode = new aiNode("root");
    return;
  }
  std::vector<std::unique_ptr<aiNode>> nodes;
  std::vector<std::vector<std::size_t>> children(model.nodes.size());
  for (std::size_t i = 0; i < model.nodes.size(); ++i) {
    const ExportNode& from = model.nodes[i];
    auto node = std::make_unique<aiNode>();
    node->mName = aiText(from.name);
    node->mTransformation = aiMatrix(from.local);
    node->mNumMeshes = static_cast<unsigned int>(from.meshes.size());
    node->mMeshes = from.meshes.empty() ? nullptr : new unsigned int[from.meshes.size()];
    std::ranges::copy(from.meshes, node->mMeshes);
    nodes.push_back(std::move(node));
    if (from.parent >= 0) {
      children[static_cast<std::size_t>(from.parent)].push_back(i);
    }
  }
  // From the last one, so that what is handed over has its own children already.
  for (std::size_t i = nodes.size(); i-- > 0;) {
    std::vector<std::unique_ptr<aiNode>> own;
    for (const std::size_t child : children[i]) {
      nodes[child]->mParent = nodes[i].get();
      own.push_back(std::move(nodes[child]));
    }
    handOver(own, nodes[i]->mChildren, nodes[i]->mNumChildren);
  }
  scene.mRootNode = nodes.front().release();
}

/// FBX and COLLADA: the unit is the metre, and Assimp leaves out the transform of the root, which turns the scene's
/// unit into it, or makes another unit of it: another root comes above it.
void addMetreRoot(aiScene& scene, ExportFormat format) {
  auto root = std::make_unique<aiNode>();
  root->mName = aiString("RootNode");
  root->addChildren(1, &scene.mRootNode);
  scene.mRootNode = root.release();
  if (format == ExportFormat::Fbx) {
    scene.mMetaData = aiMetadata::Alloc(1);
    scene.mMetaData->Set(0, "UnitScaleFactor", 100.0F); // centimetres
  }
}

} // namespace

std::unique_ptr<aiScene> assimpScene(const ExportModel& model, ExportFormat format) {
  auto scene = std::make_unique<aiScene>();
  std::vector<std::unique_ptr<aiMesh>> meshes;
  if (isGltf(format)) {
    meshes.push_back(oneTriangle());
  } else {
    for (const ExportMesh& mesh : model.meshes) {
      meshes.push_back(meshOf(mesh, format));
    }
  }
  handOver(meshes, scene->mMeshes, scene->mNumMeshes);
  std::vector<std::unique_ptr<aiMaterial>> materials;
  for (const ExportMaterial& material : model.materials) {
    materials.push_back(materialOf(material, model, format));
  }
  handOver(materials, scene->mMaterials, scene->mNumMaterials);
  std::vector<std::unique_ptr<aiTexture>> textures;
  for (const ExportTexture& texture : model.textures) {
    if (texture.file.isEmpty() && !isGltf(format)) {
      textures.push_back(textureOf(texture, textures.size()));
    }
  }
  handOver(textures, scene->mTextures, scene->mNumTextures);
  addNodes(*scene, model, format);
  if (format == ExportFormat::Fbx || format == ExportFormat::Dae) {
    addMetreRoot(*scene, format);
  }
  return scene;
}

} // namespace vitrine::exporting
