#include "core/animation/VisibleItems.h"
#include "tests/support/QtPrinters.h"
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "tests/ui/support/TestArchive.h"
#include "ui/content/MissingPanel.h"
#include "ui/content/MountController.h"
#include "ui/content/PlacesDialog.h"
#include "ui/settings/FileSettings.h"

#include <QClipboard>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

using namespace vitrine;
using namespace vitrine::ui;

namespace vitrine::tests {
namespace {

/// A document that misses two models and a paint, and a game's folder that can be mounted.
class MissingFilesTest : public MainWindowTest {
protected:
  MissingFilesTest() {
    game.write(QStringLiteral("models/crate.model"), QByteArray("crate"));
    game.write(QStringLiteral("paints/test/paint.paint"), QByteArray("1 0 0"));
    game.write(QStringLiteral("paints/crate.paint"), QByteArray("0 1 0"));
  }
  ~MissingFilesTest() override { TestContent::suggested.clear(); }

  std::size_t missing() { return window->session().missing().size(); }
  QDockWidget& dock() { return *window->findChild<QDockWidget*>(QStringLiteral("missing")); }
  QToolButton& status() { return *window->findChild<QToolButton*>(QStringLiteral("statusMissing")); }
  QFileDialog* dialog() { return window->findChild<QFileDialog*>(QStringLiteral("mountDialog")); }
  void choose(const QString& path) {
    ASSERT_TRUE(QTest::qWaitFor([this] { return dialog() && dialog()->isVisible(); }, kWaitMs));
    auto* edit = dialog()->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    ASSERT_TRUE(edit);
    edit->setText(path);
    QTest::keyClick(edit, Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !dialog(); }, kWaitMs));
    ASSERT_TRUE(waitUntilIdle());
  }
  /// The entry of this name in the menu that a drop has opened.
  void chooseDropped(const QString& beginning) {
    const auto menu = [this] { return window->findChild<QMenu*>(QStringLiteral("dropChoice")); };
    ASSERT_TRUE(QTest::qWaitFor([&] { return menu() && menu()->isVisible(); }, kWaitMs));
    for (QAction* action : menu()->actions()) {
      if (plainText(*action).startsWith(beginning)) {
        QTest::mouseClick(menu(), Qt::LeftButton, {}, menu()->actionGeometry(action).center());
        break;
      }
    }
    ASSERT_TRUE(QTest::qWaitFor([&] { return !menu(); }, kWaitMs));
    ASSERT_TRUE(waitUntilIdle());
  }

  QPushButton& button(const char* name) { return *window->findChild<QPushButton*>(QLatin1String(name)); }
  /// Until it is known which games have what is missing, too.
  bool waitUntilSearched() {
    return waitUntilIdle() && QTest::qWaitFor([this] { return !window->mounting().offers().busy(); }, kWaitMs);
  }

  TempFolder game;
};

TEST_F(MissingFilesTest, TheWindowSaysHowManyAreMissing) {
  openPicture(TestFormat::Mode::Wanting);
  EXPECT_EQ(dock().windowTitle(), QStringLiteral("Missing Files (3)"));
  ASSERT_TRUE(status().isVisible());
  EXPECT_EQ(status().text(), QStringLiteral("3 missing"));
  QTest::mouseClick(&status(), Qt::LeftButton);
  EXPECT_TRUE(QTest::qWaitFor([this] { return !dock().widget()->visibleRegion().isEmpty(); }, kWaitMs));
  open(TestFormat::Mode::Good, QStringLiteral("other.vtst"));
  EXPECT_FALSE(status().isVisible());
  EXPECT_EQ(dock().windowTitle(), QStringLiteral("Missing Files"));
}

TEST_F(MissingFilesTest, MountingAFolderCompletesThePictureAndLeavesTheView) {
  openPicture(TestFormat::Mode::Wanting);
  viewport().camera().look(QPointF(30, 10));
  selection().selectNode(4);
  const viewing::CameraPose pose = viewport().camera().rig().pose();
  ASSERT_TRUE(QFile::remove(folder.path(QStringLiteral("squares.vtst"))));
  const auto frames = view().framesDrawn();
  action("content.mountFolder")->trigger();
  choose(game.path());
  EXPECT_EQ(missing(), 1U);
  EXPECT_EQ(window->session().scene()->drawItems().size(), 13U);
  const viewing::CameraPose after = viewport().camera().rig().pose();
  EXPECT_EQ(after.position, pose.position);
  EXPECT_TRUE(qFuzzyCompare(after.orientation, pose.orientation)); // it goes by its angles
  EXPECT_EQ(after.verticalFov, pose.verticalFov);
  EXPECT_EQ(selection().current().node, NodeIndex(4));
  EXPECT_EQ(selection().current().items.size(), 3U);
  EXPECT_TRUE(QTest::qWaitFor([&] { return view().framesDrawn() > frames; }, kWaitMs));
  const ui::Session& session = window->session();
  EXPECT_EQ(view().visibleItems(), animation::visibleItems(*session.scene(), session.state()));
  EXPECT_TRUE(messages().isHidden());
}

TEST_F(MissingFilesTest, WhatWasMountedIsRememberedForTheFolder) {
  openPicture(TestFormat::Mode::Wanting);
  window->mounting().mount({game.path()});
  ASSERT_TRUE(waitUntilIdle());
  open(TestFormat::Mode::Wanting, QStringLiteral("second.vtst"));
  EXPECT_EQ(missing(), 1U);
  TempFolder elsewhere;
  window->open({elsewhere.write(QStringLiteral("third.vtst"), TestFormat::file(TestFormat::Mode::Wanting))});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(missing(), 3U);
}

TEST_F(MissingFilesTest, APlaceThatHasNothingIsSaidAndNotRemembered) {
  TempFolder empty;
  openPicture(TestFormat::Mode::Wanting);
  ASSERT_TRUE(waitUntilSearched());
  window->mounting().mount({empty.path()});
  ASSERT_TRUE(waitUntilSearched());
  EXPECT_TRUE(messages().text().contains(QLatin1String("None of the 3 missing files")));
  EXPECT_TRUE(placesFor(*settings, folder.path()).isEmpty());
  QTest::mouseClick(window->findChild<QToolButton*>(QStringLiteral("messageNext")), Qt::LeftButton);
  EXPECT_TRUE(messages().text().contains(QLatin1String("missing"))) << "what is missing is said as before";
}

TEST_F(MissingFilesTest, AWarningAboutAPlaceEndsWithTheNextTryOrDocument) {
  TempFolder empty;
  openPicture(TestFormat::Mode::Wanting);
  window->mounting().mount({empty.path()});
  ASSERT_TRUE(waitUntilIdle());
  ASSERT_TRUE(messages().isVisible());
  window->mounting().mount({game.path()});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_FALSE(messages().isVisible());
  window->mounting().mount({empty.path()});
  ASSERT_TRUE(waitUntilIdle());
  ASSERT_TRUE(messages().isVisible());
  open(TestFormat::Mode::Good, QStringLiteral("other.vtst"));
  EXPECT_FALSE(messages().isVisible());
}

TEST_F(MissingFilesTest, LocatingOneFileFindsTheOthers) {
  openPicture(TestFormat::Mode::Wanting);
  action("content.locate")->trigger();
  choose(game.path(QStringLiteral("models/crate.model")));
  EXPECT_EQ(missing(), 1U);
  EXPECT_EQ(placesFor(*settings, folder.path()), QStringList{game.path()});
}

TEST_F(MissingFilesTest, AFileOutsideItsFoldersLocatesNothing) {
  openPicture(TestFormat::Mode::Wanting);
  const QString stray = folder.write(QStringLiteral("stray/crate.model"), QByteArray("crate"));
  action("content.locate")->trigger();
  choose(stray);
  EXPECT_TRUE(messages().text().contains(QLatin1String("is not in a folder named models")))
      << messages().text().toStdString();
  EXPECT_EQ(missing(), 3U);
}

TEST_F(MissingFilesTest, AnArchiveIsMounted) {
  openPicture(TestFormat::Mode::Wanting);
  const QString archive = folder.write(QStringLiteral("box.vtar"), TestArchive::file(game.path()));
  action("content.mountArchive")->trigger();
  choose(archive);
  EXPECT_EQ(missing(), 1U);
}

TEST_F(MissingFilesTest, ADroppedFolderCanBeMounted) {
  openPicture(TestFormat::Mode::Wanting);
  drop(native(), {game.path()});
  EXPECT_EQ(openName(), QStringLiteral("squares.vtst"));
  chooseDropped(QStringLiteral("Mount for squares.vtst"));
  EXPECT_EQ(missing(), 1U);
}

TEST_F(MissingFilesTest, ADroppedArchiveCanStillBeOpened) {
  openPicture(TestFormat::Mode::Wanting);
  drop(window.get(), {folder.write(QStringLiteral("box.vtar"), TestArchive::file(game.path()))});
  chooseDropped(QStringLiteral("Open"));
  EXPECT_EQ(openName(), QStringLiteral("box.vtar"));
}

TEST_F(MissingFilesTest, WhoMissesNothingIsAskedOnlyAboutGames) {
  openPicture();
  EXPECT_FALSE(window->mounting().mayBePlaces({game.path()}));
  game.write(QStringLiteral("squares.game"), QByteArray());
  EXPECT_TRUE(window->mounting().mayBePlaces({game.path()}));
  EXPECT_FALSE(window->mounting().mayBePlaces({game.path(), folder.path(QStringLiteral("squares.vtst"))}));
}

TEST_F(MissingFilesTest, AMountForAFileThatMissesNothingIsConfirmed) {
  openPicture();
  game.write(QStringLiteral("squares.game"), QByteArray());
  window->mounting().mount({game.path()});
  EXPECT_TRUE(QTest::qWaitFor(
      [this] { return window->statusBar()->currentMessage().startsWith(QStringLiteral("Mounted: ")); }, kWaitMs))
      << window->statusBar()->currentMessage().toStdString();
}

TEST_F(MissingFilesTest, WhatThePictureLacksIsSaidWithAWayToMountIt) {
  openPicture(TestFormat::Mode::Wanting);
  ASSERT_TRUE(QTest::qWaitFor([this] { return messages().isVisible(); }, kWaitMs));
  EXPECT_EQ(messages().text(), QStringLiteral("1 material(s) and 2 model(s) are missing."));
  EXPECT_EQ(button("messageAction").text(), QStringLiteral("Mount the Game's Folder…"));
  QTest::mouseClick(&button("messageAction"), Qt::LeftButton);
  EXPECT_TRUE(messages().isVisible()) << "until something is mounted";
  choose(game.path());
  EXPECT_EQ(missing(), 1U);
  EXPECT_FALSE(messages().isVisible()) << "it was acted on";
}

TEST_F(MissingFilesTest, WhoHasReadItIsNotToldAgain) {
  openPicture(TestFormat::Mode::Wanting);
  ASSERT_TRUE(QTest::qWaitFor([this] { return messages().isVisible(); }, kWaitMs));
  QTest::mouseClick(window->findChild<QToolButton*>(QStringLiteral("messageDismiss")), Qt::LeftButton);
  EXPECT_FALSE(messages().isVisible());
  window->opening().reload();
  ASSERT_TRUE(waitUntilSearched());
  EXPECT_FALSE(messages().isVisible());
  open(TestFormat::Mode::Wanting, QStringLiteral("other.vtst"));
  EXPECT_TRUE(QTest::qWaitFor([this] { return messages().isVisible(); }, kWaitMs)) << "of another file it is said";
  open(TestFormat::Mode::Wanting);
  ASSERT_TRUE(waitUntilSearched());
  EXPECT_FALSE(messages().isVisible());
}

TEST_F(MissingFilesTest, ItGoesWhenNothingIsMissingAnyMore) {
  openPicture(TestFormat::Mode::Wanting);
  ASSERT_TRUE(QTest::qWaitFor([this] { return messages().isVisible(); }, kWaitMs));
  file(TestFormat::Mode::Good);
  window->opening().reload();
  ASSERT_TRUE(waitUntilSearched());
  EXPECT_EQ(missing(), 0U);
  EXPECT_FALSE(messages().isVisible());
}

TEST_F(MissingFilesTest, AnotherMessageIsNotPushedAway) {
  const auto show = [this](const char* text) {
    return messages().showMessage({.text = [text] { return QString::fromLatin1(text); }});
  };
  const MessageId other = show("something else");
  openPicture();
  EXPECT_FALSE(messages().holds(other)) << "that was about nothing that is shown";
  TestContent::suggested = {{QStringLiteral("Squares 2"), game.path(), 2}};
  window->open({file(TestFormat::Mode::Wanting, QStringLiteral("other.vtst"))});
  const auto shown = QObject::connect(&window->opening(), &OpenController::shown, window.get(), [this, show] {
    QTimer::singleShot(0, window.get(), [show] { show("trouble"); });
  });
  ASSERT_TRUE(waitUntilSearched());
  QObject::disconnect(shown);
  EXPECT_EQ(messages().text(), QStringLiteral("trouble"));
  EXPECT_TRUE(QTest::qWaitFor([this] { return messages().all().count() == 2; }, kWaitMs));
  QTest::mouseClick(window->findChild<QToolButton*>(QStringLiteral("messageDismiss")), Qt::LeftButton);
  EXPECT_TRUE(messages().text().contains(QStringLiteral("are missing"))) << messages().text().toStdString();
}

TEST_F(MissingFilesTest, AGameOnThisMachineIsOffered) {
  TestContent::suggested = {{QStringLiteral("Squares 2"), game.path(), 2}};
  openPicture(TestFormat::Mode::Wanting);
  ASSERT_TRUE(QTest::qWaitFor([this] { return messages().isVisible(); }, kWaitMs));
  EXPECT_EQ(messages().text(),
            QStringLiteral("1 material(s) and 2 model(s) are missing. Squares 2 contains 2 of them."));
  EXPECT_EQ(button("messageAction").text(), QStringLiteral("Mount Squares 2"));
  TestContent::suggested.clear();
  QTest::mouseClick(&button("messageAction"), Qt::LeftButton);
  EXPECT_FALSE(messages().isVisible());
  ASSERT_TRUE(waitUntilSearched());
  EXPECT_EQ(missing(), 1U);
  EXPECT_FALSE(messages().isVisible());
}

TEST_F(MissingFilesTest, PlacesAreListedAndCanBeTakenAway) {
  openPicture(TestFormat::Mode::Wanting);
  window->mounting().mount({game.path()});
  ASSERT_TRUE(waitUntilIdle());
  action("content.places")->trigger();
  auto* places = window->findChild<PlacesDialog*>();
  ASSERT_TRUE(places);
  EXPECT_EQ(places->findChild<QTreeWidget*>()->topLevelItemCount(), 1);
  auto* added = places->findChild<QListWidget*>(QStringLiteral("placesAdded"));
  ASSERT_EQ(added->count(), 1);
  auto* remove = places->findChild<QPushButton*>(QStringLiteral("placesRemove"));
  EXPECT_FALSE(remove->isEnabled());
  added->setFocus();
  QTest::keyClick(added, Qt::Key_Down);
  QTest::mouseClick(remove, Qt::LeftButton);
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(missing(), 3U);
  EXPECT_EQ(added->count(), 0);
  EXPECT_TRUE(placesFor(*settings, folder.path()).isEmpty());
}

TEST_F(MissingFilesTest, TheReportSaysWhatIsMissing) {
  openPicture(TestFormat::Mode::Wanting);
  action("help.systemReport")->trigger();
  const QString report = QGuiApplication::clipboard()->text();
  EXPECT_TRUE(report.contains(QLatin1String("File: squares.vtst")));
  EXPECT_TRUE(report.contains(QLatin1String("Missing: 3 files")));
  EXPECT_TRUE(report.contains(QLatin1String("models/barrel.model (used by prop 3, 1 times)")));
}

TEST_F(MissingFilesTest, TheProblemsLeadToTheList) {
  openPicture(TestFormat::Mode::Wanting);
  auto* problems = window->findChild<QTreeView*>(QStringLiteral("problems"));
  const int last = problems->model()->rowCount() - 1;
  problems->setCurrentIndex(problems->model()->index(last, 0));
  QTest::keyClick(problems, Qt::Key_Return);
  EXPECT_TRUE(QTest::qWaitFor([this] { return !dock().widget()->visibleRegion().isEmpty(); }, kWaitMs));
}

} // namespace
} // namespace vitrine::tests
