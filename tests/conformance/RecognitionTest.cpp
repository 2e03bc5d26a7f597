// Files that are not of a format score 0 with it, whatever they are called.
#include "core/bytes/FileBytes.h"
#include "core/formats/registry/Registry.h"
#include "resources/demos/source/ZipWriter.h"
#include "tests/conformance/Fixture.h"
#include "tests/support/TestBytes.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>

namespace vitrine::tests {
namespace {

constexpr int kOnlyByContent = 50; // scores above this need content that fits

struct Foreign {
  const char* name;
  Bytes bytes;
};

Bytes pngBytes() {
  QByteArray data;
  QBuffer buffer(&data);
  QImage(16, 16, QImage::Format_RGB888).save(&buffer, "PNG");
  return Bytes::adopt(data);
}

std::vector<Foreign> foreignFilesMadeHere() {
  const std::array packed{demos::PakFile{"readme.txt", std::vector<std::byte>(100)}};
  std::vector<Foreign> made{{"picture.png", pngBytes()},
                            {"archive.zip", Bytes::adopt(demos::writeZip(packed, demos::ZipMethod::Deflate))},
                            {"text.txt", bytesOf("A plain text.\nWith two lines.\n")},
                            {"data.json", bytesOf("{\"a\": [1, 2, 3]}")},
                            {"page.xml", bytesOf("<?xml version=\"1.0\"?><a/>")},
                            {"empty.bin", Bytes()},
                            {"one.bin", bytesOf({0})},
                            {"zeros.bin", Bytes::adopt(std::vector<std::byte>(8192))},
                            {"ones.bin", Bytes::adopt(std::vector<std::byte>(8192, std::byte{0xff}))}};
  if (const auto program = FileBytes::open(QStringLiteral("/proc/self/exe"))) {
    made.push_back({"program", *(*program)->readClipped(0, 64 << 10)});
  }
  static const std::array<std::string, 8> names{"r0", "r1", "r2", "r3", "r4", "r5", "r6", "r7"};
  for (unsigned seed = 0; seed < names.size(); ++seed) {
    made.push_back({names[seed].c_str(), randomBytes(8192, seed)});
  }
  return made;
}

/// All but what is of the format itself, by its name here.
std::vector<Foreign> foreignFilesMadeFor(const std::string& formatId) {
  std::vector<Foreign> made = foreignFilesMadeHere();
  const QStringList own = formatOf(formatId).info().extensions;
  std::erase_if(made, [&](const Foreign& foreign) { return own.contains(QFileInfo(foreign.name).suffix()); });
  return made;
}

using Recognition = testing::TestWithParam<std::string>;

TEST_P(Recognition, foreignContentScoresNothing) {
  for (const Foreign& foreign : foreignFilesMadeFor(GetParam())) {
    EXPECT_EQ(formatOf(GetParam()).score(probeOf(QString::fromLatin1(foreign.name), foreign.bytes)), 0) << foreign.name;
  }
}

TEST_P(Recognition, extensionAloneIsNotEnough) {
  for (const QString& extension : formatOf(GetParam()).info().extensions) {
    for (const Foreign& foreign : foreignFilesMadeFor(GetParam())) {
      const QString name = QStringLiteral("file.") + extension;
      EXPECT_LE(formatOf(GetParam()).score(probeOf(name, foreign.bytes)), kOnlyByContent)
          << foreign.name << " as " << name.toStdString();
    }
  }
}

TEST_P(Recognition, samplesOfOtherFormatsScoreNothing) {
  const QStringList foreign = foreignFiles(GetParam());
  ASSERT_FALSE(foreign.isEmpty());
  for (const QString& path : foreign) {
    const auto file = FileBytes::open(path);
    ASSERT_TRUE(file);
    EXPECT_EQ(formatOf(GetParam()).score(*formats::probe(path, **file)), 0) << path.toStdString();
  }
}

using OwnRecognition = Conformance;

// Files that begin with a magic. Formats without one need the name for files that are damaged or say little.
TEST_P(OwnRecognition, contentIsEnough) {
  for (const QString& path : files()) {
    const Bytes bytes = fileBytes(path);
    const int nameless = format().score(probeOf(QStringLiteral("nameless"), bytes));
    if (hasMagic(GetParam())) {
      EXPECT_GT(nameless, kOnlyByContent) << path.toStdString();
    }
    EXPECT_GE(format().score(probeOf(path, bytes)), nameless) << path.toStdString();
    EXPECT_EQ(formats::registry().recognise(probeOf(path, bytes)), &format()) << path.toStdString();
  }
}

INSTANTIATE_TEST_SUITE_P(Conformance, Recognition, testing::ValuesIn(formatIds()), conformanceName);
INSTANTIATE_TEST_SUITE_P(Conformance, OwnRecognition, testing::ValuesIn(formatIds()), conformanceName);

} // namespace
} // namespace vitrine::tests
