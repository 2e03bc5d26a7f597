// From a pixel of a block map to the 316 bytes of its block and the fields of its face, and back to the same surface.
#include "core/scene/SceneRecords.h"
#include "tests/links/ClickedMap.h"
#include "tests/samples/oracles/xops/BlockDecoder.h"
#include "tests/support/Samples.h"

namespace vitrine::tests {
namespace {

constexpr std::uint64_t kRecordBytes = 316;

class BlockPixelToByte : public ClickedMap {
protected:
  void SetUp() override { open(QStringLiteral("bd1")); }

  int faceOfFields(const Click& click) const;
  int triangleInFace(const picking::Hit& hit, const oracles::DecodedFace& face) const;
  void followFace(const Click& click, const Bytes& record) const;
  void returnTo(const picking::RayCaster& caster, const RecordRef& record) const;
};

/// Face that the marked fields of the record are about, told by their bytes; -1: they are not those of one face.
int BlockPixelToByte::faceOfFields(const Click& click) const {
  const auto& table = *m_document->structure[click.record.section].table;
  const std::uint64_t start = table.rangeOf(click.record.row).offset;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> marked;
  for (const std::size_t field : scene().recordFieldsOf(click.hit.item)) {
    const ByteRange range = table.rangeOf(click.record.row, field);
    marked.emplace_back(static_cast<std::uint32_t>(range.offset - start), static_cast<std::uint32_t>(range.size));
  }
  for (int face = 0; face < oracles::kDecodedFaces; ++face) {
    if (std::ranges::equal(marked, oracles::faceBytes(face))) {
      return face;
    }
  }
  return -1;
}

/// 0 for A B C, 1 for A C D, with the corners turned for the right-handed scene; -1: neither.
int BlockPixelToByte::triangleInFace(const picking::Hit& hit, const oracles::DecodedFace& face) const {
  const auto& [a, b, c, d] = face.corners;
  const auto corners = triangleOf(hit);
  for (std::size_t turn = 0; turn < 3; ++turn) {
    std::array<QVector3D, 3> turned = corners;
    std::ranges::rotate(turned, turned.begin() + static_cast<std::ptrdiff_t>(turn));
    if (turned == std::array{a, c, b}) {
      return 0;
    }
    if (turned == std::array{a, d, c}) {
      return 1;
    }
  }
  return -1;
}

void BlockPixelToByte::followFace(const Click& click, const Bytes& record) const {
  ASSERT_EQ(record.size(), kRecordBytes);
  const int number = faceOfFields(click);
  ASSERT_GE(number, 0) << "the fields named are not those of a face";
  const oracles::DecodedFace face = oracles::decodeFace(record, number);
  const int triangle = triangleInFace(click.hit, face);
  ASSERT_GE(triangle, 0) << "not a triangle of face " << number << " of block " << click.record.row;
  const QVector3D hit = scene().sourceAxes.toFile(click.hit.position);
  const auto& [a, b, c, d] = face.corners;
  const QVector3D normal =
      (triangle == 0 ? QVector3D::crossProduct(b - a, c - a) : QVector3D::crossProduct(c - a, d - a)).normalized();
  EXPECT_LT(std::abs(QVector3D::dotProduct(hit - a, normal)), 0.01F) << "the hit is not in the face's plane";
  const scene::Material& material = scene().assets.materials[scene().surfaceOf(click.hit.item).material];
  ASSERT_TRUE(material.record) << "a face that is drawn has its slot";
  EXPECT_EQ(sectionOf(*material.record), QStringLiteral("header/textures"));
  EXPECT_EQ(material.record->row, static_cast<std::uint64_t>(face.texture));
}

/// A ray from just before each of the record's surfaces meets that very surface.
void BlockPixelToByte::returnTo(const picking::RayCaster& caster, const RecordRef& record) const {
  const auto items = scene::itemsOf(scene(), record);
  const ItemSet only(items);
  for (const DrawItemIndex item : items) {
    const scene::Mesh& mesh = scene().meshOf(item);
    const std::uint32_t first = scene().surfaceOf(item).firstIndex;
    const QVector3D& a = mesh.vertices.positions[mesh.indices[first]];
    const QVector3D& b = mesh.vertices.positions[mesh.indices[first + 1]];
    const QVector3D& c = mesh.vertices.positions[mesh.indices[first + 2]];
    const QVector3D outward = QVector3D::crossProduct(b - a, c - a).normalized();
    const auto hit = caster.cast({(a + b + c) / 3.0F + outward * 0.01F, -outward}, only);
    ASSERT_TRUE(hit) << "nothing is drawn where face record " << record.row << " says";
    EXPECT_EQ(hit->item, item);
    EXPECT_EQ(scene().recordOf(hit->item, hit->triangle), record);
  }
}

TEST_P(BlockPixelToByte, LeadsToTheBlockItsFaceAndBack) {
  const picking::RayCaster caster(m_document->scene);
  followClicks([&](const Click& click, const Bytes& record) {
    followFace(click, record);
    returnTo(caster, click.record);
  });
}

INSTANTIATE_TEST_SUITE_P(BlockMaps, BlockPixelToByte,
                         testing::Values("generated/addon/town/town160.bd1", "generated/addon/town/town400.bd1"));

INSTANTIATE_TEST_SUITE_P(Others, BlockPixelToByte,
                         testing::ValuesIn(ofOthers<const char*>(QStringLiteral("bd1/mansion/map.bd1"),
                                                                 {"mansion/map.bd1",
                                                                  "mechtatel-playground/playground.bd1"})));

} // namespace
} // namespace vitrine::tests
