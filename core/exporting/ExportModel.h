#pragma once

#include "core/scene/Texture.h"

#include <QByteArray>
#include <QMatrix4x4>
#include <QString>
#include <QVector2D>
#include <QVector3D>
#include <QVector4D>

#include <cstdint>
#include <vector>

namespace vitrine::exporting {

/// A picture that materials use.
struct ExportTexture {
  QString name;
  QByteArray coded;         ///< a PNG or JPEG file
  const char* kind = "png"; ///< "png" or "jpg"
  QString file;             ///< path relative to the main file; empty: inside it
  scene::Wrap wrapU = scene::Wrap::Repeat;
  scene::Wrap wrapV = scene::Wrap::Repeat;
};

enum class AlphaMode { Opaque, Mask, Blend };

struct ExportMaterial {
  QString name;
  QVector4D color{1, 1, 1, 1}; ///< linear; multiplies the picture
  int texture = -1;            ///< into ExportModel::textures
  AlphaMode alpha = AlphaMode::Opaque;
  float alphaCutoff = 0.5F;
  bool doubleSided = false;
  bool unlit = false;
};

/// Triangles of one material. Front faces wind counter-clockwise.
struct ExportMesh {
  QString name;
  int material = 0;
  std::vector<QVector3D> positions;
  std::vector<QVector3D> normals; ///< unit length; empty: none
  std::vector<QVector2D> uvs;     ///< (0, 0) is the top left of the picture; empty: none
  std::vector<std::uint32_t> indices;
};

struct ExportNode {
  QString name;
  int parent = -1; ///< a node before it; -1: the root, which is the first and only one
  QMatrix4x4 local;
  std::vector<int> meshes;
};

/// Model that is written: a scene at one time, without anything that only Vitrine knows of. Right-handed, Y up.
struct ExportModel {
  std::vector<ExportNode> nodes;
  std::vector<ExportMesh> meshes;
  std::vector<ExportMaterial> materials;
  std::vector<ExportTexture> textures;
};

} // namespace vitrine::exporting
