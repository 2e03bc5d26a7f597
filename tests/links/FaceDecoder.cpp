#include "tests/links/FaceDecoder.h"

#include "core/bytes/ByteReader.h"

#include <stdexcept>

namespace vitrine::tests {
namespace {

using bytes::loadF32;
using bytes::loadI16;
using bytes::loadI32;
using bytes::loadU16;
using bytes::loadU32;
using bytes::loadVec3;

QVector3D mixed(const QVector3D& a, const QVector3D& b, float t) {
  return a + (b - a) * t;
}

} // namespace

Bytes FaceDecoder::record(const char* lump, std::uint64_t index, std::uint64_t size) const {
  const auto section = m_document.structure.find(QStringLiteral("lumps/") + QLatin1String(lump));
  if (!section) {
    throw std::runtime_error(lump);
  }
  const ByteRange& range = m_document.structure[*section].range;
  auto bytes = m_document.spaces.read({range.space, range.offset + index * size, size});
  if (!bytes) {
    throw std::runtime_error(bytes.error().reason().toStdString());
  }
  return *bytes;
}

std::vector<QVector3D> FaceDecoder::corners(const Bytes& face) const {
  const std::byte* at = face.data();
  const std::int32_t firstEdge = wide() ? loadI32(at + 8) : loadI32(at + 4);
  const std::int32_t count = wide() ? loadI32(at + 12) : loadI16(at + 8);
  std::vector<QVector3D> found;
  for (std::int32_t i = 0; i < count; ++i) {
    const Bytes surfedge = record("SURFEDGES", static_cast<std::uint64_t>(firstEdge + i), 4);
    const std::int32_t edge = loadI32(surfedge.data());
    const std::uint64_t edgeSize = wide() ? 8 : 4;
    const Bytes ends = record("EDGES", static_cast<std::uint64_t>(std::abs(edge)), edgeSize);
    const std::size_t end = edge < 0 ? 1 : 0;
    const std::uint32_t vertex = wide() ? loadU32(ends.data() + 4 * end) : loadU16(ends.data() + 2 * end);
    found.push_back(loadVec3(record("VERTEXES", vertex, 12).data()));
  }
  return found;
}

std::vector<QVector3D> FaceDecoder::displacementVertices(const Bytes& face) const {
  const std::int32_t number = wide() ? loadI32(face.data() + 20) : loadI16(face.data() + 12);
  std::vector<QVector3D> quad = corners(face);
  if (number < 0 || quad.size() != 4) {
    return {};
  }
  const Bytes info = record("DISPINFO", static_cast<std::uint64_t>(number), wide() ? 232 : 176);
  const QVector3D start = loadVec3(info.data());
  const std::int32_t firstVertex = loadI32(info.data() + 12);
  const int side = (1 << loadI32(info.data() + 20)) + 1;
  std::ranges::rotate(quad,
                      std::ranges::min_element(quad, {}, [&](const QVector3D& c) { return (c - start).length(); }));
  std::vector<QVector3D> vertices;
  for (int row = 0; row < side; ++row) {
    const float ty = static_cast<float>(row) / static_cast<float>(side - 1);
    for (int column = 0; column < side; ++column) {
      const float tx = static_cast<float>(column) / static_cast<float>(side - 1);
      const Bytes vertex = record("DISP_VERTS", static_cast<std::uint64_t>(firstVertex + row * side + column), 20);
      const QVector3D flat = mixed(mixed(quad[0], quad[1], ty), mixed(quad[3], quad[2], ty), tx);
      vertices.push_back(flat + loadVec3(vertex.data()) * loadF32(vertex.data() + 12));
    }
  }
  return vertices;
}

} // namespace vitrine::tests
