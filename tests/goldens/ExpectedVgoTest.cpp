#include "tests/goldens/CountsComparison.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using Json = nlohmann::ordered_json;

/// The samples of VGO, whose EXPECTED.json lists files instead of naming them.
class ExpectedVgo : public testing::Test {
protected:
  const Json m_expected = expectedOfSamples(QStringLiteral("vgo"));
};

TEST_F(ExpectedVgo, InfoTellsTheCountsOfEveryFile) {
  constexpr int kKeys = 30;
  std::size_t files = 0;
  for (Json counts : m_expected.at("files")) {
    const std::string name = counts["file"];
    counts.erase("file");
    const CliRun run = infoOf("vgo", name);
    ASSERT_EQ(run.status, 0) << name << ": " << run.err.toStdString();
    const Json json = run.json();
    EXPECT_FALSE(json.contains("error")) << name << ": " << json["error"];
    EXPECT_GE(compareCounts(counts, json["counts"], name), kKeys) << name;
    EXPECT_EQ(json["scene"]["triangles"], counts["visible"]["visibleTriangles"]) << name;
    ++files;
  }
  EXPECT_EQ(files, samplePath(QStringLiteral("vgo/real_vgo_2_0.vgo")) ? 23u : 19u);
}

/// Broken file, and the cause that messages of it must name.
struct Cause {
  const char* file;
  const char* part;
};

constexpr Cause kCauses[] = {
    {"bad_empty.vgo", "empty"},
    {"bad_header_only.vgo", "before its index"},
    {"bad_truncated.vgo", "REPb ends at byte 3592, the file at byte 2394"},
    {"bad_magic_space.vgo", "is not followed by a zero byte"},
    {"bad_major_1.vgo", "VGO version 1.5"},
    {"bad_no_handedness.vgo", "right- or left-handed"},
    {"bad_offset_overflow.vgo", "ends at byte 4294967"},
    {"bad_idx_huge.vgo", "the index ends at byte"},
    {"bad_chunk_twice.vgo", "COMP twice"},
    {"bad_glb_v1.vgo", "GLB"},
    {"bad_no_nodes.vgo", "transform"},
    {"bad_key_missing.vgo", "needs its key file"},
    {"bad_key_wrong.vgo", "the key is wrong"},
    {"bad_key_short.vgo", "has 16 bytes; a key file has 32"},
    {"bad_bin_missing.vgo", "bad_bin_missing.bin"},
    {"bad_json_deep.vgo", "nested more than 64 deep"},
};

TEST_F(ExpectedVgo, BrokenFilesSayWhyAndShowWhatTheyCan) {
  std::size_t withTree = 0;
  for (const Cause& cause : kCauses) {
    const CliRun run = infoOf("vgo", cause.file);
    EXPECT_TRUE(run.err.contains(QLatin1StringView(cause.part))) << cause.file << ": " << run.err.toStdString();
    EXPECT_TRUE(run.err.contains(QLatin1StringView("at byte")) || cause.file == std::string("bad_empty.vgo"))
        << cause.file << ": " << run.err.toStdString();
    if (run.status == 0) {
      const Json json = run.json();
      EXPECT_TRUE(json.contains("error")) << cause.file;
      EXPECT_FALSE(json["structure"].empty()) << cause.file;
      ++withTree;
    } else {
      EXPECT_EQ(run.status, 1) << cause.file;
    }
  }
  EXPECT_EQ(withTree, std::size(kCauses) - 3) << "all but those that are no VGO 2 at all";
}

// The rest of the broken ones are shown as far as they are sound.
TEST_F(ExpectedVgo, FilesThatAreSoundInPartOpenWithAWarning) {
  std::size_t opened = 0;
  for (const Json& broken : m_expected.at("broken")) {
    const std::string name = broken["file"];
    const auto same = [&](const Cause& cause) { return name == cause.file; };
    if (std::ranges::any_of(kCauses, same)) {
      continue;
    }
    const CliRun run = infoOf("vgo", name);
    ASSERT_EQ(run.status, 0) << name << ": " << run.err.toStdString();
    const Json json = run.json();
    EXPECT_FALSE(json.contains("error")) << name;
    EXPECT_FALSE(json["diagnostics"].empty() && name != "bad_image_junk.vgo") << name;
    EXPECT_TRUE(json.contains("scene")) << name;
    ++opened;
  }
  EXPECT_EQ(opened + std::size(kCauses), m_expected.at("broken").size());
}

} // namespace
} // namespace vitrine::tests
