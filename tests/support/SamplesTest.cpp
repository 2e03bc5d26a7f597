#include "tests/support/Samples.h"

#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

/// Samples of our own and other people's, in folders of the test's.
class Samples : public testing::Test {
protected:
  void SetUp() override {
    m_build.write(QStringLiteral("samples/maps/made.map"), "made");
    m_build.write(QStringLiteral("samples/maps/both.map"), "made");
    m_build.write(QStringLiteral("samples/maps/EXPECTED.json"),
                  R"({"both.map": 1, "files": [{"file": "a", "of": 1}]})");
    m_others.write(QStringLiteral("maps/both.map"), "theirs");
    m_others.write(QStringLiteral("maps/deep/theirs.map"), "theirs");
    m_others.write(QStringLiteral("maps/EXPECTED.json"),
                   R"({"both.map": 2, "theirs.map": 3, "files": [{"file": "b"}, {"file": "a", "of": 2}]})");
    qputenv("VITRINE_BINARY_DIR", m_build.path().toUtf8());
    qputenv("VITRINE_SAMPLES", m_others.path().toUtf8());
  }

  static void leaveOthersOut() { qputenv("VITRINE_SAMPLES", "/nonexistent/samples"); }

  TempFolder m_build;
  TempFolder m_others;
};

TEST_F(Samples, OurOwnComeBeforeOtherPeoples) {
  EXPECT_EQ(samplePath(QStringLiteral("maps/both.map")), m_build.path(QStringLiteral("samples/maps/both.map")));
  EXPECT_EQ(samplePath(QStringLiteral("maps/deep/theirs.map")), m_others.path(QStringLiteral("maps/deep/theirs.map")));
  leaveOthersOut();
  EXPECT_TRUE(samplePath(QStringLiteral("maps/made.map")));
  EXPECT_FALSE(samplePath(QStringLiteral("maps/deep/theirs.map")));
}

TEST_F(Samples, EveryFileIsListedOnce) {
  const QStringList all{"maps/EXPECTED.json", "maps/both.map", "maps/deep/theirs.map", "maps/made.map"};
  EXPECT_EQ(sampleFiles(QStringLiteral("maps")), all);
  EXPECT_EQ(sampleFiles({}), all);
  leaveOthersOut();
  EXPECT_EQ(sampleFiles({}), QStringList({"maps/EXPECTED.json", "maps/both.map", "maps/made.map"}));
}

TEST_F(Samples, FiguresOfOthersAreAddedToOurOwn) {
  EXPECT_EQ(expectedOfSamples(QStringLiteral("maps")).dump(),
            R"({"both.map":1,"files":[{"file":"a","of":1},{"file":"b"}],"theirs.map":3})");
  leaveOthersOut();
  EXPECT_EQ(expectedOfSamples(QStringLiteral("maps")).dump(), R"({"both.map":1,"files":[{"file":"a","of":1}]})");
  EXPECT_TRUE(expectedOfSamples(QStringLiteral("none")).empty());
}

TEST_F(Samples, SuitesOverMissingFilesAreSkippedOnceAndSayWhere) {
  const QString one = QStringLiteral("maps/deep/theirs.map");
  EXPECT_EQ(ofOthers<int>(one, {1, 2, 3}), (std::vector<int>{1, 2, 3}));
  leaveOthersOut();
  EXPECT_EQ(ofOthers<int>(one, {1, 2, 3}), std::vector<int>{1});
  EXPECT_EQ(othersSamplesMissing(), "other people's sample files (VITRINE_SAMPLES) are not at /nonexistent/samples");
}

} // namespace
} // namespace vitrine::tests
