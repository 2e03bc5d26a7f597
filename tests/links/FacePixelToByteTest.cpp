// From a pixel of a Source map to its record, to the bytes, and back to the same surface, on every real map.
#include "core/bytes/ByteReader.h"
#include "tests/links/ClickedMap.h"
#include "tests/samples/oracles/source/MapBytes.h"
#include "tests/support/Samples.h"

#include <QRegularExpression>

namespace vitrine::tests {
namespace {

class FacePixelToByte : public ClickedMap {
protected:
  void SetUp() override {
    open(QStringLiteral("source-bsp"));
    if (m_document) {
      m_map = std::make_unique<oracles::MapBytes>(oracles::MapBytes::ofFile(m_document->path));
    }
  }

  void followFace(const Click& click, const Bytes& record) const;
  void followProp(const Click& click, const Bytes& record) const;
  /// A box in place of an entity's model.
  void followEntity(const Click& click, const Bytes& record) const;
  QVector3D placeOf(const Click& click) const;

  std::unique_ptr<const oracles::MapBytes> m_map;
};

void FacePixelToByte::followFace(const Click& click, const Bytes& record) const {
  const std::span<const std::byte> face(record.data(), record.size());
  std::vector<QVector3D> expected = m_map->displacementVertices(face);
  const bool displaced = !expected.empty();
  if (!displaced) {
    expected = m_map->cornersOf(face);
  }
  const float tolerance = displaced ? 0.01F : 0.0F;
  for (const QVector3D& corner : triangleOf(click.hit)) {
    const bool known =
        std::ranges::any_of(expected, [&](const QVector3D& e) { return (e - corner).length() <= tolerance; });
    EXPECT_TRUE(known) << "a corner of the triangle that is not in the bytes of face " << click.record.row;
  }
}

QVector3D FacePixelToByte::placeOf(const Click& click) const {
  const QMatrix4x4& world = scene().worldTransform(scene().drawItems()[click.hit.item].node);
  return scene().sourceAxes.toFile(world.column(3).toVector3D());
}

void FacePixelToByte::followProp(const Click& click, const Bytes& record) const {
  EXPECT_LT((placeOf(click) - bytes::loadVec3(record.data())).length(), 1e-3F);
}

void FacePixelToByte::followEntity(const Click& click, const Bytes& record) const {
  static const QRegularExpression kOrigin(QStringLiteral("\"origin\"\\s+\"(\\S+) (\\S+) (\\S+)\""));
  const QString text = QString::fromLatin1(reinterpret_cast<const char*>(record.data()), qsizetype(record.size()));
  const QRegularExpressionMatch match = kOrigin.match(text);
  ASSERT_TRUE(match.hasMatch()) << text.toStdString();
  const QVector3D origin(match.captured(1).toFloat(), match.captured(2).toFloat(), match.captured(3).toFloat());
  EXPECT_LT((placeOf(click) - origin).length(), 1e-3F);
}

TEST_P(FacePixelToByte, LeadsToTheRecordItsBytesAndBack) {
  followClicks([this](const Click& click, const Bytes& record) {
    if (sectionOf(click.record).startsWith(QStringLiteral("lumps/FACES"))) {
      followFace(click, record);
    } else if (sectionOf(click.record) == QLatin1String("lumps/ENTITIES")) {
      followEntity(click, record);
    } else {
      followProp(click, record);
    }
  });
}

INSTANTIATE_TEST_SUITE_P(SourceMaps, FacePixelToByte,
                         testing::ValuesIn(ofOthers<const char*>(QStringLiteral("source-bsp/test2.bsp"),
                                                                 {"test2.bsp", "mp_lobby.bsp", "flat_devgrid.bsp",
                                                                  "fy_iceworld_cssource.bsp", "l4d2_tooltextures.bsp",
                                                                  "csgo_tooltextures.bsp"})));

} // namespace
} // namespace vitrine::tests
