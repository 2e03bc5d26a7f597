#pragma once

#include "core/base/Diagnostics.h"
#include "core/formats/source/mdl/MdlHeader.h"

#include <QMatrix4x4>
#include <QQuaternion>

#include <vector>

namespace vitrine::formats::source {

/// A joint of the skeleton. Everything in file axes.
struct MdlBone {
  QString name;
  int parent = -1;         ///< stands before it; -1: none
  QVector3D position;      ///< in its parent
  QQuaternion rotation;    ///< unit length
  QVector3D angles;        ///< the same in radians, what animations add to
  QVector3D positionScale; ///< of animations' numbers
  QVector3D angleScale;
  QQuaternion alignment; ///< the half of all rotations that animations stay in, where `flags` say so
  QMatrix4x4 poseToBone; ///< from the vertices' space to the bone's, as they were bound
  std::uint32_t flags = 0;
};

/// Triangles of one material. Vertices are `vertexCount` of its model's from `firstVertex` on.
struct MdlMesh {
  std::int32_t material = 0; ///< column of the skins
  std::uint32_t vertexCount = 0;
  std::uint32_t firstVertex = 0;
  std::array<std::uint32_t, 8> lodVertexCounts{};
  std::uint32_t flexCount = 0;
  std::uint64_t flexes = 0; ///< place of the first; 0: there are none
  std::uint64_t offset = 0;
};

struct MdlModel {
  QString name;
  std::uint32_t firstVertex = 0; ///< of the VVD file's, as they are for LOD 0
  std::uint32_t vertexCount = 0;
  std::vector<MdlMesh> meshes; ///< none: a "blank", for a part that can be left away
  std::uint64_t offset = 0;
};

/// A part of which one of several models is shown.
struct MdlBodyPart {
  QString name;
  std::int32_t base = 1;
  std::vector<MdlModel> models;
};

/// Contents of an MDL file. Names as the file has them; see MdlNames.h for what they stand for.
struct MdlFile {
  Bytes bytes;
  MdlHeader header;
  std::vector<MdlBone> bones;
  std::vector<QString> textures;
  std::vector<QString> textureDirs;
  std::vector<std::vector<int>> skins; ///< by family, then column: into `textures`. At least one family
  bool skinsAreStored = false; ///< the skins are the file's own table
  std::vector<MdlBodyPart> bodyParts;
  std::optional<Error> damage; ///< why body parts are not all there: nothing should be drawn then
};

/// Names and files are longer than this nowhere: what is, goes on to nothing.
inline constexpr std::size_t kLongestMdlName = 260;

/// The text at a place of the file; empty outside.
QString mdlText(const Bytes& file, std::int64_t place);

/// Reads an MDL file but for animations. What is odd goes to `diagnostics` (may be null), with places of the file.
/// Errors: those of readMdlHeader.
Result<MdlFile> readMdl(const Bytes& file, Diagnostics* diagnostics);

} // namespace vitrine::formats::source
