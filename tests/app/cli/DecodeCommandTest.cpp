#include "tests/app/cli/CliRunner.h"
#include "tests/samples/oracles/source/MapBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using oracles::MapBytes;

const QString kDecode = QStringLiteral("decode");
constexpr int kLumps = 64;
constexpr int kGameLump = 35;
constexpr int kPakLump = 40;

std::vector<std::byte> copied(std::span<const std::byte> bytes) {
  return {bytes.begin(), bytes.end()};
}

/// The parts of an uncompressed game lump: id, version, bytes.
std::vector<std::tuple<std::uint32_t, std::uint16_t, std::vector<std::byte>>> partsOf(const MapBytes& map) {
  std::vector<std::tuple<std::uint32_t, std::uint16_t, std::vector<std::byte>>> parts;
  const std::size_t lump = map.offset(kGameLump);
  for (int i = 0; i < map.at<std::int32_t>(lump); ++i) {
    const std::size_t entry = lump + 4 + static_cast<std::size_t>(i) * 16;
    EXPECT_EQ(map.at<std::uint16_t>(entry + 4), 0) << "no part is compressed";
    const auto offset = map.at<std::uint32_t>(entry + 8);
    const auto length = map.at<std::uint32_t>(entry + 12);
    EXPECT_GE(offset, lump);
    EXPECT_LE(offset + length, lump + map.length(kGameLump));
    parts.emplace_back(map.at<std::uint32_t>(entry), map.at<std::uint16_t>(entry + 6),
                       copied(std::span(map.bytes()).subspan(offset, length)));
  }
  return parts;
}

void expectDecoded(const QString& coded, const QString& copy) {
  const MapBytes before = MapBytes::ofFile(coded);
  const MapBytes after = MapBytes::ofFile(copy);
  EXPECT_EQ(after.version(), before.version());
  std::size_t packed = 0;
  for (int lump = 0; lump < kLumps; ++lump) {
    EXPECT_EQ(after.unpackedSize(lump), 0U) << lump;
    EXPECT_EQ(after.offset(lump) % 4, 0U) << lump;
    packed += before.unpackedSize(lump) > 0 ? 1 : 0;
    if (lump != kGameLump && lump != kPakLump) {
      EXPECT_EQ(copied(after.lump(lump)), copied(before.lump(lump))) << lump;
    }
  }
  EXPECT_GT(packed, 10U);
}

TEST(DecodeCommand, LumpsAreThoseThatAnotherDecoderReads) {
  const TempFolder folder;
  for (const char* name : {"v20_lzma.bsp", "v25_lzma.bsp"}) {
    const QString map = madeMap(QString::fromLatin1(name));
    const QString out = folder.path(QString::fromLatin1(name));
    const CliRun run = runCli({kDecode, map, out});
    ASSERT_EQ(run.status, 0) << run.err.toStdString();
    expectDecoded(map, out);
  }
  EXPECT_EQ(partsOf(MapBytes::ofFile(folder.path(QStringLiteral("v20_lzma.bsp")))),
            partsOf(MapBytes::ofFile(madeMap(QStringLiteral("v20.bsp")))))
      << "the maker wrote the same map twice";
}

TEST(DecodeCommand, FilesOfThePakfileAreStored) {
  const TempFolder folder;
  const QString map = madeMap(QStringLiteral("v20_lzma.bsp"));
  const QString out = folder.path(QStringLiteral("plain.bsp"));
  ASSERT_EQ(runCli({kDecode, map, out}).status, 0);
  const CliRun list = runCli({QStringLiteral("unpack"), map, folder.path(QStringLiteral("files"))});
  const QStringList files = QString::fromUtf8(list.out).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  ASSERT_FALSE(files.isEmpty());
  const MapBytes decoded = MapBytes::ofFile(out);
  for (const QString& file : files) {
    const auto stored = decoded.pakFile(file);
    EXPECT_EQ(QByteArray(reinterpret_cast<const char*>(stored.data()), static_cast<qsizetype>(stored.size())),
              contentOf(folder.path(QStringLiteral("files/") + file)))
        << file.toStdString();
  }
}

TEST(DecodeCommand, TheCopyHasTheSameRecordsAndScene) {
  const TempFolder folder;
  const QString map = madeMap(QStringLiteral("v20_lzma.bsp"));
  const QString out = folder.path(QStringLiteral("v20_lzma.bsp"));
  ASSERT_EQ(runCli({kDecode, map, out}).status, 0);
  const auto before = runCli({kInfo, map, kJson}).json();
  const auto after = runCli({kInfo, out, kJson}).json();
  EXPECT_EQ(after["scene"], before["scene"]);
  EXPECT_EQ(after["counts"]["vertices"], before["counts"]["vertices"]);
  EXPECT_EQ(after["diagnostics"], nlohmann::ordered_json::array());
  for (const char* section : {"FACES", "LEAFS", "ENTITIES", "TEXINFO", "DISPINFO", "GAME_LUMP/sprp/instances"}) {
    const QStringList table{QStringLiteral("table"), QString(), QStringLiteral("lumps/") + QLatin1String(section)};
    QStringList ofMap = table;
    QStringList ofCopy = table;
    ofMap[1] = map;
    ofCopy[1] = out;
    EXPECT_EQ(runCli(ofCopy).out, runCli(ofMap).out) << section;
  }
}

TEST(DecodeCommand, PackedFilesOfX3WithoutTheirWrapping) {
  const TempFolder folder;
  for (const char* name : {"plain_gzip.pbd", "packed.pbd", "rich_packed.pbb"}) {
    const QString packed = madeSample(QStringLiteral("bod/objects/vitrine/") + QLatin1String(name));
    QByteArray gzip = contentOf(packed);
    if (!gzip.startsWith("\x1f\x8b")) {
      // The first byte tells the key of all others.
      const char key = static_cast<char>(gzip[0] ^ '\xc8');
      gzip.remove(0, 1);
      std::ranges::transform(gzip, gzip.begin(), [key](char c) { return static_cast<char>(c ^ key); });
    }
    const QString plain = folder.write(QString::fromLatin1(name) + QStringLiteral(".gz"), gzip);
    const CliRun run = runCli({kDecode, packed, QStringLiteral("-")});
    EXPECT_EQ(run.status, 0) << run.err.toStdString();
    EXPECT_FALSE(run.out.isEmpty());
    EXPECT_EQ(run.out, runShell(QStringLiteral("gzip -dc \"$1\""), {plain}).out) << name;
  }
}

TEST(DecodeCommand, SaysWhyThereIsNoCopy) {
  const TempFolder folder;
  const QString out = folder.path(QStringLiteral("out.bsp"));
  const CliRun plain = runCli({kDecode, madeMap(QStringLiteral("v21_l4d2.bsp")), out});
  if (plain.status != 0) {
    EXPECT_TRUE(plain.err.contains(QLatin1String("nothing in this map is compressed"))) << plain.err.toStdString();
  }
  const CliRun other = runCli({kDecode, madeMission(), folder.path(QStringLiteral("out.mif"))});
  EXPECT_EQ(other.status, 1);
  EXPECT_TRUE(other.err.contains(QLatin1String("nothing that can be decoded"))) << other.err.toStdString();
  const QString cut = cutMap(folder, QStringLiteral("v20_lzma.bsp"), 9000);
  const CliRun damaged = runCli({kDecode, cut, folder.path(QStringLiteral("copy.bsp"))});
  EXPECT_EQ(damaged.status, 1);
  EXPECT_TRUE(damaged.err.contains(QLatin1String("the map is damaged"))) << damaged.err.toStdString();
  EXPECT_FALSE(QFileInfo::exists(folder.path(QStringLiteral("copy.bsp"))));
  EXPECT_FALSE(QFileInfo::exists(folder.path(QStringLiteral("out.mif"))));
  EXPECT_EQ(runCli({kDecode, cut, cut, QStringLiteral("--force")}).status, 1) << "never the opened file";
}

} // namespace
} // namespace vitrine::tests
