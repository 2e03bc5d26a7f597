#include "core/formats/source/assets/vmt/Vmt.h"

#include "core/bytes/FileBytes.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

#include <map>

namespace vitrine::tests {
namespace {

using namespace formats::source;

/// Materials that include each other, by path.
class VmtTest : public testing::Test {
protected:
  Result<Vmt> read(std::string_view text) {
    const auto include = [this](const QString& path) -> Result<Bytes> {
      const auto found = m_files.find(path.toStdString());
      if (found == m_files.end()) {
        return std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("missing"), path));
      }
      return bytesOf(found->second);
    };
    return readVmt(bytesOf(text), include, {}, &m_diagnostics, QStringLiteral("materials/own/it.vmt"));
  }

  std::map<std::string, std::string> m_files;
  Diagnostics m_diagnostics;
};

TEST_F(VmtTest, keepsParametersInOrderWithDuplicates) {
  const auto vmt = read("\"VertexLitGeneric\" { $a 1 \"$B\" \"x y\" $a 2 %keywords z }");
  ASSERT_TRUE(vmt);
  EXPECT_EQ(vmt->shader, QStringLiteral("VertexLitGeneric"));
  ASSERT_EQ(vmt->parameters.size(), 4u);
  EXPECT_EQ(vmt->value(u"$A"), QStringLiteral("1"));
  EXPECT_EQ(vmt->value(u"$b"), QStringLiteral("x y"));
  EXPECT_EQ(vmt->parameters[2].value, QStringLiteral("2"));
  EXPECT_TRUE(vmt->isSet(u"$a"));
  EXPECT_FALSE(vmt->isSet(u"$b"));
  EXPECT_FALSE(vmt->find(u"$c"));
}

TEST_F(VmtTest, currentFallbacksOverrideOldOnesDoNot) {
  const auto vmt = read("S { $x old $y keep  S_dx9 { $x new $z added }  <dx90 { $y older }  S_dx8 { $z none } }");
  ASSERT_TRUE(vmt);
  EXPECT_EQ(vmt->value(u"$x"), QStringLiteral("new"));
  EXPECT_EQ(vmt->value(u"$y"), QStringLiteral("keep"));
  EXPECT_EQ(vmt->value(u"$z"), QStringLiteral("added"));
  EXPECT_EQ(vmt->value(u"<dx90/$y"), QStringLiteral("older"));
}

TEST_F(VmtTest, proxiesAreKeptForTheInspector) {
  const auto vmt = read("S { Proxies { TextureScroll { textureScrollRate .1 } } }");
  ASSERT_TRUE(vmt);
  EXPECT_EQ(vmt->value(u"Proxies/TextureScroll/textureScrollRate"), QStringLiteral(".1"));
}

TEST_F(VmtTest, patchesInsertReplaceAndKeepTheRest) {
  m_files["materials/base.vmt"] = "LightmappedGeneric { $basetexture a $translucent 1 $alpha 1 }";
  m_files["materials/mid.vmt"] = "patch { include \"materials/base.vmt\" insert { $envmap c0 } }";
  const auto vmt = read("Patch { include materials/mid.vmt insert { $alpha .5 } replace { $basetexture b } }");
  ASSERT_TRUE(vmt);
  EXPECT_EQ(vmt->shader, QStringLiteral("LightmappedGeneric"));
  EXPECT_EQ(vmt->value(u"$basetexture"), QStringLiteral("b"));
  EXPECT_EQ(vmt->value(u"$alpha"), QStringLiteral(".5"));
  EXPECT_EQ(vmt->value(u"$envmap"), QStringLiteral("c0"));
  EXPECT_EQ(vmt->value(u"$translucent"), QStringLiteral("1"));
  EXPECT_EQ(vmt->includes, QStringList({"materials/mid.vmt", "materials/base.vmt"}));
}

TEST_F(VmtTest, missingIncludeIsNamed) {
  const auto vmt = read("patch { include materials/gone.vmt }");
  ASSERT_FALSE(vmt);
  EXPECT_EQ(vmt.error().code, ErrorCode::NotFound);
  EXPECT_EQ(vmt.error().path, QStringLiteral("materials/gone.vmt"));
}

TEST_F(VmtTest, includesThatGoRoundAreCut) {
  m_files["materials/a.vmt"] = "patch { include materials/b.vmt }";
  m_files["materials/b.vmt"] = "patch { include materials/a.vmt }";
  const auto vmt = read("patch { include materials/a.vmt }");
  ASSERT_FALSE(vmt);
  EXPECT_EQ(vmt.error().code, ErrorCode::LimitReached);
}

TEST_F(VmtTest, baseFilesGiveWhatIsMissing) {
  m_files["materials/own/common.vmt"] =
      "#base \"../deeper.vmt\" X { $surfaceprop metal $alpha 1 Proxies { A { x 1 } B { y 2 } } }";
  m_files["materials/deeper.vmt"] = "X { $surfaceprop wood $nocull 1 }";
  const auto vmt = read("#base \"common.vmt\" UnlitGeneric { $alpha .5 Proxies { A { x 3 } } }");
  ASSERT_TRUE(vmt);
  EXPECT_EQ(vmt->shader, QStringLiteral("UnlitGeneric"));
  EXPECT_EQ(vmt->value(u"$alpha"), QStringLiteral(".5"));
  EXPECT_EQ(vmt->value(u"$surfaceprop"), QStringLiteral("metal"));
  EXPECT_TRUE(vmt->isSet(u"$nocull"));
  EXPECT_EQ(vmt->value(u"Proxies/A/x"), QStringLiteral("3"));
  EXPECT_EQ(vmt->value(u"Proxies/B/y"), QStringLiteral("2"));
  EXPECT_EQ(vmt->includes, QStringList({"common.vmt", "../deeper.vmt"}));
}

TEST_F(VmtTest, includedFilesStandInWhereThereIsNoBlock) {
  m_files["materials/shared.vmt"] = "UnlitGeneric { $basetexture shared }";
  const auto bare = read("#include \"materials/shared.vmt\"");
  ASSERT_TRUE(bare);
  EXPECT_EQ(bare->value(u"$basetexture"), QStringLiteral("shared"));
  const auto own = read("#include materials/shared.vmt LightmappedGeneric { $x 1 }");
  ASSERT_TRUE(own);
  EXPECT_FALSE(own->find(u"$basetexture"));
}

TEST_F(VmtTest, baseFilesThatGoRoundOrAreMissingAreTold) {
  m_files["materials/own/a.vmt"] = "#base \"a.vmt\" #base \"a.vmt\" #base \"a.vmt\" X { $a 1 }";
  const auto vmt = read("#base \"a.vmt\" #base \"gone.vmt\" Y { $b 1 }");
  ASSERT_TRUE(vmt);
  EXPECT_TRUE(vmt->isSet(u"$a"));
  EXPECT_TRUE(vmt->isSet(u"$b"));
  EXPECT_FALSE(m_diagnostics.entries().empty());
}

TEST_F(VmtTest, refusesWhatIsNoMaterial) {
  for (const char* text : {"", "just words", "patch { }", "patch { include { x y } }"}) {
    EXPECT_FALSE(read(text)) << text;
  }
}

TEST_F(VmtTest, samplesAreRead) {
  const auto folder = samplePath(QStringLiteral("source-assets/synthetic/text"));
  ASSERT_TRUE(folder);
  const auto bytes = [&](const char* name) {
    return (*(*FileBytes::open(*folder + QLatin1Char('/') + QLatin1String(name)))->readAll())
        .toByteArray()
        .toStdString();
  };
  m_files["materials/text/torture.vmt"] = bytes("torture.vmt");
  const auto torture = read(m_files["materials/text/torture.vmt"]);
  ASSERT_TRUE(torture);
  EXPECT_EQ(torture->value(u"$basetexture"), QStringLiteral("brick\\new\\tile"));
  EXPECT_EQ(torture->value(u"$detail"), QStringLiteral("detail/d"));
  EXPECT_EQ(torture->value(u"$envmap"), QStringLiteral("cubemaps/h"));
  EXPECT_EQ(torture->value(u"$dup"), QStringLiteral("1"));
  EXPECT_FALSE(torture->find(u"$translucent"));
  const auto patch = read(bytes("patch.vmt"));
  ASSERT_TRUE(patch);
  EXPECT_EQ(patch->shader, QStringLiteral("LightmappedGeneric"));
  EXPECT_EQ(patch->value(u"$basetexture"), QStringLiteral("other"));
  EXPECT_EQ(patch->value(u"$alpha"), QStringLiteral(".5"));
  EXPECT_EQ(patch->value(u"$alphatest"), QStringLiteral("1"));
  const auto unclosed = read(bytes("unclosed.vmt"));
  ASSERT_TRUE(unclosed);
  EXPECT_EQ(unclosed->value(u"$basetexture"), QStringLiteral("a/b"));
  EXPECT_TRUE(read(bytes("deep.vmt")));
  EXPECT_FALSE(m_diagnostics.entries().empty());
}

} // namespace
} // namespace vitrine::tests
