// Films from the window: the dialog, driven as a user does, and what is in the files.
#include "core/filming/VideoPipe.h"
#include "core/image/PictureNotes.h"
#include "core/viewing/ViewLink.h"
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/capture/FilmDialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QImageReader>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QStatusBar>

#include <cmath>

using namespace vitrine;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;
using vitrine::ui::FilmWay;

namespace {

class FilmTest : public MainWindowTest {
protected:
  void ask(TestFormat::Mode mode = TestFormat::Mode::Good) {
    openPicture(mode);
    askAgain();
  }
  void askAgain() {
    QTest::keyClick(native(), Qt::Key_F12, Qt::ControlModifier);
    dialog = window->findChild<ui::FilmDialog*>();
    ASSERT_TRUE(dialog);
    find<QSpinBox>("picture.width").setValue(64);
    find<QSpinBox>("picture.height").setValue(48);
  }
  template <class Widget>
  Widget& find(const char* name) {
    auto* widget = dialog->findChild<Widget*>(QLatin1String(name));
    EXPECT_TRUE(widget) << name;
    return *widget;
  }
  void choose(const char* list, const QVariant& data) {
    auto& box = find<QComboBox>(list);
    box.setCurrentIndex(box.findData(data));
    Q_EMIT box.activated(box.currentIndex());
  }
  void goWay(FilmWay way) { choose("film.way", static_cast<int>(way)); }
  bool offers(FilmWay way) {
    auto& box = find<QComboBox>("film.way");
    return qobject_cast<QStandardItemModel*>(box.model())->item(box.findData(static_cast<int>(way)))->isEnabled();
  }
  void setPath(const QString& name) { find<QLineEdit>("film.path").setText(folder.path(name)); }
  void press(QDialogButtonBox::StandardButton button) {
    dialog->findChild<QDialogButtonBox*>()->button(button)->click();
  }
  void make() {
    press(QDialogButtonBox::Save);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !dialog || !dialog->isVisible() || messages().isVisible(); }, kWaitMs));
    ASSERT_FALSE(messages().isVisible()) << messages().text().toStdString();
  }
  QStringList filesIn(const QString& name) const {
    return QDir(folder.path(name)).entryList(QDir::Files | QDir::Hidden, QDir::Name);
  }
  viewing::ViewLink linkOf(const QString& name) const {
    const auto notes = image::readPictureNotes(folder.path(name));
    return notes ? viewing::ViewLink::parse(notes->view).value_or(viewing::ViewLink()) : viewing::ViewLink();
  }

  QPointer<ui::FilmDialog> dialog;
};

TEST_F(FilmTest, OnceRoundWhatTheCameraLooksAt) {
  ask();
  goWay(FilmWay::RoundHere);
  find<QSpinBox>("film.frames").setValue(4);
  choose("film.kind", QStringLiteral("/"));
  setPath(QStringLiteral("turn"));
  make();
  EXPECT_TRUE(window->statusBar()->currentMessage().contains(QStringLiteral("turn")));
  ASSERT_EQ(filesIn(QStringLiteral("turn")),
            (QStringList{QStringLiteral("frame_0000.png"), QStringLiteral("frame_0001.png"),
                         QStringLiteral("frame_0002.png"), QStringLiteral("frame_0003.png")}));
  const viewing::ViewLink first = linkOf(QStringLiteral("turn/frame_0000.png"));
  const viewing::ViewLink second = linkOf(QStringLiteral("turn/frame_0001.png"));
  ASSERT_TRUE(first.at && first.look && second.look);
  EXPECT_LT((*first.at - place()).length(), 1e-2F) << "it begins where the window's camera is";
  EXPECT_NEAR(std::remainder(second.look->yaw - first.look->yaw - 90, 360), 0, 1e-3);
  EXPECT_EQ(QImage(folder.path(QStringLiteral("turn/frame_0003.png"))).size(), QSize(64, 48));
}

TEST_F(FilmTest, AWayThroughBookmarksWantsTwoOfThem) {
  ask();
  EXPECT_FALSE(offers(FilmWay::Views));
  EXPECT_FALSE(offers(FilmWay::Still)) << "nothing would move";
  dialog->close();
  const QString first = QStringLiteral("vitrine:view?at=3,-25,7&look=85,2&fov=47");
  const QString second = QStringLiteral("vitrine:view?at=13,-35,17&look=75,12&fov=47");
  for (const QString& view : {first, second}) {
    window->open({view});
    const QVector3D there = *viewing::ViewLink::parse(view)->at;
    ASSERT_TRUE(QTest::qWaitFor([&] { return (place() - there).length() < 1e-2F; }, kWaitMs));
    action("bookmarks.add")->trigger();
  }
  askAgain();
  ASSERT_TRUE(offers(FilmWay::Views));
  goWay(FilmWay::Views);
  EXPECT_EQ(find<QSpinBox>("film.frames").value(), 90) << "three seconds from view to view";
  find<QSpinBox>("film.frames").setValue(3);
  setPath(QStringLiteral("walk_#.png"));
  make();
  const viewing::ViewLink begin = linkOf(QStringLiteral("walk_0.png"));
  const viewing::ViewLink end = linkOf(QStringLiteral("walk_2.png"));
  ASSERT_TRUE(begin.at && end.at);
  EXPECT_LT((*begin.at - QVector3D(3, -25, 7)).length(), 1e-2F);
  EXPECT_LT((*end.at - QVector3D(13, -35, 17)).length(), 1e-2F);
}

TEST_F(FilmTest, AnAnimationIsPlayedFrameByFrame) {
  ask(TestFormat::Mode::Animated);
  ASSERT_TRUE(offers(FilmWay::Still));
  goWay(FilmWay::Still);
  EXPECT_TRUE(find<QCheckBox>("film.runs").isChecked());
  find<QDoubleSpinBox>("film.fps").setValue(10);
  EXPECT_EQ(find<QSpinBox>("film.frames").value(), 3) << "as many as the animation has";
  setPath(QStringLiteral("hop_#.png"));
  make();
  EXPECT_NEAR(linkOf(QStringLiteral("hop_2.png")).time.value_or(0), 0.2, 1e-6);
  EXPECT_FALSE(QImage(folder.path(QStringLiteral("hop_0.png"))) == QImage(folder.path(QStringLiteral("hop_1.png"))));
}

TEST_F(FilmTest, OneAnimatedPictureIsReplacedOnlyWhenTheUserAgrees) {
  ask();
  choose("film.kind", QStringLiteral("webp"));
  EXPECT_TRUE(find<QLineEdit>("film.path").text().endsWith(QStringLiteral("squares.webp")));
  EXPECT_TRUE(find<QSpinBox>("film.quality").isEnabled());
  const QString path = folder.write(QStringLiteral("squares.webp"), QByteArray("before"));
  find<QSpinBox>("film.frames").setValue(3);
  press(QDialogButtonBox::Save);
  auto* question = dialog->findChild<QMessageBox*>(QStringLiteral("replaceQuestion"));
  ASSERT_TRUE(question);
  question->button(QMessageBox::No)->click();
  EXPECT_FALSE(dialog->isBusy());
  EXPECT_EQ(QFileInfo(path).size(), 6);
  press(QDialogButtonBox::Save);
  ASSERT_TRUE(QTest::qWaitFor(
      [&] { return (question = dialog->findChild<QMessageBox*>(QStringLiteral("replaceQuestion"))); }, kWaitMs));
  question->button(QMessageBox::Yes)->click();
  ASSERT_TRUE(QTest::qWaitFor([this] { return !dialog || !dialog->isVisible() || messages().isVisible(); }, kWaitMs));
  EXPECT_FALSE(messages().isVisible()) << messages().text().toStdString();
  EXPECT_EQ(QImageReader(path).imageCount(), 3);
}

TEST_F(FilmTest, AFilmIsAVideoOrAnAnimatedPictureUnlessPicturesAreChosen) {
  ask();
  auto& kind = find<QComboBox>("film.kind");
  auto& path = find<QLineEdit>("film.path");
  const bool hasFfmpeg = filming::canMakeVideos();
  const QString usual = hasFfmpeg ? QStringLiteral("mp4") : QStringLiteral("webp");
  EXPECT_EQ(kind.currentIndex(), 0);
  EXPECT_EQ(kind.currentData(), usual);
  EXPECT_TRUE(path.text().endsWith(QStringLiteral("squares.") + usual)) << path.text().toStdString();
  EXPECT_GE(kind.findData(QStringLiteral("/")), 0);
  setPath(QStringLiteral("walk_##.png"));
  EXPECT_EQ(kind.currentData(), QStringLiteral("/")) << "a name can say the kind";
  setPath(QStringLiteral("walk.webp"));
  EXPECT_EQ(kind.currentData(), QStringLiteral("webp"));
  find<QSpinBox>("film.frames").setValue(2);
  setPath(QStringLiteral("walk"));
  make();
  EXPECT_EQ(QImageReader(folder.path(QStringLiteral("walk.webp"))).imageCount(), 2) << "the ending is added";
}

TEST_F(FilmTest, WithoutFfmpegTheListSaysWhyItHasNoVideo) {
  const QByteArray paths = qgetenv("PATH");
  qputenv("PATH", folder.path().toUtf8());
  ask();
  qputenv("PATH", paths);
  const auto& kind = find<QComboBox>("film.kind");
  EXPECT_EQ(kind.currentData(), QStringLiteral("webp"));
  const int last = kind.count() - 1;
  EXPECT_TRUE(kind.itemText(last).contains(QStringLiteral("ffmpeg"))) << kind.itemText(last).toStdString();
  EXPECT_FALSE(kind.model()->flags(kind.model()->index(last, 0)).testFlag(Qt::ItemIsEnabled));
}

TEST_F(FilmTest, TheFirstNameIsFree) {
  for (const char* ending : {"mp4", "webp"}) {
    folder.write(QStringLiteral("squares.") + QLatin1String(ending), QByteArray("before"));
  }
  ask();
  EXPECT_TRUE(find<QLineEdit>("film.path").text().contains(QStringLiteral("squares-2.")));
}

TEST_F(FilmTest, AFilmIsGivenUpBetweenTwoFrames) {
  ask();
  find<QSpinBox>("film.frames").setValue(100000);
  choose("film.kind", QStringLiteral("webp"));
  press(QDialogButtonBox::Save);
  ASSERT_TRUE(dialog->isBusy());
  ASSERT_TRUE(QTest::qWaitFor(
      [this] {
        return find<QProgressBar>("film.progress").format().contains(QStringLiteral("100000")) &&
               !find<QProgressBar>("film.progress").format().contains(QStringLiteral(" 1 "));
      },
      kWaitMs));
  press(QDialogButtonBox::Cancel);
  EXPECT_FALSE(dialog->isBusy());
  EXPECT_TRUE(dialog->isVisible());
  EXPECT_EQ(QDir(folder.path()).entryList({QStringLiteral("*.webp*")}, QDir::Files | QDir::Hidden), QStringList());
}

TEST_F(FilmTest, WhatCannotBeMadeIsSaidBeforeAndAfter) {
  ask();
  setPath(QStringLiteral("film.txt"));
  EXPECT_TRUE(find<QLabel>("film.problem").isVisible());
  EXPECT_TRUE(find<QLabel>("film.problem").text().contains(QStringLiteral("film.txt")));
  EXPECT_FALSE(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->isEnabled());
  folder.write(QStringLiteral("plain"), QByteArray("a file, no folder"));
  setPath(QStringLiteral("plain/film"));
  EXPECT_FALSE(find<QLabel>("film.problem").isVisible());
  press(QDialogButtonBox::Save);
  ASSERT_TRUE(QTest::qWaitFor([this] { return messages().isVisible(); }, kWaitMs));
  EXPECT_TRUE(messages().text().contains(QStringLiteral("film"))) << messages().text().toStdString();
  EXPECT_TRUE(dialog && dialog->isVisible()) << "for another name";
  EXPECT_FALSE(dialog->isBusy());
}

} // namespace
