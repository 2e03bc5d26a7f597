// Every odd file of the samples: whether it is refused, read in part or read with a note, and what is said.
#include "tests/core/formats/xops/format/WorldUnderTest.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

enum class Verdict { Silent, Note, Warning, Part };

struct OddSample {
  const char* file;
  Verdict verdict;
  const char* message;
};

std::ostream& operator<<(std::ostream& out, const OddSample& sample) {
  return out << sample.file;
}

class OddSamples : public testing::TestWithParam<OddSample> {};

TEST_P(OddSamples, areReadAsFarAsTheyGo) {
  const auto path = samplePath(QStringLiteral("bd1/generated/edge/") + QString::fromUtf8(GetParam().file));
  ASSERT_TRUE(path);
  const OpenedWorld world(*path);
  const auto any = [&](Severity severity) { return world.says(severity, ""); };
  const auto told = [&](Severity severity) { return world.says(severity, GetParam().message); };
  switch (GetParam().verdict) {
  case Verdict::Silent:
    EXPECT_TRUE(world.document().diagnostics.empty()) << world.told();
    break;
  case Verdict::Note:
    EXPECT_TRUE(told(Severity::Note)) << world.told();
    EXPECT_FALSE(any(Severity::Warning) || any(Severity::Damage)) << world.told();
    break;
  case Verdict::Warning:
    EXPECT_TRUE(told(Severity::Warning)) << world.told();
    EXPECT_FALSE(any(Severity::Damage)) << world.told();
    break;
  case Verdict::Part:
    EXPECT_TRUE(told(Severity::Damage)) << world.told();
    break;
  }
}

INSTANTIATE_TEST_SUITE_P(
    Edge, OddSamples,
    testing::Values(OddSample{"case_path.bd1", Verdict::Silent, ""}, OddSample{"empty.bd1", Verdict::Silent, ""},
                    OddSample{"index_high_bytes.bd1", Verdict::Silent, ""},
                    OddSample{"index_out_of_range.bd1", Verdict::Silent, ""},
                    OddSample{"inside_out.bd1", Verdict::Silent, ""}, OddSample{"no_textures.bd1", Verdict::Silent, ""},
                    OddSample{"path31.bd1", Verdict::Silent, ""}, OddSample{"plank.bd1", Verdict::Silent, ""},
                    OddSample{"points_none.pd1", Verdict::Silent, ""}, OddSample{"sjis_path.bd1", Verdict::Silent, ""},
                    OddSample{"trailing.bd1", Verdict::Silent, ""}, OddSample{"twisted.bd1", Verdict::Silent, ""},
                    OddSample{"flag_zero.bd1", Verdict::Note, "is disabled: the editor hides it, the game does not"},
                    OddSample{"escape_path.bd1", Verdict::Warning,
                              "leads outside the opened folder and is not followed"},
                    OddSample{"not_finite.bd1", Verdict::Part, "has no valid position; the block is left out"},
                    OddSample{"count_too_big.bd1", Verdict::Part, "2 of 65535 blocks could be read"},
                    OddSample{"truncated.bd1", Verdict::Part, "3 of 5 blocks could be read"},
                    OddSample{"header_only_short.bd1", Verdict::Part, "the header is truncated: 200 of 312 bytes"},
                    OddSample{"points_truncated.pd1", Verdict::Part, "7 of 60 points could be read"}));

TEST(OddSamples, withoutABlockHeaderThereIsNoPicture) {
  const auto path = samplePath(QStringLiteral("bd1/generated/edge/header_only_short.bd1"));
  ASSERT_TRUE(path);
  const OpenedWorld world(*path);
  EXPECT_FALSE(world.document().scene);
  ASSERT_TRUE(world.document().sceneError);
  EXPECT_EQ(world.document().sceneError->offset, 200U);
  EXPECT_TRUE(world.document().structure.find(QStringLiteral("header/textures"))) << "what is there is shown";
}

TEST(OddSamples, emptyFilesAreRefused) {
  const TempFolder folder;
  for (const char* name : {"zero.bd1", "zero.pd1", "zero.mif"}) {
    Progress progress;
    const auto opened =
        formats::Opener(xopsFormats()).open(folder.write(QString::fromLatin1(name), QByteArray()), {}, progress);
    ASSERT_FALSE(opened) << name;
    EXPECT_EQ(opened.error().code, ErrorCode::WrongFormat);
    EXPECT_EQ(opened.error().message, QStringLiteral("this is an empty file"));
  }
}

} // namespace
} // namespace vitrine::tests
