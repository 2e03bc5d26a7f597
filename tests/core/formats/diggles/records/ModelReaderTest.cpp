#include "core/bytes/ByteReader.h"
#include "tests/core/formats/diggles/records/TestModels.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::diggles;

TEST(ModelReader, readsWhatIsThere) {
  const Bytes bytes = smallModel().pack();
  const auto [file, told] = read(bytes);
  EXPECT_EQ(file.version, QStringLiteral("3DDB 1.0"));
  EXPECT_EQ(file.name, QStringLiteral("käntchen"));
  ASSERT_EQ(file.materials.size(), 2U);
  EXPECT_EQ(file.materials[0].path, QStringLiteral("C:\\art\\skin.tga"));
  EXPECT_EQ(file.materials[1].name, QStringLiteral("tür"));
  ASSERT_EQ(file.meshes.size(), 3U);
  EXPECT_EQ(file.meshes[0].boxMin, QVector3D(0, -100, 0));
  EXPECT_EQ(file.meshes[0].boxMax, QVector3D(10, 0, 100));
  EXPECT_EQ(file.meshes[0].anchors[31], 1U);
  EXPECT_EQ(file.meshes[0].shadow, 1);
  EXPECT_EQ(file.meshes[0].cmap, 2);
  EXPECT_EQ(file.meshes[1].shadowQuad[0], QVector3D(1, 2, 3));
  EXPECT_EQ(file.meshes[1].cmap, kNoNumber);
  ASSERT_EQ(file.linksOf(file.meshes[0]).size(), 2U);
  EXPECT_EQ(file.linksOf(file.meshes[0])[1], (ModelLink{1, 1, 1, 0, 1, 1}));
  EXPECT_EQ(file.linksOf(file.meshes[1])[0], (ModelLink{kNoNumber, 3, 0, 0, 0, 1}));
  EXPECT_TRUE(file.linksOf(file.meshes[2]).empty());
  EXPECT_FALSE(file.damage);
  EXPECT_EQ(file.rest.size, 0U);
}

TEST(ModelReader, readsObjectsAnimationsAndPictures) {
  const ModelFile file = read(smallModel().pack()).file;
  ASSERT_EQ(file.objects.size(), 2U);
  EXPECT_EQ(file.objects[0].name, QStringLiteral("thing"));
  EXPECT_EQ(file.objects[0].animations, (std::vector<std::uint32_t>{0, 2}));
  EXPECT_TRUE(file.objects[1].animations.empty());
  ASSERT_EQ(file.animations.size(), 3U);
  EXPECT_EQ(file.animations[2].frames, (std::vector<std::uint32_t>{1, 0, 1}));
  EXPECT_EQ(file.animations[2].move, QVector3D(0, -12.5F, 0));
  EXPECT_EQ(file.animations[0].turn, QVector3D(0, 0, 0.5F));
  EXPECT_EQ(file.animations[0].source, QStringLiteral("C:\\work\\thing.sex"));
  ASSERT_EQ(file.shadows.size(), 2U);
  EXPECT_EQ(file.pixels(file.shadows[1].where).front(), std::byte{1});
  ASSERT_EQ(file.cmaps.size(), 3U);
  EXPECT_EQ(file.cmaps[0].width, 3);
  EXPECT_EQ(file.cmaps[0].extra, (std::array<std::uint16_t, 2>{7, 8}));
  EXPECT_EQ(file.pixels(file.cmaps[0].pixels).back(), std::byte{5});
  EXPECT_EQ(file.pixels(file.cmaps[1].pixels).size(), 0U);
}

TEST(ModelReader, recordsLieEndToEnd) {
  const Bytes bytes = smallModel().pack();
  const ModelFile file = read(bytes).file;
  std::uint64_t at = 0;
  for (const ModelPartSpan& part : file.parts) {
    EXPECT_EQ(part.range.offset, at);
    EXPECT_TRUE(part.whole);
    at = part.range.end();
  }
  EXPECT_EQ(file.parts.size(), kModelParts);
  EXPECT_EQ(at, bytes.size());
  EXPECT_EQ(file.meshes[1].where.offset, file.meshes[0].where.end());
  EXPECT_EQ(bytes::loadU16(bytes.data() + file.meshes[0].linkRange(1).offset + 4), 1) << "triangle array of the link";
  EXPECT_EQ(bytes::loadF32(bytes.data() + file.meshes[0].boxRange().offset + 4), -100.0F);
  EXPECT_EQ(bytes::loadU32(bytes.data() + file.animations[2].framesAt), 1U);
  EXPECT_EQ(file.span(ModelPart::Meshes).declared, 3U);
}

TEST(ModelReader, textsEndAtAZero) {
  TestModel model = triangleModel();
  model.name = std::string("name\0rest", 9);
  const ModelFile file = read(model.pack()).file;
  EXPECT_EQ(file.name, QStringLiteral("name"));
  EXPECT_EQ(file.nameText.size, 13U);
}

TEST(ModelReader, bytesAtTheEndAreANote) {
  tests::ByteMaker longer;
  const Bytes whole = triangleModel().pack();
  longer.text({reinterpret_cast<const char*>(whole.data()), whole.size()}).text("tail");
  const auto [file, told] = read(longer.bytes());
  EXPECT_FALSE(file.damage);
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0], (Diagnostic{Severity::Note, QStringLiteral("bytes after the end of the model: 4"),
                                 ByteRange{0, whole.size(), 4}}));
  EXPECT_EQ(file.rest, (ByteRange{0, whole.size(), 4}));
}

TEST(ModelReader, anotherVersionIsAWarning) {
  TestModel model = triangleModel();
  model.version = "3DDB 2.0 beta";
  const auto [file, told] = read(model.pack());
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].severity, Severity::Warning);
  EXPECT_EQ(told[0].message, QStringLiteral("version \"3DDB 2.0 beta\" instead of \"3DDB 1.0\"; read as the latter"));
  EXPECT_EQ(told[0].where, (ByteRange{0, 0, 17}));
  EXPECT_EQ(file.points(0).size(), 3U);
}

/// Cut at every byte: what was whole stays, the place is told once and lies in the file, no byte is lost.
TEST(ModelReader, aFileCutAnywhereKeepsWhatWasWhole) {
  const Bytes whole = smallModel().pack();
  const ModelFile all = read(whole).file;
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const auto [file, told] = read(whole.slice(0, size));
    ASSERT_TRUE(file.damage) << size;
    ASSERT_EQ(std::ranges::count(told, Severity::Damage, &Diagnostic::severity), 1) << size;
    EXPECT_LE(*file.damage->offset, size);
    EXPECT_EQ(file.rest.end(), size);
    EXPECT_LE(file.rest.offset, *file.damage->offset) << size;
    const auto behind = [size](const auto& record) { return record.where.end() <= size; };
    EXPECT_EQ(static_cast<std::ptrdiff_t>(file.materials.size()), std::ranges::count_if(all.materials, behind)) << size;
    EXPECT_EQ(static_cast<std::ptrdiff_t>(file.meshes.size()), std::ranges::count_if(all.meshes, behind)) << size;
    EXPECT_EQ(static_cast<std::ptrdiff_t>(file.objects.size()), std::ranges::count_if(all.objects, behind)) << size;
    EXPECT_EQ(static_cast<std::ptrdiff_t>(file.animations.size()), std::ranges::count_if(all.animations, behind))
        << size;
    EXPECT_EQ(static_cast<std::ptrdiff_t>(file.cmaps.size()), std::ranges::count_if(all.cmaps, behind)) << size;
  }
}

TEST(ModelReader, ofArraysThatTheEndCutsWholeElementsStay) {
  const Bytes whole = smallModel().pack();
  const ModelFile all = read(whole).file;
  const ModelArray& cut = all.arrays.of[static_cast<std::size_t>(ArrayKind::Points)][1];
  const auto [file, told] = read(whole.slice(0, cut.where.offset + 11));
  ASSERT_EQ(told.size(), 1U) << "arrays that are not there are no further damage";
  EXPECT_EQ(told[0].message, QStringLiteral("arrays: point array 1: the data ends after 1 of 3 elements"));
  EXPECT_EQ(told[0].where, (ByteRange{0, cut.where.offset + 6, 5}));
  EXPECT_EQ(file.points(0), all.points(0));
  EXPECT_EQ(file.points(1), std::vector<QVector3D>{all.points(1)[0]});
  EXPECT_TRUE(file.brightness(0).empty());
  EXPECT_NE(file.array(ArrayKind::Brightness, 1), nullptr) << "its length is known";
  EXPECT_EQ(file.rest, (ByteRange{0, cut.where.offset + 6, 5}));
}

TEST(ModelReader, lengthsAndAnchorsThatTheEndCutsStayAsFarAsTheyGo) {
  const Bytes whole = smallModel().pack();
  const ModelFile all = read(whole).file;
  const auto lengths = read(whole.slice(0, all.arrays.lengths[2].offset + 3));
  ASSERT_EQ(lengths.told.size(), 1U);
  EXPECT_EQ(lengths.told[0].message,
            QStringLiteral("arrays: point array 1: the data ends inside the lengths of the arrays"));
  EXPECT_EQ(lengths.file.arrays.lengths[2].size, 2U);
  EXPECT_EQ(lengths.file.arrays.of[0].size(), 3U);
  EXPECT_TRUE(lengths.file.indices(0).empty());
  const auto anchors = read(whole.slice(0, all.arrays.anchors.offset + 39));
  ASSERT_EQ(anchors.told.size(), 1U);
  EXPECT_EQ(anchors.told[0].message, QStringLiteral("arrays: anchor record 1: 20 bytes are needed, but 19 are left"));
  EXPECT_EQ(anchors.file.anchorCount(), 1U);
  EXPECT_FALSE(anchors.file.anchor(1));
}

TEST(ModelReader, aCutRecordIsNamedWithItsPlace) {
  const Bytes whole = smallModel().pack();
  const ModelFile all = read(whole).file;
  const ByteRange mesh = all.meshes[1].where;
  const auto [file, told] = read(whole.slice(0, mesh.offset + 50));
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].message, QStringLiteral("meshes: mesh 1 of 3: 216 bytes are needed, but 48 are left"));
  EXPECT_EQ(told[0].where, (ByteRange{0, mesh.offset + 2, 48}));
  EXPECT_EQ(file.damage->reason(), told[0].message + QStringLiteral(" (at byte 0x%1)").arg(mesh.offset + 2, 0, 16));
  EXPECT_EQ(file.rest, (ByteRange{0, mesh.offset, 50}));
  EXPECT_FALSE(file.span(ModelPart::Meshes).whole);
  EXPECT_FALSE(file.reached(ModelPart::Objects));
}

} // namespace
} // namespace vitrine::tests
