#include "tests/core/formats/vgo/format/VgoSample.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"
#include "tests/support/TempFolder.h"

#include <QFile>

namespace vitrine::formats::vgo {
namespace {

class Keys : public VgoSample {
protected:
  static QString sample(const char* name) {
    return tests::samplePath(QStringLiteral("vgo/") + QLatin1StringView(name)).value();
  }

  /// Why there is no scene; fails the test where there is one.
  Error refusal(const char* name, const QHash<QString, QString>& options = {}) {
    const auto document = load(name, options);
    EXPECT_TRUE(document) << name;
    EXPECT_TRUE((*document)->sceneError) << name;
    EXPECT_TRUE((*document)->structure.find(QStringLiteral("layout/nodes"))) << "what is plain is shown: " << name;
    return (*document)->sceneError.value_or(Error());
  }
};

void expectAsks(const Error& error, const char* part) {
  EXPECT_EQ(error.code, ErrorCode::NeedsInput);
  ASSERT_TRUE(error.needs);
  EXPECT_EQ(error.needs->option, QStringLiteral("key"));
  EXPECT_EQ(error.needs->fileFilter, QStringLiteral("*.vgk"));
  EXPECT_TRUE(error.message.contains(QLatin1StringView(part))) << error.message.toStdString();
  EXPECT_TRUE(error.offset) << "the chunk that is encrypted";
}

TEST_F(Keys, EveryWayOfEncryptingGivesTheSameAccessors) {
  const DocumentPtr plain = loaded("gen_cube_rh_tl.vgo");
  for (const char* name : {"gen_cube_aes.vgo", "gen_cube_base64.vgo", "gen_cube_vgk.vgo", "gen_cube_aes_bson.vgo"}) {
    const DocumentPtr document = loaded(name);
    ASSERT_TRUE(document);
    EXPECT_FALSE(document->sceneError) << name << ": " << document->sceneError->message.toStdString();
    EXPECT_EQ(document->counts["accessorDataTypes"], plain->counts["accessorDataTypes"]) << name;
    const auto accessors = document->structure.find(QStringLiteral("accessors"));
    ASSERT_TRUE(accessors) << name;
    const ByteRange range = document->structure[*accessors].range;
    EXPECT_NE(range.space, base::kFileSpace) << name;
    EXPECT_FALSE(document->spaces[range.space].decoder.isEmpty()) << name;
    EXPECT_TRUE(document->spaces[range.space].codedRange) << name;
    EXPECT_EQ(document->structure[*accessors].table->rowCount(), 6u) << name;
    EXPECT_TRUE(document->structure.find(QStringLiteral("encrypted accessors"))) << name;
  }
}

TEST_F(Keys, AMissingOneIsAskedForAndTheAnswerOpensTheFile) {
  expectAsks(refusal("bad_key_missing.vgo"), "key file");
  const auto answered = load("bad_key_missing.vgo", {{QStringLiteral("key"), sample("gen_cube_vgk.vgk")}});
  ASSERT_TRUE(answered);
  EXPECT_FALSE((*answered)->sceneError);
  EXPECT_EQ((*answered)->counts["accessors"], 6);
}

TEST_F(Keys, AWrongOneSaysSoAndAnotherIsAskedFor) {
  expectAsks(refusal("bad_key_wrong.vgo"), "the key is wrong");
  expectAsks(refusal("bad_key_short.vgo"), "has 16 bytes");
  expectAsks(refusal("gen_cube_vgk.vgo", {{QStringLiteral("key"), sample("bad_key_wrong.vgk")}}), "the key is wrong");
  expectAsks(refusal("gen_cube_vgk.vgo", {{QStringLiteral("key"), QStringLiteral("/nowhere/a.vgk")}}),
             "cannot be read");
  EXPECT_FALSE((*load("bad_key_wrong.vgo", {{QStringLiteral("key"), sample("gen_cube_vgk.vgk")}}))->sceneError)
      << "the given one is used before the one beside the file";
}

TEST_F(Keys, AGivenOneWinsOverTheOneInside) {
  expectAsks(refusal("gen_cube_aes.vgo", {{QStringLiteral("key"), sample("bad_key_wrong.vgk")}}), "the key is wrong");
  EXPECT_FALSE((*load("gen_cube_rh_tl.vgo", {{QStringLiteral("key"), sample("bad_key_wrong.vgk")}}))->sceneError)
      << "plain files need none";
}

TEST_F(Keys, ResourcesBesideTheFileAreRead) {
  for (const char* name : {"gen_cube_extbin.vgo", "gen_cube_extbin_bson.vgo"}) {
    const DocumentPtr document = loaded(name);
    ASSERT_TRUE(document);
    EXPECT_FALSE(document->sceneError) << name;
    EXPECT_EQ(document->counts["resourceBytes"], 1494) << name;
    const auto section = document->structure.find(QStringLiteral("resource"));
    ASSERT_TRUE(section);
    EXPECT_EQ(document->structure[*section].range, (ByteRange{1, 0, 1494})) << name;
    EXPECT_TRUE(document->spaces[1].name.endsWith(QLatin1StringView(".bin"))) << name;
  }
}

TEST_F(Keys, AMissingResourceIsNamed) {
  const Error error = refusal("bad_bin_missing.vgo");
  EXPECT_EQ(error.code, ErrorCode::NotFound);
  EXPECT_TRUE(error.message.contains(QLatin1StringView("bad_bin_missing.bin"))) << error.message.toStdString();
  ASSERT_EQ(fixture->missing.entries().size(), 1u);
  EXPECT_EQ(fixture->missing.entries()[0].path, QStringLiteral("bad_bin_missing.bin"));
}

/// The external cube with another name in its pointer, of the same length.
Error refusalOfUri(const VgoFormat& format, const QByteArray& uri) {
  QFile file(tests::samplePath(QStringLiteral("vgo/gen_cube_extbin.vgo")).value());
  EXPECT_TRUE(file.open(QIODevice::ReadOnly));
  QByteArray bytes = file.readAll();
  const QByteArray own("gen_cube_extbin.bin");
  EXPECT_TRUE(bytes.contains(own) && uri.size() <= own.size());
  bytes.replace("\"" + own + "\"", ("\"" + uri + "\"").leftJustified(own.size() + 2, ' '));
  tests::LoadFixture fixture;
  const auto document = fixture.load(format, QStringLiteral("/tmp/a.vgo"), Bytes::adopt(bytes));
  EXPECT_TRUE(document && (*document)->sceneError) << uri.toStdString();
  return document && (*document)->sceneError ? *(*document)->sceneError : Error();
}

TEST_F(Keys, NothingIsReadElsewhereOrFetched) {
  for (const char* uri : {"http://a.b/c.bin", "https://a.b/c", "file:///etc/pass", "/etc/passwd", "../a.bin",
                          "a/../../b", "C:/a.bin", "data:,abc", ""}) {
    const Error error = refusalOfUri(format, uri);
    EXPECT_TRUE(error.message.contains(QLatin1StringView("no other files are read")))
        << uri << ": " << error.message.toStdString();
    EXPECT_TRUE(error.offset) << uri;
  }
  EXPECT_EQ(refusalOfUri(format, "below/a.bin").code, ErrorCode::NotFound) << "a folder below is its own";
}

} // namespace
} // namespace vitrine::formats::vgo
