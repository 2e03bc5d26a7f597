// The Save Picture dialog's series: everything around, from above, of viewpoints and bookmarks.
#include "core/image/PictureNotes.h"
#include "tests/support/ExrReader.h"
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/capture/SavePictureDialog.h"
#include "ui/settings/FileSettings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>

using namespace vitrine;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;

namespace {

class PictureSeriesTest : public MainWindowTest {
protected:
  void ask() {
    openPicture();
    askAgain();
  }
  void askAgain() {
    QTest::keyClick(native(), Qt::Key_F12, Qt::ShiftModifier);
    dialog = window->findChild<ui::SavePictureDialog*>();
    ASSERT_TRUE(dialog);
    ASSERT_TRUE(QTest::qWaitForWindowActive(dialog));
  }
  template <class Widget>
  Widget& find(const char* name) {
    auto* widget = dialog->findChild<Widget*>(QStringLiteral("picture.") + QLatin1String(name));
    EXPECT_TRUE(widget) << name;
    return *widget;
  }
  /// By keys, as far down as the series stands in the list.
  void choose(render::Series series) {
    auto& list = find<QComboBox>("series");
    const int place = list.findData(static_cast<int>(series));
    ASSERT_GE(place, 0);
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Home);
    for (int i = 0; i < place; ++i) {
      QTest::keyClick(&list, Qt::Key_Down);
    }
    ASSERT_EQ(list.currentIndex(), place);
  }
  void setPath(const char* name) { find<QLineEdit>("path").setText(folder.path(QLatin1String(name))); }
  QPushButton& saveButton() { return *dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save); }
  void save() {
    QTest::mouseClick(&saveButton(), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !dialog || !dialog->isVisible() || messages().isVisible(); }, kWaitMs));
    ASSERT_FALSE(messages().isVisible()) << messages().text().toStdString();
  }
  QStringList files(const char* pattern) {
    return QDir(folder.path()).entryList({QLatin1String(pattern)}, QDir::Files);
  }
  QImage picture(const QString& name) { return QImage(folder.path(name)); }

  QPointer<ui::SavePictureDialog> dialog;
};

TEST_F(PictureSeriesTest, ACubeIsSixSquaresNamedByTheirDirections) {
  ask();
  choose(render::Series::Cube);
  EXPECT_FALSE(find<QSpinBox>("height").isEnabled());
  find<QSpinBox>("width").setValue(64);
  EXPECT_EQ(find<QSpinBox>("height").value(), 64);
  setPath("cube.png");
  EXPECT_TRUE(find<QLabel>("names").text().contains(QStringLiteral("cube-front.png")));
  save();
  EXPECT_EQ(files("cube-*.png").size(), 6);
  EXPECT_TRUE(window->statusBar()->currentMessage().contains(QLatin1Char('6')))
      << window->statusBar()->currentMessage().toStdString();
  for (const QString& file : files("cube-*.png")) {
    EXPECT_EQ(picture(file).size(), QSize(64, 64)) << file.toStdString();
    EXPECT_TRUE(image::readPictureNotes(folder.path(file))) << file.toStdString();
  }
}

TEST_F(PictureSeriesTest, FilesOfASeriesAreWrittenOverOnlyWhenTheUserAgrees) {
  folder.write(QStringLiteral("cube-left.png"), QByteArray("mine"));
  folder.write(QStringLiteral("cube-up.png"), QByteArray("mine"));
  ask();
  choose(render::Series::Cube);
  find<QSpinBox>("width").setValue(16);
  setPath("cube.png");
  QTest::mouseClick(&saveButton(), Qt::LeftButton);
  auto* question = dialog->findChild<QMessageBox*>(QStringLiteral("replaceQuestion"));
  ASSERT_TRUE(question);
  EXPECT_TRUE(question->text().contains(QStringLiteral("2"))) << question->text().toStdString();
  question->button(QMessageBox::No)->click();
  EXPECT_EQ(files("cube-*").size(), 2);
  QTest::mouseClick(&saveButton(), Qt::LeftButton);
  ASSERT_TRUE(QTest::qWaitFor(
      [&] { return (question = dialog->findChild<QMessageBox*>(QStringLiteral("replaceQuestion"))); }, kWaitMs));
  question->button(QMessageBox::Yes)->click();
  ASSERT_TRUE(QTest::qWaitFor([this] { return !dialog || !dialog->isVisible(); }, kWaitMs));
  EXPECT_EQ(files("cube-*").size(), 6);
  EXPECT_FALSE(picture(QStringLiteral("cube-left.png")).isNull());
}

TEST_F(PictureSeriesTest, APanoramaIsTwiceAsWideAsHigh) {
  ask();
  choose(render::Series::Panorama);
  EXPECT_EQ(dialog->wish().looks.size, QSize(4096, 2048));
  find<QSpinBox>("width").setValue(256);
  EXPECT_EQ(dialog->wish().looks.size, QSize(256, 128));
  setPath("all.png");
  save();
  EXPECT_EQ(picture(QStringLiteral("all.png")).size(), QSize(256, 128));
}

TEST_F(PictureSeriesTest, AnOverviewIsAsLargeAsItsScaleNeeds) {
  ask();
  choose(render::Series::Overview);
  EXPECT_TRUE(find<QDoubleSpinBox>("scale").isVisible());
  const QSize fine = dialog->wish().looks.size;
  EXPECT_FALSE(fine.isEmpty());
  find<QDoubleSpinBox>("scale").setValue(find<QDoubleSpinBox>("scale").value() * 8);
  const QSize coarse = dialog->wish().looks.size;
  EXPECT_NEAR(coarse.width() * 8, fine.width(), 8);
  setPath("plan.png");
  find<QCheckBox>("overviewText").setChecked(true);
  const QSize square = dialog->wish().looks.size;
  EXPECT_EQ(square.width(), square.height());
  save();
  EXPECT_EQ(picture(QStringLiteral("plan.png")).size(), square);
  QFile text(folder.path(QStringLiteral("plan.txt")));
  ASSERT_TRUE(text.open(QIODevice::ReadOnly));
  const QString words = QString::fromUtf8(text.readAll());
  EXPECT_TRUE(words.startsWith(QStringLiteral("\"squares\""))) << words.toStdString();
  EXPECT_TRUE(words.contains(QStringLiteral("\"pos_x\""))) << words.toStdString();
}

TEST_F(PictureSeriesTest, AnOverviewThatWouldBeTooLargeCannotBeSaved) {
  ask();
  choose(render::Series::Overview);
  find<QDoubleSpinBox>("scale").setValue(0.0001);
  EXPECT_FALSE(saveButton().isEnabled());
  choose(render::Series::One);
  EXPECT_TRUE(saveButton().isEnabled());
  EXPECT_FALSE(dialog->wish().looks.size.isEmpty());
}

TEST_F(PictureSeriesTest, ViewpointsAndBookmarksAreThereWhereTheFileHasThem) {
  ask();
  EXPECT_GE(find<QComboBox>("series").findData(static_cast<int>(render::Series::Cameras)), 0);
  EXPECT_LT(find<QComboBox>("series").findData(static_cast<int>(render::Series::Bookmarks)), 0) << "none are kept";
  EXPECT_LT(find<QComboBox>("series").findData(static_cast<int>(render::Series::Spawns)), 0) << "no players begin";
  dialog->close();
  ASSERT_TRUE(QTest::qWaitFor([this] { return dialog.isNull(); }, kWaitMs));
  action("bookmarks.add")->trigger();
  askAgain();
  choose(render::Series::Bookmarks);
  find<QSpinBox>("width").setValue(64);
  setPath("{view} of {file}.png");
  save();
  ASSERT_EQ(files("* of squares.png").size(), 1);
  EXPECT_EQ(picture(files("* of squares.png").front()).width(), 64);
}

TEST_F(PictureSeriesTest, LightIsSavedAndLeadsBack) {
  ask();
  window->open({QStringLiteral("vitrine:view?at=3,-25,7&look=85,2&fov=47&mode=unlit")});
  ASSERT_TRUE(QTest::qWaitFor([this] { return viewport().mode() == render::ShadingMode::Unlit; }, kWaitMs));
  find<QSpinBox>("width").setValue(64);
  setPath("light.exr");
  EXPECT_TRUE(find<QCheckBox>("transparent").isEnabled());
  save();
  const auto light = tests::readExr(folder.path(QStringLiteral("light.exr")));
  ASSERT_TRUE(light);
  EXPECT_EQ(light->width, 64);
  EXPECT_FALSE(light->texts.at(QStringLiteral("Vitrine-View")).contains(QStringLiteral("file=")));
  open(tests::TestFormat::Mode::Good, QStringLiteral("other.vtst"));
  action("view.shading.lit")->trigger();
  drop(window.get(), {folder.path(QStringLiteral("light.exr"))});
  ASSERT_TRUE(QTest::qWaitFor([this] { return openName() == QLatin1String("squares.vtst"); }, kWaitMs));
  ASSERT_TRUE(QTest::qWaitFor([this] { return viewport().mode() == render::ShadingMode::Unlit; }, kWaitMs));
  EXPECT_LT((place() - QVector3D(3, -25, 7)).length(), 1e-2F);
}

TEST_F(PictureSeriesTest, APictureElsewhereLeadsToAFileThatWasOpenedLately) {
  openPicture();
  folder.write(QStringLiteral("elsewhere/note"), QByteArray());
  QTest::keyClick(native(), Qt::Key_F12);
  ASSERT_TRUE(QTest::qWaitFor([this] { return files("squares-*.png").size() == 1; }, kWaitMs));
  const QString there = folder.path(QStringLiteral("elsewhere/shot.png"));
  ASSERT_TRUE(QTest::qWaitFor(
      [&] { return image::readPictureNotes(folder.path(files("squares-*.png").front())).has_value(); }, kWaitMs));
  ASSERT_TRUE(QFile::copy(folder.path(files("squares-*.png").front()), there));
  open(tests::TestFormat::Mode::Good, QStringLiteral("other.vtst"));
  drop(window.get(), {there});
  ASSERT_TRUE(QTest::qWaitFor([this] { return openName() == QLatin1String("squares.vtst"); }, kWaitMs));
}

TEST_F(PictureSeriesTest, PicturesNameTheFolderWhereTheUserWantsItSo) {
  settings->set(ui::setting::kPictureNotesPath, true);
  openPicture();
  QTest::keyClick(native(), Qt::Key_F12);
  ASSERT_TRUE(QTest::qWaitFor(
      [this] {
        return files("squares-*.png").size() == 1 &&
               image::readPictureNotes(folder.path(files("squares-*.png").front())).has_value();
      },
      kWaitMs));
  const auto notes = image::readPictureNotes(folder.path(files("squares-*.png").front()));
  EXPECT_TRUE(notes->view.contains(QStringLiteral("file="))) << notes->view.toStdString();
}

} // namespace
