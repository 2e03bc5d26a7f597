#include "core/links/ReverseReferences.h"

#include "tests/core/queries/MadeTables.h"

#include <gtest/gtest.h>

namespace vitrine::links {
namespace {

using tests::MadeTables;

class ReverseReferencesTest : public testing::Test {
protected:
  std::vector<RecordUse> usesOf(const char* section, std::uint64_t row) const {
    Progress progress;
    return ReverseReferences::of(m_made.structure, progress).usesOf({m_made.section(section), row});
  }
  SectionId section(const char* path) const { return m_made.section(path); }

  const MadeTables m_made{
      {{1, 0, 0, 0, {}, "a"}, {0, 0, 0, 0, {}, "b"}, {1, 0, 0, 0, {}, "c"}, {-1, 0, 0, 0, {}, "d"}}};
};

TEST_F(ReverseReferencesTest, TellsWhoLeadsToARecord) {
  EXPECT_EQ(usesOf("lumps/INFOS", 1), (std::vector<RecordUse>{{section("lumps/FACES"), 0, {0, 2}}}));
  EXPECT_EQ(usesOf("lumps/INFOS", 2), std::vector<RecordUse>());
}

TEST_F(ReverseReferencesTest, KnowsAllKindsOfReferences) {
  EXPECT_EQ(usesOf("lumps/NODES", 1), (std::vector<RecordUse>{{section("lumps/NODES"), 0, {0}}}));
  EXPECT_EQ(usesOf("lumps/LEAVES", 2), (std::vector<RecordUse>{{section("lumps/NODES"), 0, {2}}}));
  EXPECT_EQ(usesOf("lumps/POINTS", 2), (std::vector<RecordUse>{{section("lumps/EDGES"), 0, {0, 1}}}));
  EXPECT_EQ(usesOf("parts/1", 0), (std::vector<RecordUse>{{section("lumps/PICKS"), 0, {0}}}));
  EXPECT_EQ(usesOf("parts/1", 1), std::vector<RecordUse>()) << "its first record alone";
}

TEST_F(ReverseReferencesTest, IsCancelled) {
  Progress progress;
  progress.cancel();
  EXPECT_THROW((void)ReverseReferences::of(m_made.structure, progress), base::Cancelled);
}

} // namespace
} // namespace vitrine::links
