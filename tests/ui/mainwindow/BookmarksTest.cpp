#include "core/session/Bookmark.h"
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/navigation/BookmarkPanel.h"

#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

const QVector3D kHere(1, 2, 30);
const QVector3D kThere(-4, 3, 50);

class BookmarksTest : public MainWindowTest {
protected:
  BookmarkPanel& panel() { return *window->findChild<BookmarkPanel*>(); }
  QListWidget& list() { return *window->findChild<QListWidget*>(QStringLiteral("bookmarkList")); }
  void standAt(const QVector3D& position) {
    viewport().camera().setPose(viewing::CameraPose{.position = position, .orientation = {}});
  }
  bool standsAt(const QVector3D& position) {
    return (viewport().camera().rig().pose().position - position).length() < 0.01F;
  }
  /// The folder of the bookmarks comes to hold so many files.
  bool comesToHold(int files) {
    const QDir stored(folder.path(QStringLiteral("bookmarks")));
    return QTest::qWaitFor([&] { return stored.entryList({QStringLiteral("*.json")}).size() == files; }, kWaitMs);
  }
  bool allPictured() {
    return QTest::qWaitFor(
        [this] {
          return std::ranges::none_of(panel().bookmarks(), [](const Bookmark& one) { return one.picture.isNull(); });
        },
        kWaitMs);
  }
  void showPanel() { action("view.dock.bookmarks")->trigger(); }
};

TEST_F(BookmarksTest, AViewIsKeptAndGoneToByKeys) {
  openPicture();
  EXPECT_FALSE(action("bookmarks.go.2")->isEnabled());
  standAt(kHere);
  window->session().setControl(QStringLiteral("exposure"), 2);
  QTest::keyClick(native(), Qt::Key_2, Qt::ControlModifier | Qt::ShiftModifier);
  standAt(kThere);
  window->session().resetControls();
  QTest::keyClick(native(), Qt::Key_2, Qt::ShiftModifier);
  EXPECT_TRUE(standsAt(kHere));
  EXPECT_EQ(window->session().state().controls.at(QStringLiteral("exposure")), 2);
  standAt(kThere);
  QTest::keyClick(native(), Qt::Key_2, Qt::ControlModifier | Qt::ShiftModifier);
  standAt(kHere);
  QTest::keyClick(native(), Qt::Key_2, Qt::ShiftModifier);
  EXPECT_TRUE(standsAt(kThere)) << "the key has another view now";
  EXPECT_EQ(list().count(), 1);
}

TEST_F(BookmarksTest, TheyAreThereAgainInTheNextRunWithTheirPictures) {
  openPicture();
  standAt(kHere);
  action("bookmarks.add")->trigger();
  ASSERT_TRUE(allPictured());
  ASSERT_TRUE(comesToHold(1));
  window.reset();
  makeWindow();
  openPicture();
  ASSERT_TRUE(QTest::qWaitFor([this] { return list().count() == 1; }, kWaitMs));
  EXPECT_FALSE(panel().bookmarks().front().picture.isNull());
  standAt(kThere);
  Q_EMIT list().itemActivated(list().item(0));
  EXPECT_TRUE(standsAt(kHere));
  open(TestFormat::Mode::Good, QStringLiteral("copy.vtst"));
  EXPECT_TRUE(QTest::qWaitFor([this] { return list().count() == 1; }, kWaitMs)) << "the same content elsewhere";
  open(TestFormat::Mode::Game, QStringLiteral("other.vtst"));
  EXPECT_EQ(list().count(), 0);
}

TEST_F(BookmarksTest, AreRenamedMovedAndDeleted) {
  openPicture();
  window->findChild<QDockWidget*>(QStringLiteral("browser"))->show();
  showPanel();
  EXPECT_FALSE(list().visibleRegion().isEmpty()) << "in front of the browser, whose place it shares";
  action("bookmarks.add")->trigger();
  action("bookmarks.add")->trigger();
  ASSERT_TRUE(allPictured());
  list().setFocus();
  list().setCurrentRow(1);
  QTest::keyClick(&list(), Qt::Key_F2);
  auto* edit = list().findChild<QLineEdit*>();
  ASSERT_TRUE(edit);
  edit->selectAll();
  QTest::keyClicks(edit, QStringLiteral("Roof"));
  QTest::keyClick(edit, Qt::Key_Return);
  ASSERT_TRUE(QTest::qWaitFor([&] { return panel().bookmarks()[1].name == QStringLiteral("Roof"); }, kWaitMs));
  QTest::keyClick(&list(), Qt::Key_Up, Qt::ControlModifier);
  EXPECT_EQ(panel().bookmarks()[0].name, QStringLiteral("Roof"));
  EXPECT_FALSE(panel().bookmarks()[0].picture.isNull()) << "its picture goes along";
  list().setCurrentRow(1);
  QTest::keyClick(&list(), Qt::Key_Delete);
  ASSERT_EQ(panel().bookmarks().size(), 1U);
  EXPECT_EQ(panel().bookmarks()[0].name, QStringLiteral("Roof"));
  ASSERT_TRUE(comesToHold(1));
}

TEST_F(BookmarksTest, GoOutToAFileAndComeIn) {
  openPicture();
  standAt(kHere);
  action("bookmarks.set.1")->trigger();
  ASSERT_TRUE(allPictured());
  const QString path = folder.path(QStringLiteral("views.json"));
  const auto choose = [&](const char* name) {
    panel().findChild<QAction*>(QLatin1String(name))->trigger();
    auto* dialog = window->findChild<QFileDialog*>(QStringLiteral("bookmarkDialog"));
    ASSERT_TRUE(dialog);
    Q_EMIT dialog->fileSelected(path);
    dialog->close();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !window->findChild<QFileDialog*>(); }, kWaitMs));
  };
  choose("bookmark.export");
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_TRUE(file.readAll().contains("vitrine:view?"));
  choose("bookmark.import");
  ASSERT_EQ(panel().bookmarks().size(), 2U);
  EXPECT_EQ(panel().bookmarks()[1].view, panel().bookmarks()[0].view);
  EXPECT_EQ(panel().bookmarks()[1].key, 0) << "the key stays with the one that had it";
  folder.write(QStringLiteral("views.json"), "something else");
  choose("bookmark.import");
  EXPECT_EQ(panel().bookmarks().size(), 2U);
  EXPECT_TRUE(messages().text().contains(QLatin1String("views.json")));
}

TEST_F(BookmarksTest, GoAlongWithAFileThatChanges) {
  openPicture();
  standAt(kHere);
  action("bookmarks.add")->trigger();
  ASSERT_TRUE(comesToHold(1));
  file(TestFormat::Mode::Good, QStringLiteral("squares.vtst"), 7);
  action("file.reload")->trigger();
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(list().count(), 1);
  EXPECT_TRUE(comesToHold(2)) << "of both readings";
}

TEST_F(BookmarksTest, AViewThatCannotBeSavedIsNotSaidToBe) {
  folder.write(QStringLiteral("bookmarks"), QByteArray("no folder"));
  openPicture();
  action("bookmarks.add")->trigger();
  ASSERT_TRUE(
      QTest::qWaitFor([this] { return messages().text().startsWith(QLatin1String("The bookmarks")); }, kWaitMs));
  for (const QLabel* label : window->findChildren<QLabel*>()) {
    EXPECT_FALSE(label->text().contains(QLatin1String("was saved as"))) << label->text().toStdString();
  }
  ASSERT_TRUE(allPictured());
  ASSERT_TRUE(QFile::remove(folder.path(QStringLiteral("bookmarks"))));
  action("bookmarks.add")->trigger();
  EXPECT_TRUE(comesToHold(1));
  EXPECT_TRUE(QTest::qWaitFor([this] { return !messages().isVisible(); }, kWaitMs)) << "the failure is over";
}

TEST_F(BookmarksTest, FilesThatAreTooLargeAreNotImported) {
  openPicture();
  const QByteArray views = R"({"version": 1, "bookmarks": [{"name": "a", "view": "vitrine:view?at=1,2,3"}]})";
  for (const int spaces : {0, 64 << 20}) {
    const QString path = folder.write(QStringLiteral("views.json"), views + QByteArray(spaces, ' '));
    panel().findChild<QAction*>(QStringLiteral("bookmark.import"))->trigger();
    auto* dialog = window->findChild<QFileDialog*>(QStringLiteral("bookmarkDialog"));
    ASSERT_TRUE(dialog);
    Q_EMIT dialog->fileSelected(path);
    dialog->close();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !window->findChild<QFileDialog*>(); }, kWaitMs));
    EXPECT_EQ(panel().bookmarks().size(), 1U) << spaces;
  }
  EXPECT_TRUE(messages().text().contains(QLatin1String("views.json")));
}

} // namespace
