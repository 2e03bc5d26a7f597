#include "core/formats/source/bsp/records/PhysSolids.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/file/ByteOrder.h"

#include <algorithm>

namespace vitrine::formats::source {
namespace {

constexpr std::int64_t kKnownSolidVersion = 0x100;
constexpr std::int64_t kMoppType = 1;

/// The columns that a walk through a solid reads, of one order of bytes.
struct SolidColumns {
  explicit SolidColumns(const PhysLayoutSet& layouts)
      : version(physColumn(layouts.head, bsp::PhysHeadLayouts::field("version"))),
        type(physColumn(layouts.head, bsp::PhysHeadLayouts::field("modelType"))),
        surfaceSize(physColumn(layouts.head, bsp::PhysHeadLayouts::field("surfaceSize"))),
        axisMapSize(physColumn(layouts.head, bsp::PhysHeadLayouts::field("axisMapSize"))),
        id(physColumn(layouts.surface, bsp::PhysSurfaceLayouts::field("id"))),
        root(physColumn(layouts.surface, bsp::PhysSurfaceLayouts::field("offset_ledgetree_root"))),
        right(physColumn(layouts.node, bsp::PhysNodeLayouts::field("offset_right_node"))),
        ledge(physColumn(layouts.node, bsp::PhysNodeLayouts::field("offset_compact_ledge"))),
        points(physColumn(layouts.ledge, bsp::PhysLedgeLayouts::field("c_point_offset"))),
        triangles(physColumn(layouts.ledge, bsp::PhysLedgeLayouts::field("n_triangles"))),
        corners{physColumn(layouts.triangle, bsp::PhysTriangleLayouts::field("start0")),
                physColumn(layouts.triangle, bsp::PhysTriangleLayouts::field("start1")),
                physColumn(layouts.triangle, bsp::PhysTriangleLayouts::field("start2"))} {}

  Column version, type, surfaceSize, axisMapSize, id, root, right, ledge, points, triangles;
  std::array<Column, 3> corners;
};

const SolidColumns& solidColumns(Endian order) {
  static const SolidColumns kLittle(physLayouts(Endian::Little));
  static const SolidColumns kBig(physLayouts(Endian::Big));
  return order == Endian::Big ? kBig : kLittle;
}

/// The layout in a file of this order. Compilers for consoles give bit fields the highest bits first, so that their
/// places in the number are mirrored and not its bytes alone: the start of an edge is in the high 16 bits.
LayoutPtr physInOrder(const LayoutPtr& layout, Endian order) {
  if (order == Endian::Little) {
    return layout;
  }
  std::vector<structure::Field> fields(layout->fields.begin(), layout->fields.end());
  for (auto first = fields.begin(); first != fields.end();) {
    const auto isOther = [&](const structure::Field& one) { return one.offset != first->offset; };
    const auto end = std::find_if(first, fields.end(), isOther);
    if (first->bitCount != 0) {
      // Fields of one number stand by their lowest bits.
      std::reverse(first, end);
      std::for_each(first, end, [](structure::Field& one) {
        one.firstBit = static_cast<std::uint8_t>(8 * one.byteSize() - one.firstBit - one.bitCount);
      });
    }
    first = end;
  }
  return inOrder(structure::LayoutPtr::make(layout->name, layout->size, std::move(fields)), order);
}

PhysLayoutSet physLayoutSet(Endian order) {
  using namespace bsp;
  return {physInOrder(kPhysModel, order),    physInOrder(kPhysSolid, order), physInOrder(kPhysHead, order),
          physInOrder(kPhysSurface, order),  physInOrder(kPhysNode, order),  physInOrder(kPhysLedge, order),
          physInOrder(kPhysTriangle, order), physInOrder(kPhysPoint, order)};
}

bool hasPhysTag(const std::byte* at, const char* tag, Endian order) {
  for (std::size_t i = 0; i < 4; ++i) {
    if (at[i] != static_cast<std::byte>(tag[order == Endian::Big ? 3 - i : i])) {
      return false;
    }
  }
  return true;
}

/// Walks through one compact surface: its tree, the ledges the tree leads to, their triangles and points.
class SurfaceWalk {
public:
  SurfaceWalk(std::span<const std::byte> bytes, const RecordRun& surface, Endian order)
      : m_bytes(bytes.data()), m_columns(solidColumns(order)), m_start(surface.start),
        m_end(std::int64_t{surface.start} + surface.size) {}

  std::optional<PhysProblem> walk(PhysPlaces& places) {
    std::optional<PhysProblem> problem = walkTree();
    if (m_nodes.empty()) {
      findLedges();
    }
    sortOnce(m_nodes);
    sortOnce(m_ledges);
    if (auto wrong = addNodes(places)) {
      problem = problem ? problem : wrong;
    }
    for (const std::uint32_t ledge : m_ledges) {
      if (auto wrong = addLedge(ledge, places)) {
        problem = problem ? problem : wrong;
        break;
      }
    }
    addBodies(places);
    if (auto wrong = addPoints(places)) {
      problem = problem ? problem : wrong;
    }
    return problem ? problem : m_pointsProblem;
  }

private:
  static void sortOnce(std::vector<std::uint32_t>& list) {
    std::ranges::sort(list);
    const auto [first, last] = std::ranges::unique(list);
    list.erase(first, last);
  }
  static PhysProblem problemAt(const QString& message, std::int64_t at) {
    return {message, static_cast<std::uint32_t>(at)};
  }

  /// True if a record lies behind the surface's own head and ends in time.
  bool holds(std::int64_t at, std::int64_t size) const {
    return at >= m_start + std::int64_t{bsp::kPhysSurface.size} && at + size <= m_end;
  }

  std::optional<PhysProblem> walkTree() {
    const auto most = static_cast<std::size_t>((m_end - m_start) / bsp::kPhysNode.size);
    std::vector<std::int64_t> waiting;
    const auto wait = [&](std::int64_t node) {
      const bool fits = holds(node, bsp::kPhysNode.size);
      if (fits) {
        waiting.push_back(node);
      }
      return fits;
    };
    if (!wait(m_start + m_columns.root.integer(m_bytes + m_start))) {
      return problemAt(base::translate("formats", "the root of its tree is out of range"), m_start);
    }
    while (!waiting.empty()) {
      const std::int64_t node = waiting.back();
      waiting.pop_back();
      if (m_nodes.size() >= most) {
        return problemAt(base::translate("formats", "its tree has more nodes than possible: it contains a cycle"),
                         node);
      }
      m_nodes.push_back(static_cast<std::uint32_t>(node));
      const std::int64_t right = m_columns.right.integer(m_bytes + node);
      const std::int64_t ledge = m_columns.ledge.integer(m_bytes + node);
      if (right == 0 || ledge != 0) {
        if (!holds(node + ledge, bsp::kPhysLedge.size)) {
          return problemAt(base::translate("formats", "the ledge of a node is out of range"), node);
        }
        m_ledges.push_back(static_cast<std::uint32_t>(node + ledge));
        if (right == 0) {
          m_leaves.push_back(m_ledges.back());
        }
      }
      if (right != 0 && !(wait(node + right) && wait(node + bsp::kPhysNode.size))) {
        return problemAt(base::translate("formats", "a child of a node is out of range"), node);
      }
    }
    return std::nullopt;
  }

  /// Ledges of a surface whose tree was cut off: compilers write them one after another, up to the points of the first.
  void findLedges() {
    std::int64_t at = m_start + std::int64_t{bsp::kPhysSurface.size};
    const std::int64_t points = holds(at, bsp::kPhysLedge.size) ? at + m_columns.points.integer(m_bytes + at) : m_end;
    while (at < points && holds(at, bsp::kPhysLedge.size)) {
      const std::int64_t count = m_columns.triangles.integer(m_bytes + at);
      if (count <= 0 || !holds(at + bsp::kPhysLedge.size, count * bsp::kPhysTriangle.size)) {
        break;
      }
      m_ledges.push_back(static_cast<std::uint32_t>(at));
      at += bsp::kPhysLedge.size + count * bsp::kPhysTriangle.size;
    }
  }

  /// Nodes come in the order of their places.
  std::optional<PhysProblem> addNodes(PhysPlaces& places) const {
    std::int64_t end = 0;
    for (const std::uint32_t node : m_nodes) {
      if (node < end) {
        return problemAt(base::translate("formats", "two nodes of its tree share bytes"), node);
      }
      places.nodes.push_back(node);
      end = std::int64_t{node} + bsp::kPhysNode.size;
    }
    return std::nullopt;
  }

  /// Ledges come in the order of their places; ones that share triangles could ask for endless work.
  std::optional<PhysProblem> addLedge(std::uint32_t ledge, PhysPlaces& places) {
    if (ledge < m_ledgesEnd) {
      return problemAt(base::translate("formats", "two ledges share bytes"), ledge);
    }
    const std::int64_t count = m_columns.triangles.integer(m_bytes + ledge);
    const std::int64_t first = std::int64_t{ledge} + bsp::kPhysLedge.size;
    if (count < 0 || !holds(first, count * bsp::kPhysTriangle.size)) {
      return problemAt(base::translate("formats", "the triangles of a ledge do not fit"), ledge);
    }
    places.ledges.push_back(ledge);
    m_ledgesEnd = first + count * bsp::kPhysTriangle.size;
    std::uint32_t last = 0;
    for (std::int64_t at = first; at < m_ledgesEnd; at += bsp::kPhysTriangle.size) {
      places.triangles.push_back(static_cast<std::uint32_t>(at));
      for (const Column& corner : m_columns.corners) {
        last = std::max(last, corner.as<std::uint32_t>(m_bytes + at));
      }
    }
    const std::int64_t points = ledge + std::int64_t{m_columns.points.integer(m_bytes + ledge)};
    const std::int64_t size = (std::int64_t{last} + 1) * bsp::kPhysPoint.size;
    if (count > 0 && !holds(points, size)) {
      m_pointsProblem = m_pointsProblem
                            ? m_pointsProblem
                            : problemAt(base::translate("formats", "the points of a ledge are out of range"), ledge);
    } else if (count > 0) {
      m_points.push_back({static_cast<std::uint32_t>(points), static_cast<std::uint32_t>(size)});
      m_bodies.push_back({ledge,
                          {static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(m_ledgesEnd - first)},
                          m_points.back()});
    }
    return std::nullopt;
  }

  /// Bodies come in the order of the tree, each with the first leaf that leads to it.
  void addBodies(PhysPlaces& places) const {
    std::vector<bool> added(m_bodies.size());
    for (const std::uint32_t leaf : m_leaves) {
      const auto found = std::ranges::lower_bound(m_bodies, leaf, {}, &PhysBody::ledge);
      const auto index = static_cast<std::size_t>(found - m_bodies.begin());
      if (found != m_bodies.end() && found->ledge == leaf && !added[index]) {
        added[index] = true;
        places.bodies.push_back(*found);
      }
    }
  }

  /// Points that ledges share are there once.
  std::optional<PhysProblem> addPoints(PhysPlaces& places) {
    std::ranges::sort(m_points, {}, &RecordRun::start);
    std::int64_t end = 0;
    for (const RecordRun& run : m_points) {
      const std::int64_t runEnd = std::int64_t{run.start} + run.size;
      if (run.start < end && (end - run.start) % bsp::kPhysPoint.size != 0) {
        return problemAt(base::translate("formats", "points of two ledges overlap"), run.start);
      }
      for (std::int64_t at = std::max<std::int64_t>(run.start, end); at < runEnd; at += bsp::kPhysPoint.size) {
        places.points.push_back(static_cast<std::uint32_t>(at));
      }
      end = std::max(end, runEnd);
    }
    return std::nullopt;
  }

  const std::byte* m_bytes;
  const SolidColumns& m_columns;
  std::int64_t m_start;
  std::int64_t m_end;
  std::int64_t m_ledgesEnd = 0;
  std::vector<std::uint32_t> m_nodes;
  std::vector<std::uint32_t> m_ledges;
  std::vector<std::uint32_t> m_leaves; ///< ledges of nodes without children, in the order of the tree
  std::vector<PhysBody> m_bodies;      ///< of all ledges, in the order of their places
  std::vector<RecordRun> m_points;
  std::optional<PhysProblem> m_pointsProblem;
};

void addOpaque(const RecordRun& run, PhysOpaque kind, PhysPlaces& places) {
  if (run.size > 0) {
    places.opaque.push_back(run);
    places.opaqueKinds.push_back(kind);
  }
}

std::optional<PhysProblem> addSurface(std::span<const std::byte> bytes, const RecordRun& surface, Endian order,
                                      PhysPlaces& places) {
  if (surface.size < bsp::kPhysSurface.size) {
    return PhysProblem{base::translate("formats", "it ends inside the header of its surface"), surface.start};
  }
  const std::byte* id = solidColumns(order).id.place(bytes.data() + surface.start);
  if (!hasPhysTag(id, "IVPS", order)) {
    addOpaque(surface, hasPhysTag(id, "MOPP", order) ? PhysOpaque::Mopp : PhysOpaque::NoSurface, places);
    return std::nullopt;
  }
  places.surfaces.push_back(surface.start);
  return SurfaceWalk(bytes, surface, order).walk(places);
}

} // namespace

const PhysLayoutSet& physLayouts(bytes::Endian order) {
  static const PhysLayoutSet kLittle = physLayoutSet(Endian::Little);
  static const PhysLayoutSet kBig = physLayoutSet(Endian::Big);
  return order == Endian::Big ? kBig : kLittle;
}

std::optional<PhysProblem> addSolid(std::span<const std::byte> bytes, const RecordRun& solid, bytes::Endian order,
                                    PhysPlaces& places) {
  const std::byte* at = bytes.data() + solid.start;
  if (solid.size < bsp::kPhysHead.size || !hasPhysTag(at, "VPHY", order)) {
    return addSurface(bytes, solid, order, places);
  }
  places.heads.push_back(solid.start);
  const SolidColumns& columns = solidColumns(order);
  const std::int64_t size = columns.surfaceSize.integer(at);
  const std::int64_t axisMap = columns.axisMapSize.integer(at);
  if (size < 0 || axisMap < 0 || size + axisMap > std::int64_t{solid.size} - bsp::kPhysHead.size) {
    if (size > 0 && columns.type.integer(at) != kMoppType && columns.version.integer(at) == kKnownSolidVersion) {
      // Of a solid that was cut off, what is there is read.
      addSurface(bytes, {solid.start + bsp::kPhysHead.size, solid.size - bsp::kPhysHead.size}, order, places);
    }
    return PhysProblem{base::translate("formats", "the sizes in its header do not fit"), solid.start};
  }
  const RecordRun surface{solid.start + bsp::kPhysHead.size, static_cast<std::uint32_t>(size)};
  std::optional<PhysProblem> problem;
  if (columns.type.integer(at) == kMoppType) {
    addOpaque(surface, PhysOpaque::Mopp, places);
  } else if (columns.version.integer(at) != kKnownSolidVersion) {
    addOpaque(surface, PhysOpaque::OtherVersion, places);
  } else {
    problem = addSurface(bytes, surface, order, places);
  }
  addOpaque({surface.start + surface.size, static_cast<std::uint32_t>(axisMap)}, PhysOpaque::AxisMap, places);
  return problem;
}

} // namespace vitrine::formats::source
