#include "ui/session/Selection.h"

#include "core/links/ItemBounds.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/session/SelectionHistory.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kQuads;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TestFormat;

namespace {

class SelectionTest : public testing::Test {
protected:
  SelectionTest() { session.setDocument(loadTestDocument()); }

  ByteRange bytesOf(std::uint64_t row) const {
    return {0, TestFormat::kHeaderSize + row * TestFormat::kRecordSize, TestFormat::kRecordSize};
  }

  Session session;
  Selection selection{session};
};

TEST_F(SelectionTest, AHitLeadsToNodeRecordAndBytes) {
  selection.selectHit({.item = 3, .triangle = 1, .position = {1, 2, 3}});
  const links::Pick& now = selection.current();
  EXPECT_EQ(now.node, NodeIndex(0));
  EXPECT_EQ(now.items, std::vector<DrawItemIndex>{3});
  EXPECT_EQ(now.record, (RecordRef{kQuads, 3}));
  EXPECT_EQ(now.section, kQuads);
  EXPECT_EQ(now.bytes, bytesOf(3));
  EXPECT_EQ(now.point, QVector3D(1, 2, 3));
}

TEST_F(SelectionTest, AHitOnAnInstanceWithoutOwnRecordsLeadsToTheInstance) {
  selection.selectHit({.item = 5});
  EXPECT_EQ(selection.current().node, NodeIndex(2));
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 0}));
}

TEST_F(SelectionTest, ARecordLeadsToItsSurface) {
  selection.selectRecord({kQuads, 2});
  EXPECT_EQ(selection.current().items, std::vector<DrawItemIndex>{2});
  EXPECT_EQ(selection.current().node, NodeIndex(0));
  EXPECT_EQ(selection.current().bytes, bytesOf(2));
}

TEST_F(SelectionTest, TheRecordOfAnInstanceLeadsToItsNodeAndAllItShows) {
  selection.selectRecord({kQuads, 0});
  EXPECT_EQ(selection.current().node, NodeIndex(2));
  EXPECT_EQ(selection.current().items, (std::vector<DrawItemIndex>{0, 5}));
}

TEST_F(SelectionTest, ByteLeadsToRecordFieldAndSurface) {
  selection.selectBytes({0, bytesOf(4).offset + 9, 1});
  const links::Pick& now = selection.current();
  EXPECT_EQ(now.record, (RecordRef{kQuads, 4}));
  EXPECT_EQ(now.field, 3U) << "x lies at 8";
  EXPECT_EQ(now.items, std::vector<DrawItemIndex>{4});
  EXPECT_EQ(now.bytes, (ByteRange{0, bytesOf(4).offset + 9, 1})) << "what the user chose stays chosen";
}

TEST_F(SelectionTest, EveryPixelLeadsBackToItself) {
  for (DrawItemIndex item = 1; item < 5; ++item) {
    selection.selectHit({.item = item});
    const ByteRange bytes = *selection.current().bytes;
    selection.clear();
    selection.selectBytes({bytes.space, bytes.offset, 1});
    EXPECT_EQ(selection.current().items, std::vector<DrawItemIndex>{item});
  }
}

TEST_F(SelectionTest, ByteOutsideRecordsLeadsToItsSection) {
  selection.selectBytes({0, 2, 1});
  EXPECT_FALSE(selection.current().record);
  EXPECT_EQ(selection.current().section, 1U);
  EXPECT_TRUE(selection.current().items.empty());
}

TEST_F(SelectionTest, AFieldSelectsItsOwnBytes) {
  selection.selectRecord({kQuads, 1}, 1);
  EXPECT_EQ(selection.current().bytes, (ByteRange{0, bytesOf(1).offset + 4, 2}));
}

TEST_F(SelectionTest, ANodeSelectsEverythingBelowIt) {
  selection.selectNode(1);
  EXPECT_EQ(selection.current().items, std::vector<DrawItemIndex>{5});
  EXPECT_FALSE(selection.current().record);
  selection.selectNode(2);
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 0}));
  EXPECT_EQ(selection.current().bytes, bytesOf(0));
}

TEST_F(SelectionTest, WhatDoesNotExistIsNotSelected) {
  QSignalSpy changes(&selection, &Selection::changed);
  selection.selectNode(99);
  selection.selectNode(-1);
  selection.selectRecord({kQuads, 99});
  selection.selectRecord({77, 0});
  selection.selectSection(77);
  selection.selectBytes({9, 0, 1});
  selection.selectHit({.item = 99});
  EXPECT_EQ(changes.count(), 0);
}

TEST_F(SelectionTest, AnotherDocumentClearsIt) {
  selection.selectNode(0);
  session.setDocument(loadTestDocument(TestFormat::Mode::Good, 2));
  EXPECT_TRUE(selection.empty());
}

TEST_F(SelectionTest, ADocumentWithoutPictureStillLinksRecordsAndBytes) {
  session.setDocument(loadTestDocument(TestFormat::Mode::BrokenScene));
  selection.selectBytes(bytesOf(2));
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 2}));
  EXPECT_EQ(selection.current().node, scene::kNone);
}

/// A file whose records each show two surfaces: item 2n about fields 1 and 2, item 2n+1 about fields 3 and 4.
class PartSelectionTest : public SelectionTest {
protected:
  PartSelectionTest() { session.setDocument(loadTestDocument(TestFormat::Mode::Game)); }
};

TEST_F(PartSelectionTest, AHitMarksTheFieldsItIsAbout) {
  selection.selectHit({.item = 5});
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 2}));
  EXPECT_EQ(selection.current().bytes, bytesOf(2));
  EXPECT_EQ(selection.current().fields, (std::vector<std::size_t>{3, 4}));
  EXPECT_EQ(markedFields(selection.current()), (std::vector<std::size_t>{3, 4}));
}

TEST_F(PartSelectionTest, AHitOnAnInstanceMarksNothing) {
  selection.selectHit({.item = 10});
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 0}));
  EXPECT_TRUE(selection.current().fields.empty());
}

TEST_F(PartSelectionTest, AFieldLeadsToTheSurfacesAboutIt) {
  selection.selectRecord({kQuads, 2}, 1);
  EXPECT_EQ(selection.current().items, std::vector<DrawItemIndex>{4});
  EXPECT_EQ(selection.current().fields, (std::vector<std::size_t>{1, 2}));
  selection.selectRecord({kQuads, 2}, 4);
  EXPECT_EQ(selection.current().items, std::vector<DrawItemIndex>{5});
  selection.selectRecord({kQuads, 2}, 0);
  EXPECT_EQ(selection.current().items, (std::vector<DrawItemIndex>{4, 5})) << "no surface is about it alone";
  EXPECT_TRUE(selection.current().fields.empty());
  EXPECT_EQ(markedFields(selection.current()), std::vector<std::size_t>{0});
  selection.selectRecord({kQuads, 2});
  EXPECT_EQ(selection.current().items, (std::vector<DrawItemIndex>{4, 5}));
  EXPECT_TRUE(markedFields(selection.current()).empty());
}

TEST_F(PartSelectionTest, ByteAndPixelLeadToEachOther) {
  const structure::RecordTable& table = *session.document()->structure[kQuads].table;
  for (DrawItemIndex item = 2; item < 10; ++item) {
    selection.selectHit({.item = item});
    const links::Pick hit = selection.current();
    for (const std::size_t field : hit.fields) {
      selection.selectBytes({0, table.rangeOf(hit.record->row, field).offset, 1});
      EXPECT_EQ(selection.current().items, std::vector<DrawItemIndex>{item});
      EXPECT_EQ(selection.current().fields, hit.fields);
    }
  }
}

TEST_F(PartSelectionTest, ARecordOfAnInstanceKeepsItsOtherSurfacesApart) {
  // QUADS[0] is the marker's record too: item 10 is its shape, which is about no field.
  selection.selectRecord({kQuads, 0});
  EXPECT_EQ(selection.current().items, (std::vector<DrawItemIndex>{0, 1, 10}));
  selection.selectRecord({kQuads, 0}, 3);
  EXPECT_EQ(selection.current().items, std::vector<DrawItemIndex>{1});
}

TEST_F(SelectionTest, HistoryGoesBackAndForth) {
  SelectionHistory history(session, selection);
  EXPECT_FALSE(history.canGoBack());
  for (const std::uint64_t row : {0U, 1U, 2U}) {
    selection.selectRecord({kQuads, row});
  }
  history.back();
  EXPECT_EQ(selection.current().record->row, 1U);
  history.back();
  EXPECT_EQ(selection.current().record->row, 0U);
  EXPECT_FALSE(history.canGoBack());
  history.forward();
  EXPECT_EQ(selection.current().record->row, 1U);
  selection.selectRecord({kQuads, 4});
  EXPECT_FALSE(history.canGoForward()) << "a new step forgets what was ahead";
  history.back();
  EXPECT_EQ(selection.current().record->row, 1U);
  session.setDocument(loadTestDocument());
  EXPECT_FALSE(history.canGoBack());
}

TEST_F(SelectionTest, BackFromNothingLeadsToWhatWasSelectedLast) {
  SelectionHistory history(session, selection);
  selection.selectRecord({kQuads, 0});
  selection.selectRecord({kQuads, 1});
  QSignalSpy changes(&history, &SelectionHistory::changed);
  selection.clear();
  EXPECT_GT(changes.count(), 0) << "there is more to go back to";
  history.back();
  EXPECT_EQ(selection.current().record->row, 1U);
  history.back();
  EXPECT_EQ(selection.current().record->row, 0U);
  selection.clear();
  EXPECT_TRUE(history.canGoBack());
  history.back();
  EXPECT_EQ(selection.current().record->row, 0U);
  selection.clear();
  selection.selectRecord({kQuads, 0});
  EXPECT_FALSE(history.canGoBack()) << "the same once more is no further step";
}

TEST_F(SelectionTest, WhatSeveralWereSelectedByComesBackWithThem) {
  SelectionHistory history(session, selection);
  const QString criterion = QStringLiteral("material paint");
  selection.selectItems({0, 2}, criterion);
  EXPECT_EQ(selection.way(), Selection::Way::Together);
  EXPECT_EQ(selection.criterion(), criterion);
  selection.selectRecord({kQuads, 1});
  EXPECT_EQ(selection.criterion(), QString());
  history.back();
  EXPECT_EQ(selection.way(), Selection::Way::Recalled);
  EXPECT_EQ(selection.criterion(), criterion);
  QSignalSpy changes(&selection, &Selection::changed);
  QSignalSpy criteria(&selection, &Selection::criterionChanged);
  selection.setCriterion(QStringLiteral("model box"));
  EXPECT_EQ(changes.count(), 0);
  EXPECT_EQ(criteria.count(), 1);
}

TEST_F(SelectionTest, AHitLeadsToTheRecordOfTheFrameItMet) {
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  selection.selectHit({.item = 0, .frame = 2});
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 2}));
  EXPECT_EQ(selection.current().bytes, bytesOf(2));
  EXPECT_EQ(selection.current().node, NodeIndex(1));
  selection.selectHit({.item = 1, .frame = 1});
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 4}));
}

TEST_F(SelectionTest, WhatIsSelectedReachesAsFarAsItStandsNow) {
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  const std::vector<DrawItemIndex> hopper{0};
  EXPECT_EQ(links::boundsOf(*session.pose(), session.evaluated(), hopper).min().x(), 0);
  session.setTime(0.2);
  EXPECT_EQ(links::boundsOf(*session.pose(), session.evaluated(), hopper).min().x(), 20);
}

TEST_F(SelectionTest, TheAnimationOfARecord) {
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  EXPECT_EQ(session.links().animationOf({1, 0}, 0), scene::AnimationIndex(4));
  EXPECT_EQ(session.links().animationOf({1, 0}, 4), scene::AnimationIndex(4));
  EXPECT_EQ(session.links().animationOf({kQuads, 0}, 0), scene::kNone);
}

} // namespace
