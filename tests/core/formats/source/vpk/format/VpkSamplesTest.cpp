// Every archive of the samples, with the entries that EXPECTED.json lists.
#include "core/bytes/FileBytes.h"
#include "core/formats/source/vpk/file/VpkMount.h"
#include "core/formats/source/vpk/format/VpkFormat.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace vitrine::tests {
namespace {

using namespace formats::source;
using Json = nlohmann::ordered_json;

class VpkSamples : public testing::Test {
protected:
  void SetUp() override { m_expected = expectedOfSamples(QStringLiteral("source-assets")); }

  static QString pathOf(const std::string& name) {
    return samplePath(QStringLiteral("source-assets/") + QString::fromStdString(name)).value();
  }

  static bool othersAreThere() { return samplePath(QStringLiteral("source-assets/valvepak")).has_value(); }

  Json m_expected;
};

TEST_F(VpkSamples, HaveTheEntriesExpected) {
  int archives = 0;
  for (const auto& [name, expected] : m_expected.items()) {
    if (!QString::fromStdString(name).endsWith(QStringLiteral(".vpk")) || expected.contains("mustFail")) {
      continue;
    }
    ++archives;
    const auto file = bytes::FileBytes::open(pathOf(name));
    ASSERT_TRUE(file) << name;
    Progress progress;
    Diagnostics diagnostics;
    const auto directory = readVpkDirectory(**file, {}, &diagnostics, progress);
    ASSERT_TRUE(directory) << name;
    EXPECT_TRUE(diagnostics.entries().empty()) << name;
    Json entries = Json::array();
    for (const VpkEntry& entry : directory->entries) {
      entries.push_back({{"archive", entry.archive},
                         {"crc32", QStringLiteral("%1").arg(entry.crc, 8, 16, QLatin1Char('0')).toStdString()},
                         {"length", entry.length},
                         {"offset", entry.offset},
                         {"path", directory->pathOf(entry).toStdString()},
                         {"preload", entry.preload}});
    }
    EXPECT_EQ(entries, expected["entries"]) << name;
    EXPECT_EQ(directory->header.version, expected["version"]);
    EXPECT_EQ(directory->header.treeSize, expected["treeSize"]);
    EXPECT_EQ(directory->header.treeEnd(), expected["treeEnd"]);
    EXPECT_EQ(directory->sizeMatches, expected["treeSizeMatches"]);
  }
  EXPECT_EQ(archives, othersAreThere() ? 8 : 4);
}

TEST_F(VpkSamples, FilesFitTheirChecksums) {
  QStringList damaged;
  int files = 0;
  for (const auto& [name, expected] : m_expected.items()) {
    if (!QString::fromStdString(name).endsWith(QStringLiteral(".vpk")) || expected.contains("mustFail")) {
      continue;
    }
    const auto mount = mountVpkFile(pathOf(name), {});
    ASSERT_TRUE(mount) << name;
    for (const Json& entry : expected["entries"]) {
      const auto found = (*mount)->find(QString::fromStdString(entry["path"]));
      ASSERT_TRUE(found) << name << ' ' << entry["path"];
      EXPECT_EQ(found->size, entry["length"].get<std::uint64_t>() + entry["preload"].get<std::uint64_t>());
      const auto source = (*mount)->open(*found, {});
      const auto bytes = source ? (*source)->readAll() : std::unexpected(source.error());
      ++files;
      if (!bytes) {
        EXPECT_EQ(bytes.error().code, ErrorCode::Damaged) << bytes.error().reason().toStdString();
        damaged << found->path;
      }
    }
  }
  EXPECT_EQ(files, othersAreThere() ? 38 : 23);
  EXPECT_EQ(damaged, QStringList());
}

TEST_F(VpkSamples, ACutDirectoryIsDamaged) {
  const std::string name = "synthetic/vpk/bad_truncated_dir.vpk";
  ASSERT_TRUE(m_expected[name]["mustFail"]);
  const QString path = pathOf(name);
  const auto file = bytes::FileBytes::open(path);
  files::Vfs vfs;
  Diagnostics diagnostics;
  files::MissingFiles missing;
  Progress progress;
  formats::LoadContext context{vfs, diagnostics, missing, progress};
  context.counts = true;
  const auto document = VpkFormat().load({path, *file}, context);
  ASSERT_TRUE(document) << "what is there is shown";
  EXPECT_TRUE(diagnostics.anyDamage());
  EXPECT_EQ((*document)->counts["treeSizeMatches"], false);
}

} // namespace
} // namespace vitrine::tests
