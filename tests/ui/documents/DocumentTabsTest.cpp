#include "ui/documents/DocumentTabs.h"

#include "tests/ui/support/TestFormat.h"
#include "ui/documents/DocumentWeight.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;

namespace {

DocumentTab tabOf(const QString& path) {
  LoadRequest request;
  request.path = path;
  return {{.request = request}};
}

/// Leaves the shown tab, with a document of this weight.
void leave(DocumentTabs& tabs, std::uint64_t weight) {
  tabs.leave(DocumentView{.facts = {.items = 7}},
             {.request = tabs.shown().request, .reading = std::make_shared<FileReading>()}, weight);
}

QStringList paths(const DocumentTabs& tabs) {
  QStringList all;
  for (int i = 0; i < tabs.count(); ++i) {
    all << tabs.at(i).request.path;
  }
  return all;
}

/// Tabs for /a to /c, the last of them shown, used in this order.
class DocumentTabsTest : public testing::Test {
protected:
  DocumentTabsTest() {
    for (const QString& path : {QStringLiteral("/a"), QStringLiteral("/b"), QStringLiteral("/c")}) {
      tabs.setCurrent(tabs.add(tabOf(path)));
    }
    tabs.close(0); // the start page
  }

  DocumentTabs tabs;
};

TEST_F(DocumentTabsTest, ThereIsAlwaysOne) {
  DocumentTabs one;
  EXPECT_EQ(one.count(), 1);
  EXPECT_TRUE(one.shown().isStartPage());
  one.setRequest(0, tabOf(QStringLiteral("/a")).request);
  const int before = one.shown().id;
  one.close(0);
  EXPECT_EQ(one.count(), 1);
  EXPECT_TRUE(one.shown().isStartPage());
  EXPECT_NE(one.shown().id, before) << "another tab, not the same with something else in it";
}

TEST_F(DocumentTabsTest, ClosingShowsTheOneUsedLast) {
  EXPECT_EQ(paths(tabs), (QStringList{QStringLiteral("/a"), QStringLiteral("/b"), QStringLiteral("/c")}));
  tabs.setCurrent(0);
  tabs.setCurrent(2);
  tabs.close(2);
  EXPECT_EQ(tabs.shown().request.path, QStringLiteral("/a")) << "and not its neighbour";
  tabs.close(1);
  EXPECT_EQ(tabs.shown().request.path, QStringLiteral("/a")) << "which another's end does not concern";
}

TEST_F(DocumentTabsTest, AClosedOneComesBackWithItsView) {
  EXPECT_FALSE(tabs.canReopen()) << "a start page holds nothing";
  leave(tabs, 1);
  tabs.close(2);
  tabs.close(0);
  ASSERT_TRUE(tabs.canReopen());
  EXPECT_EQ(tabs.at(tabs.reopen()).request.path, QStringLiteral("/a")) << "the last one first";
  const DocumentTab& back = tabs.at(tabs.reopen());
  EXPECT_EQ(back.request.path, QStringLiteral("/c"));
  ASSERT_TRUE(back.view);
  EXPECT_EQ(back.view->facts.items, 7U);
  EXPECT_FALSE(back.isKept()) << "closed means let go";
  EXPECT_EQ(tabs.reopen(), -1);
}

TEST_F(DocumentTabsTest, MovingKeepsWhatIsShown) {
  QSignalSpy shown(&tabs, &DocumentTabs::currentChanged);
  tabs.move(2, 0);
  EXPECT_EQ(paths(tabs), (QStringList{QStringLiteral("/c"), QStringLiteral("/a"), QStringLiteral("/b")}));
  EXPECT_EQ(tabs.current(), 0);
  tabs.move(1, 2);
  EXPECT_EQ(tabs.current(), 0);
  tabs.add(tabOf(QStringLiteral("/d")), 0);
  EXPECT_EQ(tabs.shown().request.path, QStringLiteral("/c"));
  EXPECT_EQ(shown.count(), 0);
}

TEST_F(DocumentTabsTest, NamesTellFilesOfOneNameApart) {
  tabs.setRequest(0, tabOf(QStringLiteral("/maps/old/hall.bsp")).request);
  tabs.setRequest(1, tabOf(QStringLiteral("/maps/new/hall.bsp")).request);
  EXPECT_EQ(tabs.names(),
            (QStringList{QStringLiteral("hall.bsp (…/old)"), QStringLiteral("hall.bsp (…/new)"), QStringLiteral("c")}));
  tabs.close(1);
  EXPECT_EQ(tabs.names(), (QStringList{QStringLiteral("hall.bsp"), QStringLiteral("c")}));
}

TEST_F(DocumentTabsTest, TheSameFileTwiceHasOneName) {
  tabs.setRequest(1, tabOf(QStringLiteral("/a")).request);
  EXPECT_EQ(tabs.names(), (QStringList{QStringLiteral("a"), QStringLiteral("a"), QStringLiteral("c")}));
}

TEST_F(DocumentTabsTest, WhatWasUsedLongestAgoIsLetGo) {
  leave(tabs, 40);
  tabs.setCurrent(0);
  leave(tabs, 40);
  tabs.setCurrent(1);
  tabs.trim(80);
  EXPECT_TRUE(tabs.at(0).isKept());
  EXPECT_TRUE(tabs.at(2).isKept());
  tabs.trim(79);
  EXPECT_TRUE(tabs.at(0).isKept()) << "left last";
  EXPECT_FALSE(tabs.at(2).isKept());
  EXPECT_TRUE(tabs.at(2).view) << "its view stays";
}

TEST_F(DocumentTabsTest, AFreedDocumentIsReadAgainAsItWasOpenedLast) {
  auto reading = std::make_shared<FileReading>();
  const std::weak_ptr<const FileReading> freed = reading;
  LoadRequest request = tabs.shown().request;
  request.options.addedPlaces = {QStringLiteral("/games")};
  tabs.leave(DocumentView(), {.request = request, .reading = std::move(reading)}, 1);
  tabs.setCurrent(0);
  EXPECT_TRUE(tabs.at(2).isKept());
  tabs.trim(0);
  EXPECT_FALSE(tabs.at(2).isKept());
  EXPECT_TRUE(freed.expired());
  EXPECT_EQ(tabs.at(2).request.path, request.path);
  EXPECT_EQ(tabs.at(2).request.options.addedPlaces, request.options.addedPlaces) << "with the places mounted since";
}

TEST_F(DocumentTabsTest, OnlySoManyClosedOnesAreKnown) {
  for (std::size_t i = 0; i < DocumentTabs::kMostClosed + 3; ++i) {
    tabs.close(tabs.add(tabOf(QString::number(i))));
  }
  std::size_t back = 0;
  while (tabs.reopen() >= 0) {
    ++back;
  }
  EXPECT_EQ(back, DocumentTabs::kMostClosed);
}

TEST(DocumentWeightTest, MoreTrianglesWeighMore) {
  const auto weight = [](std::uint32_t squares) {
    Session session;
    session.setDocument(tests::loadTestDocument(tests::TestFormat::Mode::Good, squares));
    return weightOf(session.snapshot());
  };
  const std::uint64_t few = weight(10);
  const std::uint64_t many = weight(1010);
  // A thousand squares more: two triangles each, of corners with at least a position, and a record each.
  EXPECT_GT(many - few, 1000U * (6 * 12 + tests::TestFormat::kRecordSize));
  EXPECT_LT(many - few, 1000U * 2000) << "and not a page each";
}

} // namespace
