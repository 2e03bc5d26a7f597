#include "core/formats/x3/file/FileKind.h"

#include "tests/core/formats/x3/PackedBytes.h"
#include "tests/support/Samples.h"
#include "tests/support/TestBytes.h"

#include <QFile>

#include <gtest/gtest.h>

namespace vitrine::formats::x3 {
namespace {

using tests::bytesOf;

FileKind kind(std::string_view text, bool whole = true) {
  return recognise(bytesOf(text), whole).kind;
}

TEST(FileKind, ScenesAreToldByAVersionOrAPath) {
  EXPECT_EQ(kind("VER: 6;\nP 0; B x;"), FileKind::TextScene);
  EXPECT_EQ(kind("/ a comment\r\n  \tVER: 3;"), FileKind::TextScene);
  EXPECT_EQ(kind("/ no version\nP 12; B ships\\x; N x;"), FileKind::TextScene);
  EXPECT_EQ(kind("\xef\xbb\xbfP  -1 ;"), FileKind::TextScene);
}

TEST(FileKind, OtherTextsAreBodiesWhereTheyBeginLikeOne) {
  EXPECT_EQ(kind("/# exporter\nMATERIAL6: 0; 0x2000000; 1; argon.fx; 0;"), FileKind::TextBody);
  EXPECT_EQ(kind("1500; / size\n-700; -0x2BC; %0;\n"), FileKind::TextBody);
  EXPECT_EQ(kind("NAME: x;"), FileKind::TextBody);
  EXPECT_EQ(kind("Dear reader,\nP is a letter"), FileKind::Unknown);
  EXPECT_EQ(kind("1; 24; SDTYPE_ANIMATED; 3;"), FileKind::Unknown);
  EXPECT_EQ(kind("P; B x;"), FileKind::Unknown);
  EXPECT_EQ(kind("/ nothing but a comment"), FileKind::Unknown);
  EXPECT_EQ(kind(""), FileKind::Unknown);
  EXPECT_EQ(kind(std::string_view("VER: 6;\0", 8)), FileKind::Unknown);
}

TEST(FileKind, ALineThatTheHeadCutsTellsNothing) {
  EXPECT_EQ(kind("/ one\n5; 1; 2; 3", true), FileKind::Unknown);
  EXPECT_EQ(kind("5; 1; 2; 3;", false), FileKind::TextBody);
  EXPECT_EQ(kind("/ one\nVER: 6;", true), FileKind::TextScene);
  EXPECT_EQ(kind("/ one\nVER: 6;", false), FileKind::Unknown);
}

TEST(FileKind, BinariesAreToldByTheirTag) {
  EXPECT_EQ(kind("BOB1INFO"), FileKind::BinaryBody);
  EXPECT_EQ(kind("CUT1INFO"), FileKind::BinaryScene);
  EXPECT_EQ(kind("BOB"), FileKind::Unknown);
}

TEST(FileKind, LooksIntoWhatIsWrapped) {
  const Recognised packed = recognise(tests::pck(bytesOf("/ last line without an end\nVER: 6;"), 0x44), true);
  EXPECT_EQ(packed.kind, FileKind::TextScene);
  EXPECT_EQ(packed.wrapping, Wrapping::XoredGzip);
  EXPECT_EQ(recognise(tests::gzipped(bytesOf("BOB1")), true).kind, FileKind::BinaryBody);
  EXPECT_EQ(recognise(tests::gzipped(bytesOf("a text of something else")), true).kind, FileKind::Unknown);
}

TEST(FileKindSamples, EachIsWhatItIs) {
  const struct {
    const char* name;
    FileKind kind;
    Wrapping wrapping;
  } cases[] = {{"objects/vitrine/demo_scene.bod", FileKind::TextScene, Wrapping::None},
               {"objects/vitrine/sub_scene.bod", FileKind::TextScene, Wrapping::None},
               {"objects/vitrine/hull.bod", FileKind::TextBody, Wrapping::None},
               {"objects/v/00940.bod", FileKind::TextBody, Wrapping::None},
               {"objects/vitrine/pod.bob", FileKind::BinaryBody, Wrapping::None},
               {"objects/vitrine/packed.pbd", FileKind::TextBody, Wrapping::XoredGzip},
               {"objects/vitrine/plain_gzip.pbd", FileKind::TextBody, Wrapping::Gzip},
               {"dds/vitrine_hull_diff.dds", FileKind::Unknown, Wrapping::None},
               {"tex/true/25.tga", FileKind::Unknown, Wrapping::None}};
  for (const auto& [name, kind, wrapping] : cases) {
    const auto path = tests::samplePath(QStringLiteral("bod/") + QLatin1StringView(name));
    ASSERT_TRUE(path) << name;
    QFile file(*path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray head = file.read(4096);
    const Recognised known = recognise(Bytes::adopt(head), file.size() == head.size());
    EXPECT_EQ(known.kind, kind) << name;
    EXPECT_EQ(known.wrapping, wrapping) << name;
  }
}

} // namespace
} // namespace vitrine::formats::x3
