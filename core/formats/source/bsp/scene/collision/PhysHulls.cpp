#include "core/formats/source/bsp/scene/collision/PhysHulls.h"

#include "core/base/Translate.h"

#include <cmath>
#include <unordered_map>
#include <unordered_set>

namespace vitrine::formats::source {
namespace {

constexpr std::uint32_t kSolidTag = 0x59485056;   // "VPHY"
constexpr std::uint32_t kSurfaceTag = 0x53505649; // "IVPS"
constexpr std::uint32_t kMoppTag = 0x50504f4d;    // "MOPP"
constexpr std::uint16_t kReadVersion = 0x0100;
constexpr std::uint64_t kSolidHead = 28;
constexpr std::uint64_t kSurfaceHead = 48;
constexpr std::uint64_t kRootOffsetAt = 32;
constexpr std::uint64_t kSurfaceTagAt = 44;
constexpr std::uint64_t kTreeNode = 28;
constexpr std::uint64_t kLedgeHead = 16;
constexpr std::uint64_t kLedgeTriangle = 16;
constexpr std::uint64_t kLedgePoint = 16;
constexpr float kMetresOfUnit = 0.0254F;
constexpr float kFarthestPoint = 1e6F;

/// Reader of one solid; every offset is from the start of its surface.
class LedgeReader {
public:
  LedgeReader(const Bytes& solid, const ByteRange& where, bytes::Endian endian)
      : m_reader(solid, where, endian), m_bigEndian(endian == bytes::Endian::Big),
        m_triangleBudget(solid.size() / kLedgeTriangle) {}

  void read(PhysSolid& into) {
    m_surface = surfaceStart();
    m_reader.seek(m_surface + kSurfaceTagAt);
    const std::uint32_t tag = m_reader.u32();
    if (tag == kMoppTag) {
      refuse(base::translate("formats", "a solid of a kind (MOPP) that is not read"));
    }
    if (tag != kSurfaceTag && tag != 0) {
      m_reader.fail(base::translate("formats", "a solid without its mark (IVPS)"));
    }
    m_reader.seek(m_surface + kRootOffsetAt);
    follow(m_reader.i32(), into);
  }

private:
  [[noreturn]] void refuse(const QString& message) const {
    throw bytes::ReadError(Error::of(ErrorCode::Unsupported, message));
  }

  std::uint64_t surfaceStart() {
    m_reader.seek(0);
    if (m_reader.u32() != kSolidTag) {
      return 0; // the oldest files begin with the surface
    }
    const std::uint16_t version = m_reader.u16();
    const std::int16_t type = m_reader.i16();
    if (version != kReadVersion) {
      refuse(base::translate("formats", "solids of version 0x%1 are not read").arg(version, 0, 16));
    }
    if (type != 0) {
      refuse(base::translate("formats", "a solid of a kind (MOPP) that is not read"));
    }
    return kSolidHead;
  }

  std::uint64_t placeOf(std::int64_t offset, std::uint64_t size) {
    const auto from = static_cast<std::int64_t>(m_surface) + offset;
    if (from < 0 || static_cast<std::uint64_t>(from) + size > m_reader.size()) {
      m_reader.fail(base::translate("formats", "the tree of a solid leads out of it"));
    }
    return static_cast<std::uint64_t>(from);
  }

  void follow(std::int64_t root, PhysSolid& into) {
    const std::uint64_t most = m_reader.size() / kTreeNode + 1;
    std::vector<std::int64_t> open{root};
    for (std::uint64_t seen = 0; !open.empty(); ++seen) {
      const std::int64_t node = open.back();
      open.pop_back();
      m_reader.seek(placeOf(node, kTreeNode));
      if (seen == most) {
        m_reader.fail(base::translate("formats", "the tree of a solid turns in a circle"));
      }
      const std::int32_t right = m_reader.i32();
      const std::int32_t ledge = m_reader.i32();
      if (right != 0) {
        open.push_back(node + right);
        open.push_back(node + static_cast<std::int64_t>(kTreeNode));
      } else if (m_ledges.insert(node + ledge).second) {
        into.hulls.push_back(ledgeAt(node + ledge));
      }
    }
  }

  PhysHull ledgeAt(std::int64_t offset) {
    PhysHull hull;
    m_reader.seek(placeOf(offset, kLedgeHead));
    const std::int64_t points = offset + m_reader.i32();
    hull.clientData = m_reader.u32();
    m_reader.skip(sizeof(std::uint32_t));
    const std::int16_t count = m_reader.i16();
    // Triangles have bytes of their own; ledges that share them over and over are none.
    if (count < 0 || static_cast<std::uint64_t>(count) > m_triangleBudget) {
      m_reader.fail(base::translate("formats", "a ledge with %1 triangles").arg(count));
    }
    m_triangleBudget -= static_cast<std::uint64_t>(count);
    const std::uint64_t triangles =
        placeOf(offset + static_cast<std::int64_t>(kLedgeHead), static_cast<std::uint64_t>(count) * kLedgeTriangle);
    std::unordered_map<std::uint32_t, std::uint32_t> known;
    for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(count); ++i) {
      m_reader.seek(triangles + i * kLedgeTriangle + sizeof(std::uint32_t));
      std::array<std::uint32_t, 3> stored{};
      for (std::uint32_t& edge : stored) {
        edge = m_bigEndian ? m_reader.u32() >> 16 : m_reader.u32() & 0xffff;
      }
      for (std::uint32_t& point : stored) {
        point = pointOf(points, point, known, hull);
      }
      hull.triangles.push_back(stored);
    }
    return hull;
  }

  std::uint32_t pointOf(std::int64_t points, std::uint32_t index,
                        std::unordered_map<std::uint32_t, std::uint32_t>& known, PhysHull& hull) {
    const auto [found, isNew] = known.try_emplace(index, static_cast<std::uint32_t>(hull.points.size()));
    if (isNew) {
      m_reader.seek(placeOf(points + static_cast<std::int64_t>(index * kLedgePoint), kLedgePoint));
      const QVector3D metres = m_reader.vec3();
      const QVector3D point = QVector3D(metres.x(), metres.z(), -metres.y()) / kMetresOfUnit;
      for (int axis = 0; axis < 3; ++axis) {
        if (!(std::abs(point[axis]) <= kFarthestPoint)) {
          m_reader.fail(base::translate("formats", "a point of a solid beyond all bounds"));
        }
      }
      hull.points.push_back(point);
    }
    return found->second;
  }

  ByteReader m_reader;
  bool m_bigEndian;
  std::uint64_t m_surface = 0;
  std::unordered_set<std::int64_t> m_ledges; ///< offsets of those that were read
  std::uint64_t m_triangleBudget;            ///< triangles that may still be read
};

/// Triangles of a body that lie in one plane.
struct HullPlane {
  QVector3D normal;
  float distance = 0;
  std::vector<std::uint32_t> points; ///< numbers, each once
};

constexpr float kSameNormal = 0.9999F;
constexpr float kSamePlane = 0.05F;
constexpr std::size_t kMostJoinedTriangles = 512; // putting together takes the square of them

void addPoints(HullPlane& plane, const std::array<std::uint32_t, 3>& triangle) {
  for (const std::uint32_t point : triangle) {
    if (std::ranges::find(plane.points, point) == plane.points.end()) {
      plane.points.push_back(point);
    }
  }
}

/// The points of a plane around their middle; a convex polygon, since the body is one.
HullFace polygonOf(const PhysHull& hull, const HullPlane& plane) {
  HullFace face{plane.normal, {}};
  QVector3D middle;
  for (const std::uint32_t point : plane.points) {
    face.corners.push_back(hull.points[point]);
    middle += hull.points[point] / static_cast<float>(plane.points.size());
  }
  const QVector3D right = (face.corners.front() - middle).normalized();
  const QVector3D up = QVector3D::crossProduct(plane.normal, right);
  const auto angle = [&](const QVector3D& corner) {
    return std::atan2(QVector3D::dotProduct(corner - middle, up), QVector3D::dotProduct(corner - middle, right));
  };
  std::ranges::sort(face.corners, {}, angle);
  return face;
}

} // namespace

PhysSolid readPhysSolid(const Bytes& solid, const ByteRange& where, bytes::Endian endian) {
  PhysSolid read;
  try {
    LedgeReader(solid, where, endian).read(read);
  } catch (const bytes::ReadError& error) {
    read.problem = error.error();
  }
  return read;
}

std::vector<PhysSolid> readPhysSolids(ByteReader& reader, std::int64_t count, bytes::Endian endian) {
  std::vector<PhysSolid> solids;
  try {
    for (std::int64_t i = 0; i < count; ++i) {
      const std::uint32_t size = reader.u32();
      const ByteRange where{reader.space(), reader.spaceOffset(), size};
      solids.push_back(readPhysSolid(reader.take(size), where, endian));
    }
  } catch (const bytes::ReadError& error) {
    solids.push_back({{}, error.error()});
  }
  return solids;
}

std::vector<PhysSolid> readPhyFile(const Bytes& file) {
  ByteReader reader(file);
  try {
    const std::uint32_t head = reader.u32();
    reader.skip(sizeof(std::uint32_t));
    const std::int32_t count = reader.i32();
    reader.seek(head);
    return readPhysSolids(reader, count);
  } catch (const bytes::ReadError& error) {
    return {{{}, error.error()}};
  }
}

std::vector<HullFace> facesOf(const PhysHull& hull) {
  std::vector<HullPlane> planes;
  QVector3D middle;
  for (const QVector3D& point : hull.points) {
    middle += point / static_cast<float>(hull.points.size());
  }
  const bool joined = hull.triangles.size() <= kMostJoinedTriangles;
  for (const std::array<std::uint32_t, 3>& triangle : hull.triangles) {
    const QVector3D& a = hull.points[triangle[0]];
    QVector3D normal = QVector3D::crossProduct(hull.points[triangle[1]] - a, hull.points[triangle[2]] - a).normalized();
    if (normal.isNull()) {
      continue;
    }
    normal = QVector3D::dotProduct(normal, a - middle) < 0 ? -normal : normal;
    const float distance = QVector3D::dotProduct(normal, a);
    const auto same = std::find_if(joined ? planes.begin() : planes.end(), planes.end(), [&](const HullPlane& plane) {
      return QVector3D::dotProduct(plane.normal, normal) > kSameNormal &&
             std::abs(plane.distance - distance) < kSamePlane;
    });
    HullPlane& plane = same != planes.end() ? *same : planes.emplace_back(HullPlane{normal, distance, {}});
    addPoints(plane, triangle);
  }
  std::vector<HullFace> faces;
  for (const HullPlane& plane : planes) {
    faces.push_back(polygonOf(hull, plane));
  }
  return faces;
}

} // namespace vitrine::formats::source
