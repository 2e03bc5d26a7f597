// Names for screen readers in every panel, bar and dialog, with files that bring different controls.
#include "tests/ui/support/AccessibleNames.h"

#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/comparing/CompareDialog.h"
#include "ui/content/LightmapDialog.h"
#include "ui/content/PictureDialog.h"
#include "ui/controls/WhyDrawnDialog.h"
#include "ui/inspector/WebLink.h"
#include "ui/mainwindow/CompareController.h"
#include "ui/mainwindow/FormatChooser.h"
#include "ui/widgets/QueryEdit.h"

#include <QDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QToolBar>

#include <set>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::expectAccessibleNames;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

image::ImagePtr paint() {
  auto made = std::make_shared<image::Image>();
  made->width = made->height = 2;
  made->pictures.push_back({2, 2, Bytes::adopt(std::vector<std::byte>(16))});
  return made;
}

class AccessibleNamesTest : public MainWindowTest {
protected:
  /// Checks a window with each page of the tabs that are shown in it.
  void expectNamesOnAllPages(QWidget& whole, const QWidget& part) {
    EXPECT_GT(expectAccessibleNames(whole), 0);
    for (QTabWidget* tabs : part.findChildren<QTabWidget*>()) {
      for (int page = 0; tabs->isVisible() && page < tabs->count(); ++page) {
        SCOPED_TRACE(tabs->tabText(page).toStdString());
        tabs->setCurrentIndex(page);
        QCoreApplication::processEvents();
        expectAccessibleNames(whole);
      }
    }
  }
  /// Checks a dialog of the window while it is on the screen.
  void expectNamesIn(QWidget& dialog) {
    SCOPED_TRACE(dialog.metaObject()->className());
    dialog.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&dialog));
    expectNamesOnAllPages(dialog, dialog);
    dialog.close();
  }
  /// Triggers a command, and checks the dialogs and popups that it opens, also those that block. False: it opened none.
  bool expectNamesAfter(const char* command) {
    SCOPED_TRACE(command);
    bool opened = false;
    const auto check = [&] {
      for (QWidget* top : QApplication::topLevelWidgets()) {
        auto* dialog = qobject_cast<QDialog*>(top);
        if (dialog && dialog->isVisible()) {
          opened = true;
          expectNamesOnAllPages(*dialog, *dialog);
          dialog->reject();
          dialog->close();
        }
      }
    };
    QTimer look;
    look.callOnTimeout(check);
    look.start(50);
    action(command)->trigger();
    static_cast<void>(QTest::qWaitFor([&] { return opened; }, 1000));
    return opened;
  }
};

class PanelNamesTest : public AccessibleNamesTest, public testing::WithParamInterface<TestFormat::Mode> {};

TEST_P(PanelNamesTest, EveryControlOfEveryPanelHasOne) {
  GetParam() == TestFormat::Mode::BrokenScene ? open(GetParam()) : openPicture(GetParam());
  selection().selectRecord({tests::kQuads, 1});
  action("bytes.find")->trigger();
  for (QDockWidget* dock : window->findChildren<QDockWidget*>()) {
    SCOPED_TRACE(dock->objectName().toStdString());
    dock->show();
    dock->raise();
    QCoreApplication::processEvents();
    expectNamesOnAllPages(*window, *dock);
  }
}

INSTANTIATE_TEST_SUITE_P(Files, PanelNamesTest,
                         testing::Values(TestFormat::Mode::Good, TestFormat::Mode::BrokenScene, TestFormat::Mode::Game,
                                         TestFormat::Mode::Animated, TestFormat::Mode::Avatar,
                                         TestFormat::Mode::Wanting, TestFormat::Mode::Damaged,
                                         TestFormat::Mode::Rooms));

TEST_F(AccessibleNamesTest, EveryControlOfTheStartPageHasOne) {
  EXPECT_GT(expectAccessibleNames(*window), 0);
  auto* news = window->findChild<QPushButton*>(QStringLiteral("whatIsNew"));
  ASSERT_TRUE(news);
  news->click();
  QCoreApplication::processEvents();
  EXPECT_TRUE(window->findChild<QWidget*>(QStringLiteral("newsText"))->isVisible());
  expectAccessibleNames(*window);
}

TEST_F(AccessibleNamesTest, EveryControlOfTheBrowserAsAPageHasOne) {
  open();
  action("go.browser")->trigger();
  QCoreApplication::processEvents();
  const int withList = expectAccessibleNames(*window);
  for (QAction* tiles : window->findChildren<QAction*>(QStringLiteral("browser.grid"))) {
    tiles->setChecked(true);
  }
  QCoreApplication::processEvents();
  EXPECT_GE(expectAccessibleNames(*window), withList) << "tiles have a slider";
}

TEST_F(AccessibleNamesTest, MessagesAndTabsHaveThem) {
  open();
  window->open({file(TestFormat::Mode::Good, QStringLiteral("second.vtst"))});
  ASSERT_TRUE(waitUntilIdle());
  action("tabs.new")->trigger();
  auto* tabs = window->findChild<QTabBar*>(QStringLiteral("documentTabs"));
  ASSERT_TRUE(tabs && tabs->isVisible());
  std::set<QString> names;
  for (int tab = 0; tab < tabs->count(); ++tab) {
    for (const auto side : {QTabBar::LeftSide, QTabBar::RightSide}) {
      if (const QWidget* close = tabs->tabButton(tab, side)) {
        names.insert(close->accessibleName());
      }
    }
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(tabs->count())) << "each says which tab it closes";
  messages().showMessage({.text = [] { return QStringLiteral("Two"); }});
  messages().showMessage({.text = [] { return QStringLiteral("One"); }, .button = [] { return QStringLiteral("Do"); }});
  QCoreApplication::processEvents();
  EXPECT_TRUE(messages().isVisible());
  expectAccessibleNames(*window);
}

TEST_F(AccessibleNamesTest, WhatANarrowWindowHasNoRoomForIsBehindAButtonWithAName) {
  auto* bar = window->findChild<QToolBar*>(QStringLiteral("toolBar"));
  ASSERT_TRUE(bar);
  bar->show();
  const auto* more = bar->findChild<QWidget*>(QStringLiteral("qt_toolbar_ext_button"));
  ASSERT_TRUE(more);
  bar->setMaximumWidth(bar->sizeHint().width() / 2);
  ASSERT_TRUE(QTest::qWaitFor([&] { return more->isVisible(); }, kWaitMs));
  expectAccessibleNames(*window);
}

TEST_F(AccessibleNamesTest, DialogsOfCommandsHaveThem) {
  openPicture(TestFormat::Mode::Game);
  selection().selectRecord({tests::kQuads, 1});
  for (const char* command : {"help.keyboardMap", "help.about", "go.goTo", "go.commands", "records.statistics",
                              "records.usedBy", "content.places", "bytes.selectBlock", "file.readingOptions",
                              "file.openAgainAs", "file.savePictureAs", "file.saveFilm", "file.export"}) {
    ASSERT_TRUE(action(command)) << command;
    EXPECT_TRUE(action(command)->isEnabled()) << command;
    EXPECT_TRUE(expectNamesAfter(command)) << command;
  }
}

TEST_F(AccessibleNamesTest, DialogsOfSelectionsHaveThem) {
  openPicture(TestFormat::Mode::Rooms);
  selection().selectRecord({tests::kQuads, 1});
  expectNamesIn(*new PictureDialog(paint(), QStringLiteral("Paint"), QStringLiteral("paint.vtf"), window.get()));
  expectNamesIn(*new LightmapDialog(window->session(), selection(), window.get()));
  auto* reasons = new WhyDrawnDialog(window->session(), selection(), window.get());
  reasons->explain(DrawItemIndex(1), {}, true);
  expectNamesIn(*reasons);
  expectNamesIn(*new FormatChooser(tests::testOpener().registry(), QStringLiteral("a.vtst"), {}, window.get()));
  askToOpen(QUrl(QStringLiteral("https://example.org/licence")), window.get());
  auto* question = window->findChild<QMessageBox*>();
  ASSERT_TRUE(question);
  expectNamesIn(*question);
}

TEST_F(AccessibleNamesTest, TheComparisonHasThem) {
  openPicture();
  window->findChild<CompareController*>()->compareWithFile(
      folder.write(QStringLiteral("other.vtst"), TestFormat::file(TestFormat::Mode::Good, 6)));
  auto* dialog = window->findChild<CompareDialog*>();
  ASSERT_TRUE(dialog);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog->isComparing(); }, kWaitMs));
  ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog));
  EXPECT_GT(expectAccessibleNames(*dialog), 10);
}

TEST_F(AccessibleNamesTest, TheHelpOfAFilterHasThem) {
  open();
  auto* filter = window->findChild<QueryEdit*>(QStringLiteral("browserFilter"));
  ASSERT_TRUE(filter);
  filter->showHelp();
  auto* help = filter->findChild<QDialog*>();
  ASSERT_TRUE(help && help->isVisible());
  EXPECT_GE(expectAccessibleNames(*help), 2) << "a line and a list";
  help->close();
}

} // namespace
