#include "ui/shell/StartPage.h"

#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "ui/mainwindow/Demos.h"
#include "ui/shell/RecentGrid.h"
#include "ui/shell/WhatIsNew.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>

#include <gtest/gtest.h>

using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;

namespace {

TEST(WhatIsNewTest, IsTheUsersPartOfTheNewestVersion) {
  const QString changelog = QStringLiteral("# Changes\n\nAbout.\n\n## 2.0\n\n### For users\n- new\n  and more\n\n"
                                           "### For packagers\n- a file\n\n## 1.0\n\n### For users\n- old\n");
  EXPECT_EQ(newestChanges(changelog), QStringLiteral("- new\n  and more"));
  EXPECT_EQ(newestChanges(QStringLiteral("# Changes\n")), QString());
}

TEST(WhatIsNewTest, TheProgramCarriesItsOwn) {
  EXPECT_TRUE(whatIsNew().startsWith(QLatin1Char('-')));
}

TEST(DemosTest, AreThoseThatAreThere) {
  const TempFolder folder;
  EXPECT_TRUE(demosIn(folder.path()).isEmpty());
  EXPECT_TRUE(demosIn({}).isEmpty());
  const QString avatar = folder.write(QStringLiteral("vitrine_avatar.vgo"), "a");
  const QString museum = folder.write(QStringLiteral("vitrine_museum.bsp"), "m");
  EXPECT_EQ(demosIn(folder.path()), (QStringList{museum, avatar}));
}

TEST(StartPageTest, OffersWhatThereIs) {
  const TempFolder folder;
  StartPage page;
  page.resize(900, 700);
  page.show();
  auto* recent = page.findChild<RecentGrid*>(QStringLiteral("recentFiles"));
  auto* demos = page.findChild<RecentGrid*>(QStringLiteral("demoFiles"));
  EXPECT_FALSE(recent->isVisible()) << "nothing was opened yet";
  EXPECT_FALSE(demos->isVisible());
  const QString demo = folder.write(QStringLiteral("demo.bsp"), "d");
  page.setDemoFiles({demo});
  page.setRecentFiles({folder.path()});
  EXPECT_TRUE(recent->isVisible());
  ASSERT_TRUE(demos->isVisible());
  QSignalSpy chosen(&page, &StartPage::chosen);
  ASSERT_TRUE(QTest::qWaitFor([&] { return demos->item(0)->flags().testFlag(Qt::ItemIsEnabled); }, kWaitMs));
  QTest::mouseClick(demos->viewport(), Qt::LeftButton, {}, demos->visualItemRect(demos->item(0)).center());
  ASSERT_EQ(chosen.count(), 1);
  EXPECT_EQ(chosen.front().front().toString(), demo);
}

TEST(StartPageTest, TellsWhatIsNewWhenAsked) {
  StartPage page;
  page.resize(900, 700);
  page.show();
  auto* text = page.findChild<QTextBrowser*>(QStringLiteral("newsText"));
  EXPECT_FALSE(text->isVisible());
  QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("whatIsNew")), Qt::LeftButton);
  EXPECT_TRUE(text->isVisible());
  EXPECT_FALSE(text->toPlainText().isEmpty());
}

} // namespace
