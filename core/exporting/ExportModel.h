#pragma once

#include "core/scene/Texture.h"

#include <QByteArray>
#include <QMatrix4x4>
#include <QQuaternion>
#include <QString>
#include <QVector2D>
#include <QVector3D>
#include <QVector4D>

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
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

/// Joints that take a vertex along; weights add up to 1.
struct ExportJoints {
  std::array<std::uint16_t, 4> joints{}; ///< into ExportSkin::joints; 0 where the weight is 0
  std::array<float, 4> weights{};
};

/// Shape that vertices move to. Some of a mesh's vertices, and how far they go at full weight.
struct ExportShape {
  QString name;
  std::vector<std::uint32_t> vertices; ///< ascending
  std::vector<QVector3D> positions;    ///< as many
  std::vector<QVector3D> normals;      ///< as many, or empty
};

/// Records of the opened file that triangles came from, one after the other.
struct ExportRecords {
  QString section; ///< its path
  std::uint64_t first = 0;
  std::uint64_t count = 1;     ///< of records that follow each other
  std::uint32_t triangles = 0; ///< of each
};

/// Triangles of one material. Front faces wind counter-clockwise.
struct ExportMesh {
  QString name;
  int material = 0;
  std::vector<QVector3D> positions;
  std::vector<QVector3D> normals;  ///< unit length; empty: none
  std::vector<QVector2D> uvs;      ///< (0, 0) is the top left of the picture; empty: none
  std::vector<QVector2D> lightUvs; ///< the same on ExportModel::lightmaps; empty: there is none
  std::vector<QVector4D> colors;   ///< linear factors, 0…1; empty: none
  std::vector<std::uint32_t> indices;
  std::vector<ExportRecords> records; ///< of all triangles in their order; no section: none is known; empty: not told
  std::vector<ExportJoints> joints;   ///< empty: none take it along
  std::vector<ExportShape> shapes;    ///< the same, in the same order, in all meshes of a node
};

struct ExportPlace {
  QVector3D position;
  QQuaternion rotation;
  QVector3D scale{1, 1, 1};
};

struct ExportNode {
  QString name;
  int parent = -1; ///< a node before it; -1: the root, which is the first and only one
  QMatrix4x4 local;
  std::optional<ExportPlace> place = std::nullopt; ///< `local` taken apart, of nodes that animations move
  std::vector<int> meshes;
  int skin = -1;              ///< into ExportModel::skins; `local` is then the identity, and the root above
  std::vector<float> weights; ///< of the shapes of its meshes; empty: they have none
  int light = -1;
  int camera = -1;
  std::optional<std::pair<QString, std::uint64_t>> record = std::nullopt; ///< section and number; none is known
  std::vector<std::pair<QString, QString>> properties;                    ///< keys may repeat
};

struct ExportSkin {
  QString name;
  std::vector<int> joints; ///< nodes
  std::vector<QMatrix4x4> inverseBinds;
};

/// Curve by keys, of one property of a node.
struct ExportChannel {
  enum class Path { Translation, Rotation, Scale, Weights };

  int node = 0;
  Path path = Path::Translation;
  bool steps = false;        ///< each value is held until the next; else straight ways lead from one to the next
  std::vector<float> times;  ///< seconds, ascending
  std::vector<float> values; ///< 3, 4 (x, y, z, w) or as many as the node has weights, for each time
};

struct ExportAnimation {
  QString name;
  std::vector<ExportChannel> channels; ///< at least one
};

/// Light that shines along -Z of its node.
struct ExportLight {
  enum class Kind { Point, Spot, Directional };

  QString name;
  Kind kind = Kind::Point;
  QVector3D color{1, 1, 1}; ///< linear, 0…1
  float intensity = 1;      ///< candela; lux of directional ones
  float range = 0;          ///< metres; 0: no end
  float innerCone = 0;      ///< radians from the axis
  float outerCone = 0.785F;
};

/// Camera that looks along -Z of its node.
struct ExportCamera {
  QString name;
  float verticalFov = 1; ///< radians
};

/// Picture of all lightmaps, beside what is written: linear light is colour x alpha x range.
struct ExportLightmaps {
  QByteArray coded; ///< a PNG file; empty: there is none
  float range = 1;
};

/// Model that is written: a scene at one time and as it moves, without anything that only Vitrine knows of.
/// Right-handed, Y up.
struct ExportModel {
  std::vector<ExportNode> nodes;
  std::vector<ExportMesh> meshes;
  std::vector<ExportMaterial> materials;
  std::vector<ExportTexture> textures;
  ExportLightmaps lightmaps;
  std::vector<ExportSkin> skins;
  std::vector<ExportAnimation> animations;
  std::vector<ExportLight> lights;
  std::vector<ExportCamera> cameras;
};

} // namespace vitrine::exporting
