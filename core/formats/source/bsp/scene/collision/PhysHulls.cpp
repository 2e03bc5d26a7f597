#include "core/formats/source/bsp/scene/collision/PhysHulls.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/records/PhysSolids.h"

#include <cmath>
#include <unordered_map>

namespace vitrine::formats::source {
namespace {

constexpr float kMetresOfUnit = 0.0254F;
constexpr float kFarthestPoint = 1e6F;

/// The columns that bodies are made of, of one order of bytes.
struct BodyColumns {
  explicit BodyColumns(const PhysLayoutSet& layouts)
      : clientData(physColumn(layouts.ledge, bsp::PhysLedgeLayouts::field("client_data"))),
        corners{physColumn(layouts.triangle, bsp::PhysTriangleLayouts::field("start0")),
                physColumn(layouts.triangle, bsp::PhysTriangleLayouts::field("start1")),
                physColumn(layouts.triangle, bsp::PhysTriangleLayouts::field("start2"))},
        point(physColumn(layouts.point, bsp::PhysPointLayouts::field("point"))) {}

  Column clientData;
  std::array<Column, 3> corners;
  Column point;
};

const BodyColumns& bodyColumns(bytes::Endian order) {
  static const BodyColumns kLittle(physLayouts(bytes::Endian::Little));
  static const BodyColumns kBig(physLayouts(bytes::Endian::Big));
  return order == bytes::Endian::Big ? kBig : kLittle;
}

/// Takes the geometry of one body out of the bytes of its solid.
class BodyReader {
public:
  BodyReader(std::span<const std::byte> solid, const PhysBody& body, bytes::Endian order)
      : m_bytes(solid.data()), m_body(body), m_columns(bodyColumns(order)) {}

  std::optional<PhysProblem> read(PhysHull& hull) {
    hull.clientData = m_columns.clientData.as<std::uint32_t>(m_bytes + m_body.ledge);
    const std::uint32_t end = m_body.triangles.start + m_body.triangles.size;
    for (std::uint32_t at = m_body.triangles.start; at < end; at += bsp::kPhysTriangle.size) {
      std::array<std::uint32_t, 3>& triangle = hull.triangles.emplace_back();
      for (std::size_t i = 0; i < triangle.size(); ++i) {
        const auto stored = m_columns.corners[i].as<std::uint32_t>(m_bytes + at);
        const auto [known, isNew] = m_known.try_emplace(stored, static_cast<std::uint32_t>(hull.points.size()));
        triangle[i] = known->second;
        if (!isNew) {
          continue;
        }
        if (auto problem = addPoint(m_body.points.start + stored * bsp::kPhysPoint.size, hull)) {
          return problem;
        }
      }
    }
    return std::nullopt;
  }

private:
  std::optional<PhysProblem> addPoint(std::uint32_t at, PhysHull& hull) const {
    const QVector3D metres = m_columns.point.vec3(m_bytes + at);
    const QVector3D point = QVector3D(metres.x(), metres.z(), -metres.y()) / kMetresOfUnit;
    for (int axis = 0; axis < 3; ++axis) {
      if (!(std::abs(point[axis]) <= kFarthestPoint)) {
        return PhysProblem{base::translate("formats", "a point of a solid out of range"), at};
      }
    }
    hull.points.push_back(point);
    return std::nullopt;
  }

  const std::byte* m_bytes;
  const PhysBody& m_body;
  const BodyColumns& m_columns;
  std::unordered_map<std::uint32_t, std::uint32_t> m_known; ///< points of the hull by their stored numbers
};

/// Why there are no bodies in what has no records.
Error opaqueError(PhysOpaque kind, std::uint16_t version, const ByteRange& where) {
  switch (kind) {
  case PhysOpaque::OtherVersion:
    return Error::of(ErrorCode::Unsupported,
                     base::translate("formats", "solids of version 0x%1 are not supported").arg(version, 0, 16));
  case PhysOpaque::NoSurface:
    return Error::damaged(base::translate("formats", "a solid without its mark (IVPS)"), where.offset, where.space);
  case PhysOpaque::Mopp:
  case PhysOpaque::AxisMap:
    break;
  }
  return Error::of(ErrorCode::Unsupported, base::translate("formats", "a solid of an unsupported kind (MOPP)"));
}

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
  const auto fail = [&](const PhysProblem& problem) {
    read.problem = Error::damaged(problem.message, where.offset + problem.at, where.space);
  };
  PhysPlaces places;
  if (const auto problem = addSolid(solid.span(), {0, static_cast<std::uint32_t>(solid.size())}, endian, places)) {
    fail(*problem);
  } else if (places.surfaces.empty() && !places.opaque.empty()) {
    const Column version = physColumn(physLayouts(endian).head, bsp::PhysHeadLayouts::field("version"));
    const bool hasHead = !places.heads.empty();
    read.problem = opaqueError(places.opaqueKinds.front(),
                               hasHead ? version.as<std::uint16_t>(solid.data() + places.heads.front()) : 0, where);
  }
  for (const PhysBody& body : places.bodies) {
    PhysHull hull;
    if (const auto problem = BodyReader(solid.span(), body, endian).read(hull)) {
      fail(*problem);
      break;
    }
    read.hulls.push_back(std::move(hull));
  }
  return read;
}

std::vector<PhysSolid> readPhysSolids(ByteReader& reader, std::int64_t count, bytes::Endian endian) {
  const Column sizeOf = physColumn(physLayouts(endian).solid, bsp::PhysSolidLayouts::field("size"));
  std::vector<PhysSolid> solids;
  try {
    for (std::int64_t i = 0; i < count; ++i) {
      const auto size = sizeOf.as<std::uint32_t>(reader.take(bsp::kPhysSolid.size).data());
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
