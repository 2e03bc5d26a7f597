#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/support/TestArchive.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/browser/BrowserPanel.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;
using vitrine::tests::TestArchive;
using vitrine::tests::TestFormat;
using vitrine::tests::testOpener;

namespace {

/// A folder with a file and an archive of: deep/er/c.vtst, deep/b.vtst, a.vtst, and what cannot be opened.
class BrowserArchiveTest : public testing::Test {
protected:
  BrowserArchiveTest() {
    content.write(QStringLiteral("deep/er/c.vtst"), TestFormat::file());
    content.write(QStringLiteral("deep/b.vtst"), TestFormat::file());
    content.write(QStringLiteral("a.vtst"), TestFormat::file());
    content.write(QStringLiteral("notes.txt"), TestFormat::file());
    content.write(QStringLiteral("fake.vtst"), QByteArray("only the name"));
    archive = folder.write(QStringLiteral("x.vtar"), TestArchive::file(content.path()));
    folder.write(QStringLiteral("loose.vtst"), TestFormat::file());
    panel.resize(500, 300);
    panel.show();
    panel.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&panel));
    list->setFocus();
  }

  QStringList shown() const {
    QStringList names;
    for (int row = 0; row < list->model()->rowCount(); ++row) {
      names << list->model()->index(row, BrowserModel::Name).data().toString();
    }
    return names;
  }
  bool shows(const QStringList& names) {
    return QTest::qWaitFor([&] { return shown() == names; }, kWaitMs);
  }
  void activate(const char* name) {
    for (int row = 0; row < list->model()->rowCount(); ++row) {
      if (const QModelIndex index = list->model()->index(row, BrowserModel::Name);
          index.data().toString() == QLatin1StringView(name)) {
        list->setCurrentIndex(index);
        QTest::keyClick(list, Qt::Key_Return);
        return;
      }
    }
    ADD_FAILURE() << "no " << name;
  }
  QString inside(const char* path) const { return archive + QLatin1Char('/') + QLatin1StringView(path); }

  TempFolder content;
  TempFolder folder;
  QString archive;
  FileList files{testOpener()};
  BrowserPanel panel{files};
  QTreeView* list = panel.findChild<QTreeView*>();
  QToolButton* up = panel.findChild<QToolButton*>(QStringLiteral("browserUp"));
  const QStringList top{QStringLiteral("deep"), QStringLiteral("a.vtst"), QStringLiteral("fake.vtst"),
                        QStringLiteral("notes.txt")};
};

TEST_F(BrowserArchiveTest, ShowsFoldersFirstAndAllFiles) {
  files.enterArchive(archive);
  ASSERT_TRUE(shows(top));
  const BrowserModel& model = files.model();
  EXPECT_EQ(model.counts().files, 5U);
  EXPECT_TRUE(model.canOpen(model.rowOf(inside("a.vtst"))));
  EXPECT_FALSE(model.canOpen(model.rowOf(inside("notes.txt")))) << "its name is no format's: it is not looked at";
  EXPECT_FALSE(model.canOpen(model.rowOf(inside("fake.vtst"))));
  EXPECT_TRUE(model.isFolder(model.rowOf(inside("deep"))));
  const QModelIndex other = model.index(model.rowOf(inside("notes.txt")), BrowserModel::Name);
  EXPECT_TRUE(other.data(Qt::ForegroundRole).isValid());
  EXPECT_TRUE(other.data(Qt::ToolTipRole).toString().contains(QStringLiteral("unsupported format")));
  const QModelIndex fake = model.index(model.rowOf(inside("fake.vtst")), BrowserModel::Name);
  EXPECT_TRUE(fake.data(Qt::ToolTipRole).toString().contains(QStringLiteral("a plain text file")));
  const QModelIndex deep = model.index(model.rowOf(inside("deep")), BrowserModel::Format);
  EXPECT_EQ(deep.data().toString(), QStringLiteral("Folder"));
  list->sortByColumn(BrowserModel::Name, Qt::DescendingOrder);
  EXPECT_EQ(shown().front(), QStringLiteral("deep"));
}

TEST_F(BrowserArchiveTest, CountsTheFilesInItAndBelow) {
  const auto* state = panel.findChild<QLabel*>(QStringLiteral("browserState"));
  ASSERT_TRUE(state);
  const auto says = [&](const char* count) {
    return QTest::qWaitFor([&] { return state->text().startsWith(QLatin1StringView(count)); }, kWaitMs);
  };
  files.enterArchive(archive);
  ASSERT_TRUE(shows(top));
  EXPECT_TRUE(says("5 file")) << state->text().toStdString();
  panel.findChild<QLineEdit*>()->setText(QStringLiteral("deep"));
  EXPECT_TRUE(says("2 of 5 file")) << state->text().toStdString();
  panel.findChild<QLineEdit*>()->clear();
  activate("deep");
  ASSERT_TRUE(shows({QStringLiteral("er"), QStringLiteral("b.vtst")}));
  EXPECT_TRUE(says("2 file")) << state->text().toStdString();
}

TEST_F(BrowserArchiveTest, AnArchiveOfFoldersAloneIsNotEmpty) {
  const TempFolder folders;
  folders.write(QStringLiteral("one/a.vtst"), TestFormat::file());
  folders.write(QStringLiteral("one/two/b.txt"), QByteArray("text"));
  folders.write(QStringLiteral("three/c.vtst"), TestFormat::file());
  files.enterArchive(folder.write(QStringLiteral("folders.vtar"), TestArchive::file(folders.path())));
  ASSERT_TRUE(shows({QStringLiteral("one"), QStringLiteral("three")}));
  const auto* state = panel.findChild<QLabel*>(QStringLiteral("browserState"));
  ASSERT_TRUE(state);
  EXPECT_TRUE(QTest::qWaitFor([&] { return state->text().startsWith(QStringLiteral("3 file")); }, kWaitMs))
      << state->text().toStdString();
}

TEST_F(BrowserArchiveTest, FilesInAFileAreListedOnDemand) {
  files.showFolder(folder.path());
  ASSERT_TRUE(shows({QStringLiteral("loose.vtst"), QStringLiteral("x.vtar")}));
  auto* enter = panel.findChild<QAction*>(QStringLiteral("browser.enter"));
  ASSERT_NE(enter, nullptr);
  list->setCurrentIndex(list->model()->index(0, BrowserModel::Name));
  EXPECT_FALSE(enter->isEnabled()) << "nothing is in it";
  list->setCurrentIndex(list->model()->index(1, BrowserModel::Name));
  ASSERT_TRUE(enter->isEnabled());
  enter->trigger();
  ASSERT_TRUE(shows(top));
  files.goUp();
  EXPECT_TRUE(shows({QStringLiteral("loose.vtst"), QStringLiteral("x.vtar")}));
}

TEST_F(BrowserArchiveTest, GoesInAndOutAgain) {
  files.showFolder(folder.path());
  ASSERT_TRUE(shows({QStringLiteral("loose.vtst"), QStringLiteral("x.vtar")}));
  EXPECT_FALSE(up->isVisible());
  files.enterArchive(archive);
  ASSERT_TRUE(shows(top));
  EXPECT_TRUE(up->isVisible());
  activate("deep");
  ASSERT_TRUE(shows({QStringLiteral("er"), QStringLiteral("b.vtst")}));
  activate("er");
  ASSERT_TRUE(shows({QStringLiteral("c.vtst")}));
  QTest::keyClick(list, Qt::Key_Backspace);
  ASSERT_TRUE(shows({QStringLiteral("er"), QStringLiteral("b.vtst")}));
  EXPECT_EQ(list->currentIndex().siblingAtColumn(BrowserModel::Name).data().toString(), QStringLiteral("er"));
  QTest::mouseClick(up, Qt::LeftButton);
  ASSERT_TRUE(shows(top));
  QTest::mouseClick(up, Qt::LeftButton);
  ASSERT_TRUE(shows({QStringLiteral("loose.vtst"), QStringLiteral("x.vtar")}));
  EXPECT_EQ(list->currentIndex().siblingAtColumn(BrowserModel::Name).data().toString(), QStringLiteral("x.vtar"));
  EXPECT_FALSE(up->isVisible());
}

TEST_F(BrowserArchiveTest, TilesLeadInAndOutAsTheListDoes) {
  panel.views().showGrid(true);
  QListView& tiles = panel.views().grid();
  tiles.setFocus();
  files.enterArchive(archive);
  ASSERT_TRUE(shows(top));
  tiles.setCurrentIndex(tiles.model()->index(0, 0));
  QTest::keyClick(&tiles, Qt::Key_Return);
  ASSERT_TRUE(shows({QStringLiteral("er"), QStringLiteral("b.vtst")}));
  QTest::keyClick(&tiles, Qt::Key_Backspace);
  ASSERT_TRUE(shows(top));
  EXPECT_EQ(tiles.currentIndex().data().toString(), QStringLiteral("deep"));
}

TEST_F(BrowserArchiveTest, WithoutAPlaceBeforeItLeadsToTheArchivesFolder) {
  files.enterArchive(archive);
  ASSERT_TRUE(shows(top));
  files.goUp();
  EXPECT_TRUE(shows({QStringLiteral("loose.vtst"), QStringLiteral("x.vtar")}));
  files.goUp();
  EXPECT_TRUE(shows({QStringLiteral("loose.vtst"), QStringLiteral("x.vtar")}));
}

TEST_F(BrowserArchiveTest, FilesAreOpenedByTheirPathInIt) {
  QSignalSpy opened(&files, &FileList::openRequested);
  files.enterArchive(archive);
  ASSERT_TRUE(shows(top));
  activate("a.vtst");
  ASSERT_EQ(opened.count(), 1);
  EXPECT_EQ(opened[0][0].toString(), inside("a.vtst"));
  files.setOpenFile(inside("a.vtst"));
  EXPECT_EQ(files.neighbour(1), QString()) << "the others cannot be opened";
  EXPECT_EQ(files.neighbour(-1), QString()) << "folders are no neighbours";
}

TEST_F(BrowserArchiveTest, EnteringItAgainStaysInTheFolder) {
  files.enterArchive(archive);
  ASSERT_TRUE(shows(top));
  activate("deep");
  ASSERT_TRUE(shows({QStringLiteral("er"), QStringLiteral("b.vtst")}));
  content.write(QStringLiteral("deep/new.vtst"), TestFormat::file());
  folder.write(QStringLiteral("x.vtar"), TestArchive::file(content.path() + QLatin1Char('/')));
  files.enterArchive(archive);
  EXPECT_TRUE(shows({QStringLiteral("er"), QStringLiteral("b.vtst"), QStringLiteral("new.vtst")}))
      << "a file that changed is read again";
}

TEST_F(BrowserArchiveTest, SaysWhyItCannotBeLookedInto) {
  const QString broken = folder.write(QStringLiteral("broken.vtar"), TestArchive::file(QStringLiteral("/nowhere")));
  files.enterArchive(broken);
  const auto told = [this] {
    for (const QLabel* label : panel.findChildren<QLabel*>()) {
      if (label->text().contains(QStringLiteral("nothing is in it"))) {
        return true;
      }
    }
    return false;
  };
  EXPECT_TRUE(QTest::qWaitFor(told, kWaitMs));
}

} // namespace
