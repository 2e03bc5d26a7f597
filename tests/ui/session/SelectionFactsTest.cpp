#include "ui/session/SelectionFacts.h"

#include "tests/support/CpuTimer.h"
#include "tests/support/Waiting.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/inspector/PropertiesPanel.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <numeric>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::CpuTimer;
using vitrine::tests::kQuads;
using vitrine::tests::kWaitMs;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TestFormat;

namespace {

class SelectionFactsTest : public testing::Test {
protected:
  void show(std::uint32_t count) { session.setDocument(loadTestDocument(TestFormat::Mode::Good, count)); }
  void selectFirst(int count) {
    std::vector<DrawItemIndex> items;
    for (int i = 0; i < count; ++i) {
      items.push_back(DrawItemIndex(i));
    }
    selection.selectItems(std::move(items));
  }
  bool waitUntilCounted() {
    return QTest::qWaitFor([this] { return facts.facts() != nullptr; }, kWaitMs);
  }

  Session session;
  Selection selection{session};
  SelectionFacts facts{session, selection};
};

TEST_F(SelectionFactsTest, AFewThingsAreCountedAtOnce) {
  show(5);
  EXPECT_FALSE(facts.facts());
  QSignalSpy changes(&facts, &SelectionFacts::changed);
  selectFirst(3);
  ASSERT_TRUE(facts.facts());
  EXPECT_EQ(facts.facts()->summary.count(), 3U);
  EXPECT_EQ(facts.facts()->bounds.size().x(), 28.0F);
  EXPECT_EQ(changes.count(), 1);
  selection.clear();
  EXPECT_FALSE(facts.facts());
  EXPECT_EQ(changes.count(), 2);
}

TEST_F(SelectionFactsTest, OfManyOnlyTheLatestAreDelivered) {
  show(2'000);
  QSignalSpy changes(&facts, &SelectionFacts::changed);
  selectFirst(2'000);
  selectFirst(1'000);
  EXPECT_FALSE(facts.facts()) << "a worker counts them";
  ASSERT_TRUE(waitUntilCounted());
  EXPECT_EQ(facts.facts()->summary.count(), 1'000U);
  EXPECT_EQ(changes.count(), 3) << "two selections, one result";
  selectFirst(2'000);
  selection.clear();
  QTest::qWait(50);
  EXPECT_FALSE(facts.facts()) << "nothing is delivered of what is no longer selected";
}

TEST_F(SelectionFactsTest, AHundredThousandThingsDoNotHoldUpTheWindow) {
  constexpr int kMany = 100'000;
  constexpr int kMostMs = 50;
  show(kMany);
  PropertiesPanel panel(session, selection, facts);
  panel.show();
  session.links(); // made once for a document
  std::vector<DrawItemIndex> items(kMany);
  std::iota(items.begin(), items.end(), DrawItemIndex(0));
  const CpuTimer selecting;
  selection.selectItems(std::move(items));
  EXPECT_LT(selecting.elapsed(), kMostMs);
  ASSERT_FALSE(facts.facts());
  ASSERT_TRUE(waitUntilCounted());
  EXPECT_EQ(facts.facts()->summary.count(), std::uint64_t{kMany});
  EXPECT_EQ(facts.facts()->summary.triangles, std::uint64_t{2 * kMany});
  ASSERT_EQ(facts.facts()->summary.fields.size(), 1U);
  EXPECT_EQ(facts.facts()->summary.fields[0].equal, std::vector<std::size_t>{4}) << "the size";
  const CpuTimer showing;
  Q_EMIT facts.changed();
  EXPECT_LT(showing.elapsed(), kMostMs);
}

TEST_F(SelectionFactsTest, ManyRecordsAreComparedWithoutAPicture) {
  session.setDocument(loadTestDocument(TestFormat::Mode::BrokenScene, 1'000));
  std::vector<RecordRef> records;
  for (std::uint64_t row = 0; row < 1'000; ++row) {
    records.push_back({kQuads, row});
  }
  selection.selectRecords(std::move(records));
  ASSERT_TRUE(waitUntilCounted());
  EXPECT_EQ(facts.facts()->summary.count(), 1'000U);
  EXPECT_EQ(facts.facts()->summary.surfaces, 0U);
}

} // namespace
