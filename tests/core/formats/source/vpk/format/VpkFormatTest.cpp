#include "core/formats/source/vpk/format/VpkFormat.h"

#include "core/bytes/FileBytes.h"
#include "tests/core/formats/source/vpk/VpkMaker.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using formats::source::VpkFormat;

const QByteArray kArchivedText = QByteArray("0123456789abcdef").repeated(1000);

const std::vector<VpkFile> kArchivedFiles = {{"materials/brick/wall.vmt", "a wall", 0},
                                             {"materials/brick/wall.vtf", kArchivedText, 1, 16},
                                             {"scripts/noext", "no extension", kInDirectory},
                                             {"top.txt", "preloaded whole", 0, 15}};

DocumentPtr loaded(const QString& path) {
  const auto bytes = bytes::FileBytes::open(path);
  files::Vfs vfs;
  Diagnostics diagnostics;
  files::MissingFiles missing;
  Progress progress;
  formats::LoadContext context{vfs, diagnostics, missing, progress};
  context.counts = true;
  auto document = VpkFormat().load({path, *bytes}, context);
  EXPECT_TRUE(document.has_value()) << (document ? "" : document.error().reason().toStdString());
  return document.value_or(nullptr);
}

QByteArray sectionBytes(const Document& document, const QString& path) {
  const auto id = document.structure.find(path);
  const auto bytes = id ? document.spaces.read(document.structure[*id].range) : std::unexpected(Error());
  return bytes ? bytes->toByteArray() : QByteArray("(none)");
}

QStringList missingOf(const Document& document) {
  QStringList paths;
  for (const files::MissingFile& file : document.missing) {
    paths << file.path;
  }
  return paths;
}

TEST(VpkFormat, TellsWhatIsInIt) {
  const TempFolder folder;
  const DocumentPtr document = loaded(writeVpk(folder, QStringLiteral("pak01"), kArchivedFiles));
  ASSERT_TRUE(document);
  EXPECT_TRUE(document->archive);
  EXPECT_TRUE(document->diagnostics.empty());
  EXPECT_TRUE(document->missing.empty());
  EXPECT_EQ(document->counts["entryCount"], 4);
  EXPECT_EQ(document->counts["version"], 2);
  const auto tree = document->structure.find(QStringLiteral("tree"));
  ASSERT_TRUE(tree);
  const auto row = document->structure[*tree].table->row(1);
  ASSERT_TRUE(row);
  EXPECT_EQ(std::get<QString>(row->cells[0]), QStringLiteral("materials/brick/wall.vtf"));
  const ByteRange record = document->structure[*tree].table->rangeOf(1);
  EXPECT_TRUE(document->spaces.read(record)->toByteArray().startsWith("wall"));
}

TEST(VpkFormat, SectionsHaveTheBytesOfFiles) {
  const TempFolder folder;
  const DocumentPtr document = loaded(writeVpk(folder, QStringLiteral("pak01"), kArchivedFiles));
  EXPECT_EQ(sectionBytes(*document, QStringLiteral("files/materials/brick/wall.vmt")), "a wall");
  EXPECT_EQ(sectionBytes(*document, QStringLiteral("files/materials/brick/wall.vtf")), kArchivedText);
  EXPECT_EQ(sectionBytes(*document, QStringLiteral("files/materials/brick/wall.vtf/preloaded")),
            kArchivedText.left(16));
  EXPECT_EQ(sectionBytes(*document, QStringLiteral("files/materials/brick/wall.vtf/rest")), kArchivedText.mid(16));
  EXPECT_EQ(sectionBytes(*document, QStringLiteral("files/scripts/noext")), "no extension");
  EXPECT_EQ(sectionBytes(*document, QStringLiteral("files/top.txt")), "preloaded whole");
}

TEST(VpkFormat, MissingPartsAreListed) {
  const TempFolder folder;
  const QString path = writeVpk(folder, QStringLiteral("pak01"), kArchivedFiles);
  QFile::remove(folder.path(QStringLiteral("pak01_001.vpk")));
  const DocumentPtr document = loaded(path);
  EXPECT_EQ(missingOf(*document), QStringList({"pak01_001.vpk"}));
  EXPECT_FALSE(document->structure.find(QStringLiteral("files/materials/brick/wall.vtf/rest")));
  const auto beginning = document->structure.find(QStringLiteral("files/materials/brick/wall.vtf"));
  ASSERT_TRUE(beginning) << "what was preloaded of it is there";
  EXPECT_EQ(document->structure[*beginning].note, QStringLiteral("its part is missing"));
  EXPECT_TRUE(document->structure.find(QStringLiteral("files/materials/brick/wall.vmt")));
  EXPECT_EQ(document->diagnostics.size(), 1U);
}

TEST(VpkFormat, FilesBeyondTheirPartAndEqualNamesAreTold) {
  const TempFolder folder;
  std::vector<VpkFile> files = kArchivedFiles;
  files.push_back({"TOP.txt", "again", 0});
  const QString path = writeVpk(folder, QStringLiteral("pak01"), files);
  folder.write(QStringLiteral("pak01_001.vpk"), QByteArray("short"));
  const DocumentPtr document = loaded(path);
  ASSERT_EQ(document->diagnostics.size(), 2U);
  EXPECT_TRUE(document->diagnostics[0].message.contains(QStringLiteral("name of an earlier one")));
  EXPECT_TRUE(document->diagnostics[1].message.contains(QStringLiteral("past the end")));
  EXPECT_EQ(document->diagnostics[1].severity, Severity::Damage);
}

TEST(VpkFormat, APartShowsItsArchive) {
  const TempFolder folder;
  writeVpk(folder, QStringLiteral("pak01"), kArchivedFiles);
  const DocumentPtr document = loaded(folder.path(QStringLiteral("pak01_001.vpk")));
  ASSERT_TRUE(document);
  EXPECT_EQ(document->counts["entryCount"], 4);
  EXPECT_EQ(sectionBytes(*document, QStringLiteral("files/materials/brick/wall.vtf")), kArchivedText);
  EXPECT_EQ(sectionBytes(*document, QStringLiteral("files/materials/brick/wall.vmt")), "a wall");
  EXPECT_EQ(
      document->structure[*document->structure.find(QStringLiteral("files/materials/brick/wall.vtf/rest"))].range.space,
      base::kFileSpace)
      << "the opened file";
}

TEST(VpkFormat, IsRecognisedByContentOrAsAPart) {
  const VpkFormat format;
  const auto score = [&](const char* name, const QByteArray& head) {
    const QString fileName = QString::fromLatin1(name);
    return format.score({fileName, QFileInfo(fileName).suffix(), Bytes::adopt(head), 100});
  };
  EXPECT_EQ(score("x", makeVpk(kArchivedFiles).directory), 100);
  EXPECT_EQ(score("pak01_000.vpk", "VTF\0"), 100) << "whatever it begins with";
  EXPECT_LE(score("x.vpk", "anything"), 50);
  EXPECT_GT(score("x.vpk", "anything"), 0) << "to be told why it is not read";
  EXPECT_EQ(score("x.vtf", "VTF\0"), 0);
  const auto parts = format
                         .summarize({QStringLiteral("pak01_dir.vpk"), QStringLiteral("vpk"),
                                     Bytes::adopt(makeVpk(kArchivedFiles).directory), 100})
                         .parts;
  EXPECT_TRUE(parts.contains(QStringLiteral("pak01_001.vpk")));
}

} // namespace
} // namespace vitrine::tests
