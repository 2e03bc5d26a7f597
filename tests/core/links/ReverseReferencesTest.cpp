#include "core/links/ReverseReferences.h"

#include "core/queries/LeadsTo.h"
#include "core/queries/RecordFilter.h"
#include "tests/core/queries/MadeTables.h"
#include "tests/support/QtPrinters.h"

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
  EXPECT_EQ(usesOf("lumps/POINTS_HDR", 2), usesOf("lumps/POINTS", 2)) << "what leads to its twin";
  EXPECT_EQ(usesOf("parts/1", 0), (std::vector<RecordUse>{{section("lumps/PICKS"), 0, {0}}}));
  EXPECT_EQ(usesOf("parts/1", 1), std::vector<RecordUse>()) << "its first record alone";
}

TEST_F(ReverseReferencesTest, TheConditionOfEachUseFindsItsRecords) {
  const structure::Structure& structure = m_made.structure;
  std::size_t uses = 0;
  for (const char* target : {"lumps/INFOS", "lumps/DATA", "lumps/NODES", "lumps/LEAVES", "lumps/POINTS",
                             "lumps/POINTS_HDR", "parts/0", "parts/1"}) {
    for (std::uint64_t row = 0; row < structure[section(target)].table->rowCount(); ++row) {
      for (const RecordUse& use : usesOf(target, row)) {
        const QString condition =
            queries::conditionLeadingTo(structure, use.section, use.field, {section(target), row});
        const auto filter = queries::RecordFilter::compile(condition, structure, use.section);
        ASSERT_TRUE(filter) << condition.toStdString();
        Progress progress;
        EXPECT_EQ(filter->matching(progress), use.rows) << condition.toStdString();
        ++uses;
      }
    }
  }
  EXPECT_GT(uses, 8U);
  EXPECT_EQ(queries::conditionLeadingTo(structure, section("lumps/EDGES"), 0, {section("lumps/POINTS"), 2}),
            QStringLiteral("point == -2 || point == 2"));
  EXPECT_EQ(queries::conditionLeadingTo(structure, section("lumps/NODES"), 0, {section("lumps/LEAVES"), 2}),
            QStringLiteral("child == -3"));
  EXPECT_EQ(queries::conditionLeadingTo(structure, section("lumps/FACES"), 1, {section("lumps/INFOS"), 0}), QString())
      << "flags lead nowhere";
}

TEST_F(ReverseReferencesTest, IsCancelled) {
  Progress progress;
  progress.cancel();
  EXPECT_THROW((void)ReverseReferences::of(m_made.structure, progress), base::Cancelled);
}

} // namespace
} // namespace vitrine::links
