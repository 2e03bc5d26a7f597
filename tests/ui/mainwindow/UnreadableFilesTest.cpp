#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/browser/BrowserModel.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QTreeView>

using namespace vitrine;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;
using vitrine::ui::BrowserModel;

namespace {

/// A folder in which good files and such that cannot be opened take turns: a.vtst can be, b.vtst and c.vtst cannot,
/// d.vtst can, e.vtst cannot.
class UnreadableFilesTest : public MainWindowTest {
protected:
  UnreadableFilesTest() {
    for (const char* name : {"a", "d"}) {
      file(TestFormat::Mode::Good, pathOf(name));
    }
    for (const char* name : {"b", "c", "e"}) {
      file(TestFormat::Mode::Unreadable, pathOf(name));
    }
    window->open({folder.path(QStringLiteral("maps"))});
    EXPECT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount() == 5; }, kWaitMs));
  }

  static QString pathOf(const char* name) { return QStringLiteral("maps/%1.vtst").arg(QLatin1StringView(name)); }
  void press(Qt::Key key) {
    QTest::keyClick(window.get(), key);
    ASSERT_TRUE(waitUntilIdle());
  }
  /// Row of the list as it is sorted.
  QModelIndex row(const char* name) {
    const QModelIndexList found = list->model()->match(list->model()->index(0, BrowserModel::Name), Qt::DisplayRole,
                                                       QLatin1StringView(name) + QStringLiteral(".vtst"), 1);
    return found.value(0);
  }
  bool isMarked(const char* name) {
    const QString reason = QStringLiteral("the squares are round");
    const bool icon = !row(name).data(Qt::DecorationRole).isNull();
    EXPECT_EQ(row(name).data(Qt::ToolTipRole).toString().contains(reason), icon);
    EXPECT_EQ(row(name).data(Qt::AccessibleTextRole).toString().contains(reason), icon);
    EXPECT_EQ(row(name).data(Qt::ForegroundRole).isValid(), icon);
    return icon;
  }
  QString currentRow() { return list->currentIndex().siblingAtColumn(BrowserModel::Name).data().toString(); }
  bool complainsOf(const char* name) {
    return messages().isVisible() && messages().text().contains(QLatin1StringView(name) + QStringLiteral(".vtst"));
  }

  QTreeView* list = window->findChild<QTreeView*>(QStringLiteral("browserList"));
};

TEST_F(UnreadableFilesTest, PageDownGoesOnPastThem) {
  press(Qt::Key_PageDown);
  EXPECT_EQ(openName(), QStringLiteral("a.vtst"));
  press(Qt::Key_PageDown);
  EXPECT_TRUE(complainsOf("b"));
  EXPECT_EQ(openName(), QStringLiteral("a.vtst")) << "shown until another can be";
  EXPECT_EQ(currentRow(), QStringLiteral("b.vtst"));
  press(Qt::Key_PageDown);
  EXPECT_TRUE(complainsOf("c"));
  press(Qt::Key_PageDown);
  EXPECT_EQ(openName(), QStringLiteral("d.vtst"));
  EXPECT_TRUE(action("go.nextFile")->isEnabled());
  press(Qt::Key_PageDown);
  EXPECT_TRUE(complainsOf("e"));
  EXPECT_FALSE(action("go.nextFile")->isEnabled()) << "the last one";
}

TEST_F(UnreadableFilesTest, PageUpGoesBackPastThem) {
  press(Qt::Key_PageUp);
  EXPECT_TRUE(complainsOf("e")) << "the last one, with nothing open";
  press(Qt::Key_PageUp);
  EXPECT_EQ(openName(), QStringLiteral("d.vtst"));
  press(Qt::Key_PageUp);
  press(Qt::Key_PageUp);
  EXPECT_TRUE(complainsOf("b"));
  press(Qt::Key_PageUp);
  EXPECT_EQ(openName(), QStringLiteral("a.vtst"));
  EXPECT_FALSE(action("go.previousFile")->isEnabled());
}

TEST_F(UnreadableFilesTest, TurningBackGoesToTheFileThatIsShown) {
  press(Qt::Key_PageDown);
  press(Qt::Key_PageDown);
  press(Qt::Key_PageUp);
  EXPECT_EQ(openName(), QStringLiteral("a.vtst"));
  EXPECT_EQ(currentRow(), QStringLiteral("a.vtst"));
  EXPECT_FALSE(messages().isVisible());
}

TEST_F(UnreadableFilesTest, OneFromElsewhereLeavesThePlaceInTheList) {
  press(Qt::Key_PageDown);
  open(TestFormat::Mode::Unreadable, QStringLiteral("elsewhere.vtst"));
  EXPECT_TRUE(complainsOf("elsewhere"));
  press(Qt::Key_PageUp);
  EXPECT_EQ(openName(), QStringLiteral("a.vtst")) << "nothing is before it";
  press(Qt::Key_PageDown);
  EXPECT_TRUE(complainsOf("b"));
}

TEST_F(UnreadableFilesTest, KeysInARowCountEachFile) {
  press(Qt::Key_PageDown);
  for (int i = 0; i < 3; ++i) {
    QTest::keyClick(window.get(), Qt::Key_PageDown);
  }
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(openName(), QStringLiteral("d.vtst")) << "without waiting for those between";
}

TEST_F(UnreadableFilesTest, AreMarkedWithTheReasonHoweverTheListIsSorted) {
  EXPECT_FALSE(isMarked("b"));
  for (int i = 0; i < 5; ++i) {
    press(Qt::Key_PageDown);
  }
  const auto marked = [this] {
    QStringList names;
    for (const char* name : {"a", "b", "c", "d", "e"}) {
      names << (isMarked(name) ? QString::fromLatin1(name) : QString());
    }
    names.removeAll(QString());
    return names;
  };
  const QStringList bad{QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("e")};
  EXPECT_EQ(marked(), bad);
  list->sortByColumn(BrowserModel::Name, Qt::DescendingOrder);
  EXPECT_EQ(marked(), bad);
  auto* filter = window->findChild<QLineEdit*>(QStringLiteral("browserFilter"));
  filter->setText(QStringLiteral("c.vtst"));
  EXPECT_TRUE(isMarked("c"));
  filter->clear();
  window->open({folder.path(QStringLiteral("maps"))});
  ASSERT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount() == 5; }, kWaitMs));
  EXPECT_EQ(marked(), bad) << "listed anew they are what they were";
}

TEST_F(UnreadableFilesTest, TheMarkGoesWhenTheFileChanges) {
  press(Qt::Key_PageDown);
  press(Qt::Key_PageDown);
  ASSERT_TRUE(isMarked("b"));
  file(TestFormat::Mode::Good, pathOf("b"));
  EXPECT_TRUE(QTest::qWaitFor([&] { return !isMarked("b"); }, kWaitMs));
  file(TestFormat::Mode::Unreadable, pathOf("b"));
  window->open({folder.path(pathOf("b"))});
  ASSERT_TRUE(waitUntilIdle());
  ASSERT_TRUE(isMarked("b"));
  const QString better = file(TestFormat::Mode::Good, QStringLiteral("better"));
  QFile::remove(folder.path(pathOf("b")));
  ASSERT_TRUE(QFile::rename(better, folder.path(pathOf("b"))));
  EXPECT_TRUE(QTest::qWaitFor([&] { return !isMarked("b"); }, kWaitMs)) << "another file put in its place";
}

TEST_F(UnreadableFilesTest, TheMarkGoesWhenTheFileOpens) {
  folder.write(QStringLiteral("maps/f.vtst"), TestFormat::file(TestFormat::Mode::NeedsKey));
  window->open({folder.path(QStringLiteral("maps"))});
  ASSERT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount() == 6; }, kWaitMs));
  press(Qt::Key_PageUp);
  EXPECT_TRUE(row("f").data(Qt::ToolTipRole).toString().contains(QStringLiteral("needs its key")));
  drop(window.get(), {folder.write(QStringLiteral("some.key"), "key")});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(openName(), QStringLiteral("f.vtst"));
  EXPECT_FALSE(row("f").data(Qt::ToolTipRole).toString().contains(QStringLiteral("needs its key")));
  EXPECT_TRUE(row("f").data(Qt::DecorationRole).isNull());
}

TEST_F(UnreadableFilesTest, AFileWithoutItsPictureIsMarkedToo) {
  file(TestFormat::Mode::BrokenScene, pathOf("f"));
  window->open({folder.path(QStringLiteral("maps"))});
  ASSERT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount() == 6; }, kWaitMs));
  press(Qt::Key_PageUp);
  EXPECT_EQ(openName(), QStringLiteral("f.vtst"));
  EXPECT_TRUE(row("f").data(Qt::ToolTipRole).toString().contains(QStringLiteral("the squares have no corners")));
  EXPECT_FALSE(row("f").data(Qt::DecorationRole).isNull());
  file(TestFormat::Mode::Good, pathOf("f"));
  press(Qt::Key_F5);
  EXPECT_TRUE(row("f").data(Qt::DecorationRole).isNull());
}

TEST_F(UnreadableFilesTest, TheErrorGoesWithTheNextDocument) {
  press(Qt::Key_PageDown);
  press(Qt::Key_PageDown);
  ASSERT_TRUE(complainsOf("b"));
  window->open({folder.path(pathOf("d"))});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_FALSE(messages().isVisible());
}

TEST_F(UnreadableFilesTest, TheErrorGoesWhenTheFileThatIsShownIsReadAnew) {
  press(Qt::Key_PageDown);
  press(Qt::Key_PageDown);
  ASSERT_TRUE(complainsOf("b"));
  press(Qt::Key_F5);
  EXPECT_FALSE(messages().isVisible());
}

TEST_F(UnreadableFilesTest, TheErrorGoesWhenTheFileThatIsShownIsChosenAgain) {
  press(Qt::Key_PageDown);
  press(Qt::Key_PageDown);
  ASSERT_TRUE(complainsOf("b"));
  ASSERT_EQ(currentRow(), QStringLiteral("b.vtst"));
  QTest::keyClick(list, Qt::Key_Up);
  ASSERT_EQ(currentRow(), QStringLiteral("a.vtst"));
  QTest::keyClick(list, Qt::Key_Return);
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_FALSE(messages().isVisible());
  EXPECT_EQ(currentRow(), QStringLiteral("a.vtst"));
  press(Qt::Key_PageDown);
  EXPECT_TRUE(complainsOf("b"));
  window->open({folder.path(pathOf("a"))});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_FALSE(messages().isVisible());
  EXPECT_EQ(currentRow(), QStringLiteral("a.vtst")) << "Browser goes along";
}

TEST_F(UnreadableFilesTest, FailuresInARowDoNotStack) {
  press(Qt::Key_PageDown);
  press(Qt::Key_PageDown);
  const int height = messages().height();
  press(Qt::Key_PageDown);
  EXPECT_TRUE(complainsOf("c"));
  EXPECT_FALSE(complainsOf("b"));
  EXPECT_EQ(window->findChildren<ui::MessageBar*>().size(), 1);
  EXPECT_EQ(messages().height(), height);
  QTest::mouseClick(window->findChild<QAbstractButton*>(QStringLiteral("messageDismiss")), Qt::LeftButton);
  EXPECT_FALSE(messages().isVisible()) << "nothing waits behind it";
}

TEST_F(UnreadableFilesTest, AQuestionAboutTheDocumentIsNotTakenForAnError) {
  open(TestFormat::Mode::LockedScene, QStringLiteral("locked.vtst"));
  ASSERT_TRUE(messages().isVisible());
  press(Qt::Key_F5);
  EXPECT_TRUE(messages().isVisible()) << "the same document asks on";
  window->open({folder.path(pathOf("a"))});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(openName(), QStringLiteral("a.vtst"));
  EXPECT_FALSE(messages().isVisible());
}

} // namespace
