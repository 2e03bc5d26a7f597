#pragma once

#include "core/formats/source/mdl/records/MdlFile.h"
#include "core/formats/source/mdl/records/Vertices.h"

namespace vitrine::formats::source {

struct ModelRecords;

/// A run of the indices of its group.
struct VtxStrip {
  std::uint32_t firstIndex = 0;
  std::uint32_t indexCount = 0;
  bool isTriangleStrip = false; ///< else every three are a triangle
};

/// Vertices that are drawn together, and triangles of them. All are where they should be: read without checks.
struct VtxStripGroup {
  std::uint64_t vertices = 0; ///< place of the first
  std::uint32_t vertexCount = 0;
  std::uint64_t indices = 0; ///< place of the first, below vertexCount
  std::uint32_t indexCount = 0;
  std::vector<VtxStrip> strips;
  std::uint8_t flags = 0;
};

struct VtxMesh {
  std::vector<VtxStripGroup> groups;
};

struct VtxLod {
  float switchDistance = 0;    ///< negative: never shown, casts shadows
  std::vector<VtxMesh> meshes; ///< as many as the model has, or fewer
};

struct VtxModel {
  std::vector<VtxLod> lods;
};

struct VtxBodyPart {
  std::vector<VtxModel> models; ///< as many as the body part has, or fewer
};

/// Geometry drawn of a model: a tree beside that of its MDL file.
struct VtxFile {
  Bytes bytes;
  SpaceId space = base::kFileSpace;
  std::int32_t version = 0;
  std::uint32_t checksum = 0;
  std::int32_t lodCount = 0;
  bool hasTopology = false; ///< strip groups and strips are 8 bytes longer
  std::vector<VtxBodyPart> bodyParts;
  /// The records of each level of the tree - body parts, models, levels of detail, meshes, strip groups, strips - in
  /// the order of the tree.
  std::array<std::vector<std::uint64_t>, 6> places;

  /// Vertex number in its group of an index.
  std::uint32_t indexAt(const VtxStripGroup& group, std::uint32_t number) const;
  /// Vertex number in its mesh of a vertex of the group.
  std::uint32_t meshVertexAt(const VtxStripGroup& group, std::uint32_t vertex) const;
};

/// Reads the tree of a model. How long its records are is found out: by what fits, first as is usual for the model's
/// version. Errors, with the place in `space`: Unsupported, Damaged.
Result<VtxFile> readVtx(const Bytes& file, SpaceId space, const MdlFile& mdl);

/// A triangle as the file has it, clockwise as seen from outside: vertices of the group, and which of the group's
/// indices is its first.
struct VtxTriangle {
  std::array<std::uint32_t, 3> vertices{};
  std::uint32_t firstIndex = 0;
};

/// Calls `use` with every triangle of a group, in order; those of no area are left out of triangle strips.
template <class Use>
void forEachTriangle(const VtxFile& vtx, const VtxStripGroup& group, Use use) {
  for (const VtxStrip& strip : group.strips) {
    const std::uint32_t step = strip.isTriangleStrip ? 1 : 3;
    for (std::uint32_t i = 0; i + 3 <= strip.indexCount; i += step) {
      const std::uint32_t first = strip.firstIndex + i;
      VtxTriangle triangle{{vtx.indexAt(group, first), vtx.indexAt(group, first + 1), vtx.indexAt(group, first + 2)},
                           first};
      auto& [a, b, c] = triangle.vertices;
      if (strip.isTriangleStrip) {
        if (a == b || b == c || a == c) {
          continue;
        }
        if (i % 2 == 1) {
          std::swap(a, b);
        }
      }
      use(triangle);
    }
  }
}

/// Number of triangles of a group.
inline std::uint64_t triangleCount(const VtxFile& vtx, const VtxStripGroup& group) {
  std::uint64_t count = 0;
  forEachTriangle(vtx, group, [&count](const VtxTriangle&) { ++count; });
  return count;
}

/// A strip group with what it belongs to.
struct ShownGroup {
  std::uint32_t part = 0;
  std::uint32_t model = 0; ///< of its part
  std::uint32_t lod = 0;
  std::uint32_t mesh = 0; ///< of its model
  const MdlModel* ofModel = nullptr;
  const MdlMesh* ofMesh = nullptr;
  const VtxStripGroup* group = nullptr;
  std::uint32_t firstVertex = 0;   ///< of its mesh, of all of the model's vertices (VvdFile::rows)
  std::uint32_t firstTriangle = 0; ///< of all triangles of the file
  std::uint32_t triangles = 0;
};

/// `groups` may be empty; else `vvd` has their vertices.
void addStripSections(structure::StructureBuilder& builder, const ByteSourcePtr& source, const VtxFile& vtx,
                      const VvdFile* vvd, std::span<const ShownGroup> groups, ModelRecords& records);

} // namespace vitrine::formats::source
