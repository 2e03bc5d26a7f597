// Faces whose triangles and vertices the compiler has stored.
#include "tests/core/formats/source/bsp/RichMap.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cstring>

namespace vitrine::tests {
namespace {

using namespace formats::source;

constexpr std::size_t kFace = 56;
constexpr std::size_t kPrimitiveCountAt = 48; // in a face
constexpr std::size_t kFirstPrimitiveAt = 50;

template <class T>
void appendBytes(std::vector<std::byte>& bytes, T value) {
  const auto* first = reinterpret_cast<const std::byte*>(&value);
  bytes.insert(bytes.end(), first, first + sizeof value);
}

class OwnVertices : public testing::Test {
protected:
  OwnVertices() : m_sound(m_file.load()) {
    // A large flat face of four corners, cut finer: its middle becomes a vertex.
    const Scene& scene = m_sound.scene();
    const auto face = std::ranges::find_if(scene.meshes[0].surfaces, [](const scene::Surface& one) {
      return one.triangleCount() == 2 && one.lightmap != scene::kNone && one.bounds.size().length() > 100;
    });
    m_surface = static_cast<std::size_t>(face - scene.meshes[0].surfaces.begin());
    m_face = face->provenance.firstRow;
    const std::uint32_t first = *std::min_element(scene.meshes[0].indices.begin() + face->firstIndex,
                                                  scene.meshes[0].indices.begin() + face->firstIndex + 6);
    for (std::uint32_t i = 0; i < 4; ++i) {
      m_corners.push_back(scene.sourceAxes.toFile(scene.meshes[0].vertices.positions[first + i]));
    }
  }

  /// Writes one primitive for the face: a fan around its middle, indices counted from `base`, vertices after `skipped`
  /// others.
  void store(int base, int skipped, const QVector3D& middle, std::uint8_t type = 0) {
    std::vector<std::byte> vertices;
    for (int i = 0; i < skipped; ++i) {
      appendBytes(vertices, QVector3D(1e5F, 0, 0));
    }
    for (const QVector3D& corner : m_corners) {
      appendBytes(vertices, corner);
    }
    appendBytes(vertices, middle);
    std::vector<std::byte> indices;
    for (int i = 0; i < 4; ++i) {
      for (const int index : {4, i, (i + 1) % 4}) {
        appendBytes(indices, static_cast<std::uint16_t>(index + base));
      }
    }
    std::vector<std::byte> primitive;
    for (const int number : {int{type}, 0, 12, skipped, 5}) {
      appendBytes(primitive, static_cast<std::uint16_t>(number));
    }
    m_file.replaceLump(LumpId::Primitives, primitive);
    m_file.replaceLump(LumpId::PrimIndices, indices);
    m_file.replaceLump(LumpId::PrimVerts, vertices);
    const std::size_t faces = m_file.offset(LumpId::Faces);
    for (std::size_t face = 0; face < m_file.length(LumpId::Faces) / kFace; ++face) {
      m_file.setU16(faces + face * kFace + kPrimitiveCountAt, face == m_face ? 1 : 0);
      m_file.setU16(faces + face * kFace + kFirstPrimitiveAt, 0);
    }
  }
  QVector3D middle() const { return (m_corners[0] + m_corners[1] + m_corners[2] + m_corners[3]) / 4; }
  std::uint32_t triangles(const MapUnderTest::Outcome& map) const {
    return map.scene().meshes[0].surfaces.at(m_surface).triangleCount();
  }

  MapUnderTest m_file = richMap();
  MapUnderTest::Outcome m_sound;
  std::size_t m_surface = 0;
  std::uint64_t m_face = 0;
  std::vector<QVector3D> m_corners;
};

TEST_F(OwnVertices, takeTheFacesPlace) {
  store(0, 0, middle());
  const auto map = m_file.load();
  ASSERT_EQ(triangles(map), 4U);
  // Lumps that were moved leave bytes behind that belong to none, which is noted.
  for (const Diagnostic& diagnostic : map.document->diagnostics) {
    EXPECT_EQ(diagnostic.severity, Severity::Note) << diagnostic.message.toStdString();
  }
  const scene::Mesh& mesh = map.scene().meshes[0];
  const scene::Mesh& before = m_sound.scene().meshes[0];
  const scene::Surface& surface = mesh.surfaces[m_surface];
  const scene::Surface& sound = before.surfaces[m_surface];
  EXPECT_EQ(surface.bounds, sound.bounds);
  // All it says of a place is what the plain polygon says there: corners exactly, the middle as their mean.
  QVector2D uv, luxel;
  const std::uint32_t soundFirst =
      *std::min_element(before.indices.begin() + sound.firstIndex, before.indices.begin() + sound.firstIndex + 6);
  for (std::uint32_t i = 0; i < 4; ++i) {
    uv += before.vertices.uvs[0][soundFirst + i] / 4;
    luxel += before.vertices.lightmapUvs[soundFirst + i] / 4;
  }
  bool found = false;
  for (std::uint32_t i = surface.firstIndex; i < surface.firstIndex + surface.indexCount; ++i) {
    const std::uint32_t vertex = mesh.indices[i];
    if ((map.scene().sourceAxes.toFile(mesh.vertices.positions[vertex]) - middle()).length() < 0.01F) {
      found = true;
      EXPECT_LT((mesh.vertices.uvs[0][vertex] - uv).length(), 1e-3F);
      EXPECT_LT((mesh.vertices.lightmapUvs[vertex] - luxel).length(), 1e-2F);
    }
  }
  EXPECT_TRUE(found);
  for (std::uint32_t i = surface.firstIndex; i < surface.firstIndex + surface.indexCount; i += 3) {
    const QVector3D& a = mesh.vertices.positions[mesh.indices[i]];
    const QVector3D cross = QVector3D::crossProduct(mesh.vertices.positions[mesh.indices[i + 1]] - a,
                                                    mesh.vertices.positions[mesh.indices[i + 2]] - a);
    EXPECT_GT(QVector3D::dotProduct(cross, mesh.vertices.normals[mesh.indices[i]]), 0);
  }
}

TEST_F(OwnVertices, mayBeCountedFromTheFirstOfAll) {
  store(7, 7, middle());
  EXPECT_EQ(triangles(m_file.load()), 4U);
  store(0, 7, middle());
  EXPECT_EQ(triangles(m_file.load()), 4U);
}

TEST_F(OwnVertices, thatDoNotFitGiveWayToThePolygon) {
  store(3, 7, middle()); // neither count leads to its vertices
  EXPECT_EQ(triangles(m_file.load()), 2U);
  store(0, 0, QVector3D(1e9F, 0, 0));
  EXPECT_EQ(triangles(m_file.load()), 2U);
  store(0, 0, middle() + QVector3D(5, 5, 5)); // off the plane
  EXPECT_EQ(triangles(m_file.load()), 2U);
  store(0, 0, middle(), 9);
  EXPECT_EQ(triangles(m_file.load()), 2U);
}

TEST_F(OwnVertices, thatLeaveAHoleGiveWayToThePolygon) {
  store(0, 0, middle());
  m_file.setU16(m_file.offset(LumpId::Primitives) + 4, 9); // three of the four triangles
  EXPECT_EQ(triangles(m_file.load()), 2U);
}

TEST_F(OwnVertices, beyondTheirLumpsGiveWayToThePolygon) {
  store(0, 0, middle());
  m_file.setU16(m_file.offset(LumpId::Primitives) + 8, 6);
  EXPECT_EQ(triangles(m_file.load()), 2U);
  store(0, 0, middle());
  m_file.setU16(m_file.offset(LumpId::Primitives) + 2, 1);
  EXPECT_EQ(triangles(m_file.load()), 2U);
}

} // namespace
} // namespace vitrine::tests
