#pragma once

#include "core/formats/source/bsp/records/PhysLayouts.h"
#include "core/formats/source/file/tables/ScatteredRuns.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace vitrine::formats::source {

/// The layouts of one order of bytes.
struct PhysLayoutSet {
  LayoutPtr model, solid, head, surface, node, ledge, triangle, point;
};
const PhysLayoutSet& physLayouts(bytes::Endian order);
/// A field that both orders have.
inline Column physColumn(const LayoutPtr& layout, structure::FieldName name) {
  return {RecordView(layout, {}, {}), name};
}

/// Contents of bytes of a solid that have no records.
enum class PhysOpaque {
  Mopp,         ///< the code of a bounding tree, of displacements in old maps
  OtherVersion, ///< Strata's, whose ledges are laid out in another way
  NoSurface,    ///< neither IVPS nor MOPP at the place of the id
  AxisMap,      ///< areas by direction, behind the surface
};

/// Places of what one convex body consists of: a ledge with triangles, and the points that these name by their numbers.
/// All of them lie within the solid.
struct PhysBody {
  std::uint32_t ledge = 0;
  RecordRun triangles;
  RecordRun points; ///< as far as the triangles reach
};

/// Places of the records of solids, from the start of the bytes they are in: each list ascending, each place once.
struct PhysPlaces {
  std::vector<std::uint32_t> heads;
  std::vector<std::uint32_t> surfaces;
  std::vector<std::uint32_t> nodes;
  std::vector<std::uint32_t> ledges;
  std::vector<std::uint32_t> triangles;
  std::vector<std::uint32_t> points;
  std::vector<RecordRun> opaque;
  std::vector<PhysOpaque> opaqueKinds; ///< beside `opaque`
  /// Bodies of leaves, without the hulls around several of them: in the order of the trees, left children first.
  std::vector<PhysBody> bodies;
};

/// A reason to stop in the middle of a solid, and its place from the start of the bytes.
struct PhysProblem {
  QString message;
  std::uint32_t at = 0;
};

/// Adds what one solid consists of to `places`, behind which it must lie. Every place is within `solid`. At a problem
/// - a tree that loops, a ledge outside, sizes that do not fit - what was found before is kept.
std::optional<PhysProblem> addSolid(std::span<const std::byte> bytes, const RecordRun& solid, bytes::Endian order,
                                    PhysPlaces& places);

} // namespace vitrine::formats::source
