#pragma once

#include "core/base/ByteRange.h"
#include "core/scene/Bounds.h"
#include "core/scene/Material.h"
#include "core/scene/SkinAndMorphs.h"
#include "core/scene/VertexFrame.h"
#include "core/structure/Structure.h"

#include <QString>
#include <QVector2D>
#include <QVector3D>
#include <QVector4D>

#include <array>
#include <memory>
#include <vector>

namespace vitrine::scene {

/// Light multiplies the material's colour; Paint takes its place and is not lit, with the alpha of the material alone.
enum class ColorUse { Light, Paint };

/// Element that one entry of a colour stream belongs to.
enum class ColorScope { Vertex, Surface };

/// Way a mesh turns to the eye, if at all. Upright: around its vertices' own vertical lines; Eye: all the way.
enum class Billboard { Fixed, Upright, Eye };

/// Vertex data, one entry per vertex; streams other than positions may be empty.
struct VertexStreams {
  std::vector<QVector3D> positions;          ///< scene axes, file units
  std::vector<QVector3D> normals;            ///< unit length
  std::vector<QVector4D> tangents;           ///< xyz and handedness
  std::array<std::vector<QVector2D>, 2> uvs; ///< (0, 0) is the top left of the picture
  std::vector<QVector2D> lightmapUvs;        ///< in luxels of the surface's own lightmap; the centre of luxel 0 is 0.5
  /// Pivot by vertex of a billboard, in mesh space: the point the vertex turns around. `positions` are then as seen by
  /// an eye far away along mesh +Z: x right of the pivot, y above it.
  std::vector<QVector3D> pivots;
  std::vector<float> blend;            ///< 0…1 between the two layers of TwoLayerBlend
  std::vector<QVector4D> layerWeights; ///< shares of the layers of FourLayerBlend, 0…1, 1 together
  /// Colour stream, per vertex beside the picture: "day", "dark", "brightness", "collision". The scene's choice
  /// of one (ColorStreamTarget) decides which is drawn; a mesh that has none of that name is drawn as if it had none at
  /// all.
  struct Colors {
    QString name;
    std::vector<QVector4D>
        values; ///< Light: factors in BakedLighting::colorSpace; Paint: linear colour; alpha is not used
    ColorUse use = ColorUse::Light;
    ColorScope scope = ColorScope::Vertex; ///< Surface: an entry per surface of the mesh, for flat light

    /// Index of the value that a vertex of a surface has.
    std::size_t indexOf(std::uint32_t vertex, int surface) const {
      return scope == ColorScope::Vertex ? vertex : static_cast<std::size_t>(surface);
    }
  };
  std::vector<Colors> colors; ///< without any choice the first is drawn
};

/// Provenance: the record that each triangle of a surface came from.
struct Provenance {
  SpaceId space = base::kFileSpace;
  SectionId section = structure::kRootSection;
  std::uint64_t firstRow = 0;
  std::uint32_t trianglesPerRow = 0; ///< 0: one row for the whole surface
  /// First row by frame, in place of `firstRow`, if each frame of the mesh has records of its own.
  std::shared_ptr<const std::vector<std::uint32_t>> frameRows;
  /// Row of each triangle, where neither of the above says it. Shared, often by all surfaces of a mesh.
  std::shared_ptr<const std::vector<std::uint32_t>> table;
  std::uint32_t tableOffset = 0;
  /// Fields that a surface is about, if it shows only a part of its record, into SceneData::fieldSets; kNone: all.
  int fieldSet = kNone;
};

/// Records that each triangle has beside those of its provenance, one of its own: the numbers of its corners.
struct TriangleRecords {
  SectionId section = structure::kRootSection; ///< the root: no records
  /// Row of each triangle of the surface, ascending; null: as they are counted.
  std::shared_ptr<const std::vector<std::uint32_t>> rows;
};

/// A run of triangles with one material, one lightmap and one origin. Front faces wind counter-clockwise.
struct Surface {
  std::uint32_t firstIndex = 0; ///< into Mesh::indices
  std::uint32_t indexCount = 0; ///< a multiple of 3
  MaterialIndex material;
  LightmapIndex lightmap; ///< kNone: lit as if by full white
  LayerIndex layer;       ///< kNone: always there
  Provenance provenance;
  TriangleRecords triangleRecords;
  Bounds bounds; ///< in the mesh's space

  std::uint32_t triangleCount() const { return indexCount / 3; }
};

/// Geometry that one or many nodes show. Immutable once the scene is built.
struct Mesh {
  QString name;
  VertexStreams vertices;
  std::vector<std::uint32_t> indices;
  std::vector<Surface> surfaces;
  Bounds bounds; ///< of one that faces the eye: wherever it may turn
  Billboard facing = Billboard::Fixed;
  /// The shapes it can take (Pose.h); null: it has but one. `vertices` are what it looks like at rest.
  VertexFramesPtr frames = nullptr;
  /// Joints and blend shapes that deform the mesh; null: none. Never beside `frames`. `vertices` are those at rest:
  /// all shapes at nothing, joints where their nodes stand (deformAtRest, Pose.h).
  SkinAndMorphsPtr deformation = nullptr;
};

} // namespace vitrine::scene
