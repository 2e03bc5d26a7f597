#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "tests/ui/support/TestArchive.h"
#include "ui/browser/BrowserPanel.h"
#include "ui/settings/FileSettings.h"

#include <QDockWidget>
#include <QTreeView>

namespace vitrine::tests {
namespace {

/// An archive with a file at its top and one in a folder.
class ArchiveTest : public MainWindowTest {
protected:
  ArchiveTest() {
    content.write(QStringLiteral("top.vtst"), TestFormat::file());
    content.write(QStringLiteral("deep/inner.vtst"), TestFormat::file(TestFormat::Mode::Good, 3));
    archive = folder.write(QStringLiteral("box.vtar"), TestArchive::file(content.path()));
  }

  ui::BrowserPanel& browser() {
    return *window->findChild<QDockWidget*>(QStringLiteral("browser"))->findChild<ui::BrowserPanel*>();
  }
  void openPath(const QString& path) {
    window->open({path});
    ASSERT_TRUE(waitUntilIdle());
  }

  TempFolder content;
  QString archive;
};

TEST_F(ArchiveTest, OpeningOneShowsItsContentInTheBrowser) {
  openPath(archive);
  EXPECT_EQ(openName(), QStringLiteral("box.vtar"));
  EXPECT_TRUE(QTest::qWaitFor([this] { return browser().shownCount() == 2; }, kWaitMs));
  EXPECT_TRUE(browser().isVisible());
  EXPECT_TRUE(label("noticeText").contains(QStringLiteral("This is an archive")));
  EXPECT_TRUE(messages().isHidden());
}

TEST_F(ArchiveTest, AFileInItIsOpenedAsAnyOther) {
  const QString path = archive + QStringLiteral("/deep/inner.vtst");
  openPath(path);
  ASSERT_EQ(openName(), QStringLiteral("inner.vtst"));
  EXPECT_TRUE(window->windowTitle().startsWith(QStringLiteral("inner.vtst")));
  EXPECT_EQ(settings->value(ui::setting::kRecentFiles).value(0), path);
  EXPECT_EQ(folderOrHome(settings->value(ui::setting::kLastFolder)), folder.path());
  content.write(QStringLiteral("deep/inner.vtst"), TestFormat::file(TestFormat::Mode::Good, 4));
  action("file.reload")->trigger();
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(window->session().document()->structure[kQuads].table->rowCount(), 4U);
}

TEST_F(ArchiveTest, NeighboursAreThoseInTheSameFolder) {
  openPath(archive);
  ASSERT_TRUE(QTest::qWaitFor([this] { return browser().shownCount() == 2; }, kWaitMs));
  openPath(archive + QStringLiteral("/top.vtst"));
  EXPECT_EQ(browser().shownCount(), 2) << "the browser stays where it is";
  EXPECT_FALSE(action("go.nextFile")->isEnabled());
}

TEST_F(ArchiveTest, WhatIsNotInItIsSaid) {
  openPath(archive + QStringLiteral("/deep/none.vtst"));
  EXPECT_FALSE(messages().isHidden());
  EXPECT_EQ(openName(), QString());
}

} // namespace
} // namespace vitrine::tests
