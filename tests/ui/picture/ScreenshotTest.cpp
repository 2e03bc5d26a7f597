#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/picture/SavePictureDialog.h"

#include <QCheckBox>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QImage>
#include <QSpinBox>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTextBrowser>
#include <QToolButton>

using namespace vitrine;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TempFolder;

namespace {

/// Stands in for the desktop's file manager: a folder that is to be shown is its source.
class FolderOpener : public QTextBrowser {
public:
  FolderOpener() { QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "setSource"); }
  ~FolderOpener() override { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }

  QString opened() const { return m_opened; }

protected:
  void doSetSource(const QUrl& url, QTextDocument::ResourceType /*type*/) override { m_opened = url.toLocalFile(); }

private:
  QString m_opened;
};

class ScreenshotTest : public MainWindowTest {
protected:
  static QStringList picturesIn(const QString& path) { return QDir(path).entryList({QStringLiteral("squares-*.png")}); }
  /// One press, and what the window says of it: in the status bar when it went well, else in the message bar.
  bool isTold() {
    const auto told = [this] {
      return messages().isVisible() || window->statusBar()->currentMessage().contains(QStringLiteral("squares-"));
    };
    QTest::keyClick(native(), Qt::Key_F12);
    return QTest::qWaitFor(told, kWaitMs);
  }
};

TEST_F(ScreenshotTest, AFolderThatDoesNotExistIsMade) {
  const QString pictures = folder.path(QStringLiteral("not/yet/there"));
  settings->files().setScreenshotFolder(pictures);
  openPicture();
  ASSERT_TRUE(isTold());
  EXPECT_FALSE(messages().isVisible()) << messages().text().toStdString();
  ASSERT_EQ(picturesIn(pictures).size(), 1);
  EXPECT_FALSE(QImage(QDir(pictures).filePath(picturesIn(pictures)[0])).isNull());
  EXPECT_TRUE(window->statusBar()->currentMessage().contains(QDir::toNativeSeparators(pictures)));
}

TEST_F(ScreenshotTest, TheFolderOfWhatWasSavedIsShownOnDemand) {
  FolderOpener opener;
  settings->files().setScreenshotFolder(folder.path(QStringLiteral("shots")));
  openPicture();
  auto* show = window->findChild<QToolButton*>(QStringLiteral("statusShowFolder"));
  ASSERT_TRUE(show);
  EXPECT_FALSE(show->isVisible());
  ASSERT_TRUE(isTold());
  ASSERT_TRUE(show->isVisible());
  show->click();
  EXPECT_EQ(opener.opened(), folder.path(QStringLiteral("shots")));
  window->statusBar()->showMessage(QStringLiteral("something else"));
  EXPECT_FALSE(show->isVisible());
}

TEST_F(ScreenshotTest, NamesFollowThePatternAndNothingIsOverwritten) {
  settings->files().setScreenshotName(QStringLiteral("{file}-{view} {n}"));
  const QString taken = folder.write(QStringLiteral("squares-lit 1.png"), QByteArray("mine"));
  openPicture();
  ASSERT_TRUE(isTold());
  EXPECT_FALSE(QImage(folder.path(QStringLiteral("squares-lit 2.png"))).isNull());
  QFile kept(taken);
  ASSERT_TRUE(kept.open(QIODevice::ReadOnly));
  EXPECT_EQ(kept.readAll(), QByteArray("mine"));
}

TEST_F(ScreenshotTest, ThePicturesFolderOfANewUserIsMade) {
  const QString config = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
  const QString pictures = folder.path(QStringLiteral("home/Pictures"));
  QFile folders(QDir(config).filePath(QStringLiteral("user-dirs.dirs")));
  ASSERT_TRUE(folders.open(QIODevice::WriteOnly));
  folders.write(QStringLiteral("XDG_PICTURES_DIR=\"%1\"\n").arg(pictures).toUtf8());
  folders.close();
  settings->files().setScreenshotFolder({});
  openPicture();
  EXPECT_TRUE(isTold());
  folders.remove();
  EXPECT_FALSE(messages().isVisible()) << messages().text().toStdString();
  EXPECT_EQ(picturesIn(pictures).size(), 1);
}

TEST_F(ScreenshotTest, AFolderThatCannotBeMadeIsNamedWithTheReason) {
  folder.write(QStringLiteral("plain"), QByteArray("a file, no folder"));
  settings->files().setScreenshotFolder(folder.path(QStringLiteral("plain/pictures")));
  openPicture();
  ASSERT_TRUE(isTold());
  ASSERT_TRUE(messages().isVisible());
  EXPECT_TRUE(messages().text().contains(QDir::toNativeSeparators(folder.path(QStringLiteral("plain/pictures")))))
      << messages().text().toStdString();
  EXPECT_TRUE(messages().text().contains(QStringLiteral("Not a directory"))) << messages().text().toStdString();
  settings->files().setScreenshotFolder(folder.path());
  QTest::keyClick(native(), Qt::Key_F12);
  EXPECT_TRUE(QTest::qWaitFor([this] { return picturesIn(folder.path()).size() == 1; }, kWaitMs));
  EXPECT_TRUE(QTest::qWaitFor([this] { return !messages().isVisible(); }, kWaitMs)) << "a success ends the complaint";
}

TEST_F(ScreenshotTest, ASuccessDoesNotHideWhyAFileCannotBeOpened) {
  openPicture();
  open(tests::TestFormat::Mode::Unreadable, QStringLiteral("round.vtst"));
  ASSERT_TRUE(messages().isVisible());
  QTest::keyClick(native(), Qt::Key_F12);
  EXPECT_TRUE(QTest::qWaitFor([this] { return picturesIn(folder.path()).size() == 1; }, kWaitMs));
  EXPECT_TRUE(messages().isVisible());
}

TEST_F(ScreenshotTest, APictureIsSavedInTheSizeAndWithTheBackgroundAskedFor) {
  openPicture();
  QTest::keyClick(native(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
  auto* dialog = window->findChild<ui::SavePictureDialog*>();
  ASSERT_TRUE(dialog);
  auto* width = dialog->findChild<QSpinBox*>(QStringLiteral("picture.width"));
  auto* height = dialog->findChild<QSpinBox*>(QStringLiteral("picture.height"));
  const double shape = static_cast<double>(native()->height()) / native()->width();
  width->setValue(300);
  EXPECT_EQ(height->value(), qRound(300 * shape));
  dialog->findChild<QCheckBox*>(QStringLiteral("picture.transparent"))->click();
  dialog->accept();
  auto* files = window->findChild<QFileDialog*>();
  ASSERT_TRUE(files);
  const QString path = folder.path(QStringLiteral("mine.png"));
  Q_EMIT files->fileSelected(path);
  files->close();
  ASSERT_TRUE(QTest::qWaitFor([&] { return QFileInfo(path).size() > 0 || messages().isVisible(); }, kWaitMs));
  ASSERT_FALSE(messages().isVisible()) << messages().text().toStdString();
  const QImage picture(path);
  EXPECT_EQ(picture.size(), QSize(300, qRound(300 * shape)));
  EXPECT_EQ(picture.pixelColor(0, 0).alpha(), 0) << "nothing is there";
  bool anything = false;
  for (int x = 0; x < picture.width(); ++x) {
    for (int y = 0; y < picture.height(); ++y) {
      anything = anything || picture.pixelColor(x, y).alpha() == 255;
    }
  }
  EXPECT_TRUE(anything) << "the squares are";
}

TEST_F(ScreenshotTest, APictureThatCannotBeSavedIsToldOf) {
  openPicture();
  action("file.savePictureAs")->trigger();
  window->findChild<ui::SavePictureDialog*>()->accept();
  auto* files = window->findChild<QFileDialog*>();
  ASSERT_TRUE(files);
  Q_EMIT files->fileSelected(folder.path(QStringLiteral("no/such/folder/mine.png")));
  files->close();
  EXPECT_TRUE(QTest::qWaitFor([this] { return messages().isVisible(); }, kWaitMs));
  EXPECT_TRUE(messages().text().contains(QLatin1String("mine.png"))) << messages().text().toStdString();
}

} // namespace
