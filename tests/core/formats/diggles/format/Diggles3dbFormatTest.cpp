#include "core/formats/diggles/format/Diggles3dbFormat.h"

#include "tests/core/formats/diggles/records/TestModels.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using formats::diggles::Diggles3dbFormat;

int scoreOf(const Bytes& head, const char* extension = "3db") {
  return Diggles3dbFormat().score({QStringLiteral("x"), QString::fromLatin1(extension), head, head.size()});
}

TEST(Diggles3dbFormat, isToldByItsContent) {
  const Bytes model = smallModel().pack();
  EXPECT_EQ(scoreOf(model), 100);
  EXPECT_EQ(scoreOf(model, "bin"), 100);
  TestModel other = smallModel();
  other.version = "3DDB 2.7";
  EXPECT_EQ(scoreOf(other.pack(), ""), 80);
  ByteMaker broken;
  EXPECT_EQ(scoreOf(broken.add(std::uint32_t{0xfffffff0}).text("3DDB 1.0").bytes(), ""), 100) << "a broken length";
  EXPECT_EQ(scoreOf(bytesOf("3DDB 1.0 at its very start")), 40);
}

TEST(Diggles3dbFormat, theNameAloneIsNotMuch) {
  EXPECT_EQ(scoreOf(Bytes()), 0) << "nothing is no model";
  EXPECT_LE(scoreOf(bytesOf({0, 1})), 50);
  EXPECT_GT(scoreOf(bytesOf("nonsense of some length")), 0);
  EXPECT_EQ(scoreOf(bytesOf("nonsense of some length"), "txt"), 0);
}

TEST(Diggles3dbFormat, refusesWhatIsNoModel) {
  struct Refused {
    Bytes bytes;
    const char* message;
    std::uint64_t offset;
  };
  for (const Refused& one :
       {Refused{Bytes(), "the file is empty", 0}, Refused{bytesOf({8, 0}), "not a Diggles model", 4},
        Refused{bytesOf("nonsense of some length"), "not a Diggles model", 4}}) {
    LoadFixture fixture;
    const auto loaded = fixture.load(Diggles3dbFormat(), QStringLiteral("x.3db"), one.bytes);
    ASSERT_FALSE(loaded);
    EXPECT_EQ(loaded.error().code, ErrorCode::WrongFormat);
    EXPECT_TRUE(loaded.error().message.contains(QString::fromLatin1(one.message)))
        << loaded.error().message.toStdString();
    EXPECT_EQ(loaded.error().offset, one.offset);
  }
}

TEST(Diggles3dbFormat, makesADocument) {
  LoadFixture fixture;
  const auto loaded = fixture.load(Diggles3dbFormat(), QStringLiteral("folder/small.3db"), smallModel().pack());
  ASSERT_TRUE(loaded);
  const Document& document = **loaded;
  EXPECT_EQ(document.formatId, QStringLiteral("diggles-3db"));
  EXPECT_EQ(document.formatVersion, QStringLiteral("1.0"));
  EXPECT_EQ(document.structure[structure::kRootSection].name, QStringLiteral("small.3db"));
  EXPECT_TRUE(document.structure.find(QStringLiteral("links")) ||
              document.structure.find(QStringLiteral("meshes/links")));
  EXPECT_EQ(document.counts["name"], "k\xc3\xa4ntchen");
  EXPECT_FALSE(document.properties.empty());
  ASSERT_TRUE(document.scene);
  EXPECT_FALSE(document.sceneError);
  EXPECT_EQ(document.scene->sourceAxes, scene::kYDownLeftHanded);
  EXPECT_TRUE(document.scene->sourceAxes.mirrors());
  EXPECT_EQ(document.scene->view.navigation, scene::Navigation::Orbit);
  EXPECT_EQ(document.scene->bake.colorSpace, scene::LightingColorSpace::Display);
  EXPECT_DOUBLE_EQ(document.scene->metresPerUnit, 0.01);
}

TEST(Diggles3dbFormat, aModelOfNothingHasAnEmptyScene) {
  TestModel nothing;
  LoadFixture fixture;
  const auto loaded = fixture.load(Diggles3dbFormat(), QStringLiteral("x.3db"), nothing.pack());
  ASSERT_TRUE(loaded);
  EXPECT_TRUE((*loaded)->scene);
  EXPECT_TRUE((*loaded)->scene->drawItems().empty());
  EXPECT_FALSE((*loaded)->sceneError) << "nothing is wrong with it";
}

TEST(Diggles3dbFormat, listsSayWhatAModelCallsItself) {
  const Bytes head = smallModel().pack().slice(0, 40);
  const auto titleAs = [&](const char* file) {
    return Diggles3dbFormat().summarize({QString::fromUtf8(file), QStringLiteral("3db"), head, 99}).title;
  };
  EXPECT_EQ(titleAs("zwerg.3db"), QStringLiteral("k\u00e4ntchen"));
  EXPECT_EQ(titleAs("K\u00c4ntchen.3db"), QString()) << "its own name is nothing new";
  EXPECT_TRUE(
      Diggles3dbFormat().summarize({QStringLiteral("x.3db"), QStringLiteral("3db"), Bytes(), 0}).title.isEmpty());
}

TEST(Diggles3dbFormat, namesItsMimeTypeAndExtension) {
  const formats::FormatInfo& info = Diggles3dbFormat().info();
  EXPECT_EQ(info.id, QStringLiteral("diggles-3db"));
  EXPECT_EQ(info.extensions, QStringList{QStringLiteral("3db")});
  EXPECT_EQ(info.mimeTypes, QStringList{QStringLiteral("model/x-diggles-3db")});
}

} // namespace
} // namespace vitrine::tests
