#include "core/formats/x3/records/BinaryBody.h"

#include "tests/core/formats/x3/records/BobMaker.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"
#include "tests/support/TestBytes.h"

#include <QFile>

#include <gtest/gtest.h>

namespace vitrine::formats::x3 {
namespace {

using tests::BobMaker;
using tests::fullBob;

struct ReadBinary {
  Body body;
  Diagnostics diagnostics;

  QString told() const {
    const auto entries = diagnostics.entries();
    return entries.empty() ? QString() : entries.front().message;
  }
};

ReadBinary readBinary(const Bytes& bytes, const ByteRange& where = {}) {
  ReadBinary out;
  auto body = readBinaryBody(bytes, where, {}, out.diagnostics);
  EXPECT_TRUE(body.has_value());
  out.body = body.value_or(Body());
  return out;
}

TEST(BinaryBody, ReadsTextsAndMaterials) {
  const ReadBinary out = readBinary(fullBob().bytes());
  EXPECT_TRUE(out.diagnostics.entries().empty()) << out.told().toStdString();
  EXPECT_EQ(out.body.info, QStringLiteral("maker"));
  EXPECT_EQ(out.body.name, QStringLiteral("thing"));
  EXPECT_EQ(out.body.sound, QStringLiteral("42"));
  ASSERT_EQ(out.body.materials.size(), 2U);
  const BodyMaterial& effect = out.body.materials[0];
  EXPECT_EQ(effect.kind, BodyMaterial::Kind::Effect);
  EXPECT_EQ(effect.effect, QStringLiteral("argon.fx"));
  EXPECT_EQ(effect.technique, 1);
  ASSERT_EQ(effect.values.size(), 4U);
  EXPECT_EQ(effect.value(u"g_cullmode")->numbers, std::vector<double>{-2});
  EXPECT_EQ(effect.value(u"g_Power")->numbers, std::vector<double>{12.5});
  EXPECT_EQ(effect.value(u"g_Colour")->numbers, (std::vector<double>{0.25, 0.5, 1, -1}));
  EXPECT_EQ(effect.value(u"t_DiffuseTexture")->text, QStringLiteral("hull_diff.tga"));
  const BodyMaterial& classic = out.body.materials[1];
  EXPECT_EQ(classic.kind, BodyMaterial::Kind::Material6);
  EXPECT_EQ(classic.index, 1);
  EXPECT_EQ(classic.texture, QStringLiteral("25.jpg"));
  EXPECT_EQ(classic.colors[8], 7);
  EXPECT_EQ(classic.transparency, 0x10002);
  EXPECT_EQ(classic.selfIllumination, 3);
  EXPECT_EQ(classic.strength, 5);
  EXPECT_TRUE(classic.twoSided);
  EXPECT_FALSE(classic.destBlend);
  EXPECT_EQ(classic.textureValue, 100);
  EXPECT_EQ(classic.maps[1].name, QStringLiteral("bump"));
  EXPECT_EQ(classic.maps[1].value, 9);
}

TEST(BinaryBody, ReadsPointsWithWhatEachHas) {
  const ReadBinary out = readBinary(fullBob().bytes());
  ASSERT_EQ(out.body.records.size(), 1U);
  const BodyRecord& lod = out.body.records[0];
  EXPECT_EQ(lod.value, 6000);
  EXPECT_EQ(lod.flags, 4U);
  EXPECT_EQ(lod.points, (std::vector<QVector3D>{{65536, 0, -32768}, {0, -65536, 0}, {1, 2, 3}}));
  EXPECT_EQ(lod.largest, 65536.0F);
  EXPECT_TRUE(lod.uvsByPoint);
  EXPECT_EQ(lod.uvs, (std::vector<QVector2D>{{0.5F, 0.25F}, {0, 0}, {0, 0}}));
  EXPECT_EQ(lod.uvs2, (std::vector<QVector2D>{{1, 2}, {0, 0}, {0, 0}}));
  EXPECT_EQ(lod.normals, (std::vector<QVector3D>{{0, 1, 0}, {0, 0, 0}, {0, 0, 1}}));
  EXPECT_EQ(lod.smoothing, (std::vector<std::uint32_t>{7, 0, 9}));
  EXPECT_EQ(lod.bones, (std::vector<QString>{QStringLiteral("root"), QStringLiteral("arm")}));
  EXPECT_EQ(lod.weightRecords.starts, (std::vector<std::uint32_t>{0, 14, 16}));
  EXPECT_EQ(lod.pointRecords.starts, (std::vector<std::uint32_t>{0, 46, 60}));
}

TEST(BinaryBody, ReadsPartsWithTangentsAndBox) {
  const ReadBinary out = readBinary(fullBob().bytes());
  const BodyRecord& lod = out.body.records.at(0);
  ASSERT_EQ(lod.parts.size(), 1U);
  const BodyPart& part = lod.parts[0];
  EXPECT_EQ(part.flags, 0x10000001U);
  ASSERT_EQ(part.groups.size(), 1U);
  EXPECT_EQ(part.groups[0].faceCount, 2U);
  EXPECT_EQ(part.groups[0].material, 1);
  EXPECT_EQ(part.groups[0].tangents.size, 28U);
  ASSERT_EQ(lod.faces.size(), 2U);
  EXPECT_EQ(lod.faces[1].points, (std::array<std::uint32_t, 4>{2, 1, 0, 0}));
  EXPECT_EQ(lod.faces[1].material, 1);
  EXPECT_EQ(lod.faces[1].bits, 1);
  ASSERT_TRUE(part.box.has_value());
  EXPECT_EQ(part.box->radius, 4.0F);
  EXPECT_EQ(part.box->halfSize, QVector3D(8, 9, 10));
}

TEST(BinaryBody, RangesCountFromWhereItLies) {
  const Bytes made = fullBob().bytes();
  const ReadBinary out = readBinary(made, {3, 1000, made.size()});
  const FaceGroup& group = out.body.records.at(0).parts.at(0).groups.at(0);
  EXPECT_EQ(out.body.where, (ByteRange{3, 1000, made.size()}));
  EXPECT_EQ(group.records.where.space, 3U);
  // The last 8 bytes of a face, before the tangents' count.
  EXPECT_EQ(group.records.where.end() + 4, group.tangents.offset);
  EXPECT_EQ(out.body.records[0].parts[0].where.end() + 12, out.body.where.end());
}

TEST(BinaryBody, OldMaterialsAreNumbers) {
  BobMaker m;
  m.tag("BOB1").tag("MAT3").i32(1).u16(4).u16(static_cast<std::uint16_t>(-79)).many16(9, 255).u32(0).many16(3, 1);
  m.u16(0x12).u16(100).u16(6).u16(1).u16(7).u16(2).u16(0).u16(0).tag("/MAT").tag("BODY").u16(0).tag("/BOD").tag("/BOB");
  const ReadBinary out = readBinary(m.bytes());
  EXPECT_TRUE(out.diagnostics.entries().empty()) << out.told().toStdString();
  ASSERT_EQ(out.body.materials.size(), 1U);
  EXPECT_EQ(out.body.materials[0].kind, BodyMaterial::Kind::Material3);
  EXPECT_EQ(out.body.materials[0].texture, QStringLiteral("-79"));
  EXPECT_TRUE(out.body.materials[0].twoSided);
  EXPECT_TRUE(out.body.materials[0].destBlend);
  EXPECT_EQ(out.body.materials[0].maps[1].name, QStringLiteral("7"));
}

TEST(BinaryBody, BytesBehindItAreNotedWithTheirNumber) {
  BobMaker m = fullBob();
  m.tag("/PAR").tag("/BOD");
  const ReadBinary out = readBinary(m.bytes());
  EXPECT_EQ(out.body.trailing, 8U);
  EXPECT_EQ(out.told(), QStringLiteral("8 bytes after the end of the body are ignored"));
  EXPECT_FALSE(out.diagnostics.anyDamage());
}

TEST(BinaryBody, OnlyWhatIsNoBodyIsAnError) {
  Diagnostics diagnostics;
  EXPECT_EQ(readBinaryBody(tests::bytesOf("CUT1"), {}, {}, diagnostics).error().code, ErrorCode::WrongFormat);
  EXPECT_FALSE(readBinaryBody({}, {}, {}, diagnostics).has_value());
}

TEST(BinaryBody, ACutAnywhereKeepsWhatWasWholeAndSaysWhere) {
  const Bytes whole = fullBob().bytes();
  std::size_t points = 0;
  for (std::size_t size = 4; size < whole.size(); ++size) {
    const ReadBinary out = readBinary(whole.slice(0, size));
    EXPECT_TRUE(out.diagnostics.anyDamage()) << size;
    if (out.body.records.empty()) {
      continue;
    }
    const BodyRecord& lod = out.body.records[0];
    EXPECT_GE(lod.points.size(), points) << size;
    EXPECT_EQ(lod.points.size(), lod.pointRecords.count());
    for (const auto count : {lod.uvs.size(), lod.uvs2.size(), lod.normals.size(), lod.smoothing.size()}) {
      EXPECT_TRUE(count == 0 || count == lod.points.size()) << size;
    }
    points = lod.points.size();
  }
  EXPECT_EQ(points, 3U);
}

TEST(BinaryBody, TheMessageNamesTagAndByte) {
  const ReadBinary cut = readBinary(tests::bytesOf(std::string_view("BOB1BODY\0\1", 10)), {0, 0, 10});
  const auto entries = cut.diagnostics.entries();
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(entries[0].message,
            QStringLiteral("BODY, LOD 0 of 1: the data ends inside a number; the rest is not read"));
  EXPECT_EQ(entries[0].where->offset, 10U);
  EXPECT_EQ(readBinary(tests::bytesOf("BOB1WHAT")).told(),
            QStringLiteral("BOB1: \"WHAT\" is not a known tag; the rest is not read"));
  EXPECT_EQ(readBinary(tests::bytesOf(std::string_view("BOB1INFOx\0/NAM", 14))).told(),
            QStringLiteral("INFO: expected \"/INF\", found \"/NAM\"; the rest is not read"));
}

TEST(BinaryBody, FacesOfPointsThatAreNotThereAreLeftOut) {
  BobMaker m;
  m.tag("BOB1").tag("BODY").u16(1).i32(1).u32(0).tag("POIN").i32(1).u16(1).i32(1).i32(2).i32(3).tag("/POI");
  m.tag("PART").i32(1).u32(1).u16(1).i32(0).i32(3);
  m.i32(0).i32(0).i32(1).i32(1).i32(0).i32(0).i32(0).i32(1).i32(-1).i32(0).i32(0).i32(1);
  m.tag("/PAR").tag("/BOD").tag("/BOB");
  const ReadBinary out = readBinary(m.bytes());
  const FaceGroup& group = out.body.records.at(0).parts.at(0).groups.at(0);
  EXPECT_EQ(group.faceCount, 1U);
  EXPECT_EQ(group.records.starts, std::vector<std::uint32_t>{16});
  ASSERT_EQ(out.diagnostics.entries().size(), 1U);
  EXPECT_EQ(out.diagnostics.entries()[0].repeats, 1U);
}

TEST(BinaryBody, CountsThatCannotBeAllocateNothing) {
  for (const std::int32_t count : {-1, 0x7fffffff}) {
    BobMaker points;
    points.tag("BOB1").tag("BODY").u16(1).i32(1).u32(0).tag("POIN").i32(count);
    EXPECT_TRUE(readBinary(points.bytes()).diagnostics.anyDamage());
    BobMaker faces;
    faces.tag("BOB1").tag("BODY").u16(1).i32(1).u32(0).tag("POIN").i32(0).tag("/POI");
    faces.tag("PART").i32(1).u32(0x10000001).u16(2).i32(0).i32(0).i32(count).i32(0).i32(count);
    EXPECT_TRUE(readBinary(faces.bytes()).diagnostics.anyDamage());
    BobMaker materials;
    materials.tag("BOB1").tag("MAT6").i32(count);
    EXPECT_TRUE(readBinary(materials.bytes()).diagnostics.anyDamage());
  }
}

TEST(BinaryBody, ParametersOfUnknownTypesEndTheMaterials) {
  BobMaker m;
  m.tag("BOB1").tag("MAT6").i32(1).u16(0).u32(0x2000000).u16(1).name("x.fx").u16(1).name("g_New").u16(9).i32(0);
  EXPECT_EQ(
      readBinary(m.bytes()).told(),
      QStringLiteral("MAT6, material 1 of 1: parameter \"g_New\" is of an unknown type (9); the rest is not read"));
}

TEST(BinaryBodySamples, ThePodIsAsExpected) {
  const auto path = tests::samplePath(QStringLiteral("bod/objects/vitrine/pod.bob"));
  ASSERT_TRUE(path);
  QFile file(*path);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const ReadBinary out = readBinary(Bytes::adopt(file.readAll()));
  EXPECT_TRUE(out.diagnostics.entries().empty()) << out.told().toStdString();
  EXPECT_EQ(out.body.info, QStringLiteral("Vitrine sample pod"));
  EXPECT_EQ(out.body.trailing, 0U);
  ASSERT_EQ(out.body.materials.size(), 2U);
  EXPECT_EQ(out.body.materials[0].values.size(), 14U);
  EXPECT_EQ(out.body.materials[1].effect, QStringLiteral("effects.fx"));
  ASSERT_EQ(out.body.records.size(), 2U);
  for (const BodyRecord& lod : out.body.records) {
    EXPECT_EQ(lod.points.size(), 36U);
    EXPECT_EQ(lod.faces.size(), 12U);
    EXPECT_EQ(lod.normals.size(), 36U);
  }
  EXPECT_EQ(out.body.records[0].value, 6000);
  EXPECT_NEAR(out.body.scaleOf(0) * out.body.records[0].largest, 6000, 1e-2);
}

} // namespace
} // namespace vitrine::formats::x3
