#pragma once

#include "core/bytes/ByteReader.h"

#include <optional>
#include <vector>

namespace vitrine::formats::source {

/// A convex body of the physics engine (a ledge). File axes, units.
struct PhysHull {
  std::uint32_t clientData = 0; ///< in maps: the brush it was made of
  std::vector<QVector3D> points;
  std::vector<std::array<std::uint32_t, 3>> triangles; ///< into `points`; no sense of turning is promised
};

/// The bodies of one solid, as far as they can be read.
struct PhysSolid {
  std::vector<PhysHull> hulls;
  /// Why there are no more of them. ErrorCode::Unsupported: a kind of solid that is not read.
  std::optional<Error> problem;
};

/// Follows the tree of ledges of a solid, as the lump PHYSCOLLIDE of maps and the `.phy` beside models have it, without
/// the size before it; docs/formats/source-bsp.md, "Physics". `where` is the place of `solid`. Never throws.
PhysSolid readPhysSolid(const Bytes& solid, const ByteRange& where, bytes::Endian endian = bytes::Endian::Little);

/// Reads `count` solids, each after its size, from the cursor on. The last one may be there for its problem alone: that
/// the next does not fit. `endian` is the reader's. Never throws.
std::vector<PhysSolid> readPhysSolids(ByteReader& reader, std::int64_t count,
                                      bytes::Endian endian = bytes::Endian::Little);

/// The solids of a `.phy` file; the same with its head before them.
std::vector<PhysSolid> readPhyFile(const Bytes& file);

/// A side of a convex body. Both in the axes of the body's points.
struct HullFace {
  QVector3D normal;               ///< unit, outwards
  std::vector<QVector3D> corners; ///< counter-clockwise from outside
};

/// The sides of a body: its triangles, those in one plane put together.
std::vector<HullFace> facesOf(const PhysHull& hull);

} // namespace vitrine::formats::source
