#include "core/image/PictureNotes.h"
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/capture/SavePictureDialog.h"
#include "ui/settings/FileSettings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QImage>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
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
  settings->set(ui::setting::kScreenshotFolder, pictures);
  openPicture();
  ASSERT_TRUE(isTold());
  EXPECT_FALSE(messages().isVisible()) << messages().text().toStdString();
  ASSERT_EQ(picturesIn(pictures).size(), 1);
  EXPECT_FALSE(QImage(QDir(pictures).filePath(picturesIn(pictures)[0])).isNull());
  EXPECT_TRUE(window->statusBar()->currentMessage().contains(QDir::toNativeSeparators(pictures)));
}

TEST_F(ScreenshotTest, TheFolderOfWhatWasSavedIsShownOnDemand) {
  FolderOpener opener;
  settings->set(ui::setting::kScreenshotFolder, folder.path(QStringLiteral("shots")));
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
  settings->set(ui::setting::kScreenshotName, QStringLiteral("{file}-{view} {n}"));
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
  settings->set(ui::setting::kScreenshotFolder, {});
  openPicture();
  EXPECT_TRUE(isTold());
  folders.remove();
  EXPECT_FALSE(messages().isVisible()) << messages().text().toStdString();
  EXPECT_EQ(picturesIn(pictures).size(), 1);
}

TEST_F(ScreenshotTest, AFolderThatCannotBeMadeIsNamedWithTheReason) {
  folder.write(QStringLiteral("plain"), QByteArray("a file, no folder"));
  settings->set(ui::setting::kScreenshotFolder, folder.path(QStringLiteral("plain/pictures")));
  openPicture();
  ASSERT_TRUE(isTold());
  ASSERT_TRUE(messages().isVisible());
  EXPECT_TRUE(messages().text().contains(QDir::toNativeSeparators(folder.path(QStringLiteral("plain/pictures")))))
      << messages().text().toStdString();
  EXPECT_TRUE(messages().text().contains(QStringLiteral("Not a directory"))) << messages().text().toStdString();
  settings->set(ui::setting::kScreenshotFolder, folder.path());
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

TEST_F(ScreenshotTest, APictureThatIsDroppedLeadsBackToItsFileAndView) {
  openPicture();
  window->open({QStringLiteral("vitrine:view?at=3,-25,7&look=85,2&fov=47&mode=unlit")});
  ASSERT_TRUE(QTest::qWaitFor([this] { return viewport().mode() == render::ShadingMode::Unlit; }, kWaitMs));
  ASSERT_TRUE(isTold());
  const QString picture = folder.path(QStringLiteral("squares-1.png"));
  ASSERT_TRUE(QFileInfo::exists(picture));
  open(tests::TestFormat::Mode::Good, QStringLiteral("other.vtst"));
  action("view.shading.lit")->trigger();
  drop(window.get(), {picture});
  ASSERT_TRUE(QTest::qWaitFor([this] { return openName() == QLatin1String("squares.vtst"); }, kWaitMs));
  ASSERT_TRUE(QTest::qWaitFor([this] { return viewport().mode() == render::ShadingMode::Unlit; }, kWaitMs));
  EXPECT_LT((place() - QVector3D(3, -25, 7)).length(), 1e-2F);
}

TEST_F(ScreenshotTest, AFileThatMovedWithItsPictureIsFoundBesideIt) {
  openPicture();
  ASSERT_TRUE(isTold());
  folder.write(QStringLiteral("moved/squares-1.png"), QByteArray());
  ASSERT_TRUE(QFile::remove(folder.path(QStringLiteral("moved/squares-1.png"))));
  for (const char* name : {"squares.vtst", "squares-1.png"}) {
    ASSERT_TRUE(
        QFile::rename(folder.path(QLatin1String(name)), folder.path(QStringLiteral("moved/") + QLatin1String(name))));
  }
  open(tests::TestFormat::Mode::Good, QStringLiteral("other.vtst"));
  window->open({folder.path(QStringLiteral("moved/squares-1.png"))});
  ASSERT_TRUE(QTest::qWaitFor([this] { return openName() == QLatin1String("squares.vtst"); }, kWaitMs));
  EXPECT_EQ(window->session().document()->path, folder.path(QStringLiteral("moved/squares.vtst")));
}

TEST_F(ScreenshotTest, PicturesSayNothingWhereTheUserWantsItSo) {
  settings->set(ui::setting::kPictureNotes, false);
  openPicture();
  ASSERT_TRUE(isTold());
  EXPECT_FALSE(image::readPictureNotes(folder.path(QStringLiteral("squares-1.png"))));
}

/// The dialog that asks what a picture is to be like, and what is in it.
class SavePictureTest : public ScreenshotTest {
protected:
  void ask() {
    openPicture();
    QTest::keyClick(native(), Qt::Key_F12, Qt::ShiftModifier);
    dialog = window->findChild<ui::SavePictureDialog*>();
    ASSERT_TRUE(dialog);
  }
  template <class Widget>
  Widget& find(const char* name) {
    auto* widget = dialog->findChild<Widget*>(QStringLiteral("picture.") + QLatin1String(name));
    EXPECT_TRUE(widget) << name;
    return *widget;
  }
  void setSize(int width, int height) {
    find<QSpinBox>("width").setValue(width);
    find<QSpinBox>("height").setValue(height);
  }
  void pressSave() { dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click(); }
  void pressCancel() { dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel)->click(); }
  bool waitUntilClosed() {
    return QTest::qWaitFor([this] { return !dialog || !dialog->isVisible() || messages().isVisible(); }, kWaitMs);
  }

  QPointer<ui::SavePictureDialog> dialog;
};

TEST_F(SavePictureTest, APictureIsSavedInTheSizeAndWithTheBackgroundAskedFor) {
  ask();
  const double shape = static_cast<double>(native()->height()) / native()->width();
  find<QSpinBox>("width").setValue(300);
  EXPECT_EQ(find<QSpinBox>("height").value(), qRound(300 * shape));
  find<QCheckBox>("transparent").click();
  const QString path = folder.path(QStringLiteral("mine.png"));
  find<QLineEdit>("path").setText(path);
  pressSave();
  ASSERT_TRUE(waitUntilClosed());
  ASSERT_FALSE(messages().isVisible()) << messages().text().toStdString();
  EXPECT_TRUE(window->statusBar()->currentMessage().contains(QStringLiteral("mine.png")));
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

TEST_F(SavePictureTest, TheFolderForScreenshotsIsMade) {
  settings->set(ui::setting::kScreenshotFolder, folder.path(QStringLiteral("not/yet")));
  ask();
  setSize(64, 48);
  pressSave();
  ASSERT_TRUE(waitUntilClosed());
  EXPECT_FALSE(messages().isVisible()) << messages().text().toStdString();
  EXPECT_FALSE(QImage(folder.path(QStringLiteral("not/yet/squares-1.png"))).isNull());
}

TEST_F(SavePictureTest, APictureThatCannotBeSavedIsToldOf) {
  ask();
  find<QLineEdit>("path").setText(folder.path(QStringLiteral("no/such/folder/mine.png")));
  pressSave();
  ASSERT_TRUE(waitUntilClosed());
  EXPECT_TRUE(messages().isVisible());
  EXPECT_TRUE(messages().text().contains(QLatin1String("mine.png"))) << messages().text().toStdString();
  EXPECT_TRUE(dialog && dialog->isVisible()) << "for another name";
  EXPECT_FALSE(dialog->isBusy());
}

TEST_F(SavePictureTest, AFileIsWrittenOverOnlyWhenTheUserAgrees) {
  ask();
  const QString path = folder.write(QStringLiteral("mine.png"), QByteArray("before"));
  find<QLineEdit>("path").setText(path);
  pressSave();
  auto* question = dialog->findChild<QMessageBox*>(QStringLiteral("replaceQuestion"));
  ASSERT_TRUE(question);
  question->button(QMessageBox::No)->click();
  EXPECT_FALSE(dialog->isBusy());
  EXPECT_EQ(QFileInfo(path).size(), 6);
  pressSave();
  ASSERT_TRUE(QTest::qWaitFor(
      [&] { return (question = dialog->findChild<QMessageBox*>(QStringLiteral("replaceQuestion"))); }, kWaitMs));
  question->button(QMessageBox::Yes)->click();
  ASSERT_TRUE(waitUntilClosed());
  EXPECT_FALSE(QImage(path).isNull());
}

TEST_F(SavePictureTest, APictureIsGivenUpWithoutATrace) {
  ask();
  find<QComboBox>("preset").setCurrentIndex(find<QComboBox>("preset").findData(QSize(16384, 9216)));
  Q_EMIT find<QComboBox>("preset").activated(find<QComboBox>("preset").currentIndex());
  find<QLineEdit>("path").setText(folder.path(QStringLiteral("large.png")));
  pressSave();
  ASSERT_TRUE(dialog->isBusy());
  ASSERT_TRUE(QTest::qWaitFor([this] { return find<QProgressBar>("progress").value() > 0; }, kWaitMs));
  pressCancel();
  EXPECT_FALSE(dialog->isBusy());
  EXPECT_TRUE(dialog->isVisible());
  ASSERT_TRUE(QTest::qWaitFor(
      [this] {
        return QDir(folder.path()).entryList({QStringLiteral("large*")}, QDir::Files | QDir::Hidden).isEmpty();
      },
      kWaitMs));
}

TEST_F(SavePictureTest, TheFrameShowsWhatAPictureOfAnotherShapeHolds) {
  ask();
  find<QComboBox>("preset").setCurrentIndex(find<QComboBox>("preset").findData(QSize(2048, 2048)));
  Q_EMIT find<QComboBox>("preset").activated(find<QComboBox>("preset").currentIndex());
  QRect frame;
  for (const QWindow* line : window->windowHandle()->findChildren<QWindow*>(QStringLiteral("pictureFrame"))) {
    EXPECT_TRUE(line->isVisible());
    frame |= line->geometry();
  }
  const QWidget* view = viewport().pictures().activeContainer();
  const QRect whole(view->mapTo(window.get(), QPoint()), view->size());
  EXPECT_TRUE(whole.contains(frame));
  EXPECT_NEAR(frame.width(), frame.height(), 1);
  EXPECT_EQ(frame.height(), std::min(whole.width(), whole.height()));
  EXPECT_EQ(view->internalWinId(), 0U) << "else it would be a window that covers the picture's";
  dialog->close();
  ASSERT_TRUE(QTest::qWaitFor(
      [this] { return window->windowHandle()->findChildren<QWindow*>(QStringLiteral("pictureFrame")).isEmpty(); },
      kWaitMs));
}

} // namespace
