// Two files compared in a window, by mouse and keys.
#include "ui/comparing/CompareDialog.h"

#include "core/comparing/ComparisonText.h"
#include "tests/support/ViewAtRest.h"
#include "tests/ui/comparing/ComparedFilesForTests.h"
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/comparing/DifferenceCanvas.h"
#include "ui/comparing/DifferenceList.h"
#include "ui/comparing/ValueModel.h"
#include "ui/comparing/WipeHandle.h"
#include "ui/documents/Documents.h"
#include "ui/mainwindow/CompareController.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QTreeView>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::comesToRest;
using vitrine::tests::kQuads;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;
using vitrine::tests::withOtherKind;

namespace {

class CompareDialogTest : public MainWindowTest {
protected:
  CompareDialog* dialog() { return window->findChild<CompareDialog*>(); }
  /// Opens five squares and compares them with a file, whose dialog comes to show a result.
  void compareWith(const QByteArray& bytes) {
    openPicture();
    window->findChild<CompareController*>()->compareWithFile(folder.write(QStringLiteral("other.vtst"), bytes));
    waitForResult();
  }
  void compareWithSix() { compareWith(TestFormat::file(TestFormat::Mode::Good, 6)); }
  void waitForResult() {
    ASSERT_TRUE(dialog());
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return !dialog()->isComparing() && !dialog()->list().isFiltering(); }, kWaitMs));
    ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog()));
    dialog()->activateWindow(); // which a window manager does
  }
  template <class Widget>
  Widget* part(const char* name) {
    return dialog()->findChild<Widget*>(QLatin1String(name));
  }
  ComparedPictures& compared() { return dialog()->pictures(); }
  QWindow* windowOf(Side side) { return compared().view(side).window(); }
  QTreeView& tree() { return static_cast<QTreeView&>(dialog()->list().view()); }
  QString state() { return part<QLabel>("differenceState")->text(); }
  void click(QAbstractButton* button) {
    QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
  }
  /// Both pictures as the screen shows them; black between them.
  QImage onScreen() {
    QImage both(compared().size(), QImage::Format_RGB32);
    both.fill(Qt::black);
    QPainter painter(&both);
    for (const Side side : kSides) {
      QWindow* native = windowOf(side);
      if (native->isVisible()) {
        EXPECT_TRUE(QTest::qWaitFor([native] { return native->isExposed(); }, kWaitMs));
        EXPECT_TRUE(comesToRest(compared().view(side)));
        painter.drawPixmap(native->mapToGlobal(QPoint()) - compared().mapToGlobal(QPoint()),
                           native->screen()->grabWindow(native->winId()));
      }
    }
    return both;
  }
  /// Part of the pixels of a region in which two pictures differ by more than a twentieth.
  static double apart(const QImage& one, const QImage& other, const QRect& region) {
    int count = 0;
    for (int y = region.top(); y <= region.bottom(); ++y) {
      for (int x = region.left(); x <= region.right(); ++x) {
        const QColor a = one.pixelColor(x, y);
        const QColor b = other.pixelColor(x, y);
        const int most =
            std::max({std::abs(a.red() - b.red()), std::abs(a.green() - b.green()), std::abs(a.blue() - b.blue())});
        count += most > 12 ? 1 : 0;
      }
    }
    return static_cast<double>(count) / (static_cast<double>(region.width()) * region.height());
  }
  /// The row of the list with this text; invalid: none.
  QModelIndex rowOf(const QString& text) {
    for (QModelIndex at = tree().model()->index(0, 0); at.isValid(); at = tree().indexBelow(at)) {
      if (at.data().toString().contains(text)) {
        return at;
      }
    }
    return {};
  }
  void clickRow(const QString& text) {
    const QModelIndex row = rowOf(text);
    ASSERT_TRUE(row.isValid()) << text.toStdString();
    tree().scrollTo(row);
    QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, tree().visualRect(row).center());
  }
};

TEST_F(CompareDialogTest, AFileWithItselfHasNoDifferences) {
  compareWith(TestFormat::file());
  EXPECT_EQ(state(), QStringLiteral("No differences"));
  EXPECT_EQ(tree().model()->rowCount(), 0);
  EXPECT_TRUE(part<QPushButton>("compareSave")->isEnabled());
}

TEST_F(CompareDialogTest, TheListLeadsByKeysToValuesAndPictures) {
  compareWithSix();
  ASSERT_TRUE(QTest::qWaitFor([this] { return tree().hasFocus(); }, kWaitMs)) << "one can go on by keys";
  const viewing::CameraPose before = compared().camera().rig().pose();
  const QModelIndex added = rowOf(QStringLiteral("+ Squares"));
  ASSERT_TRUE(added.isValid());
  while (tree().currentIndex() != added) {
    const QModelIndex last = tree().currentIndex();
    QTest::keyClick(&tree(), Qt::Key_Down);
    ASSERT_NE(tree().currentIndex(), last);
  }
  EXPECT_NE(compared().camera().rig().pose(), before) << "it is framed";
  EXPECT_TRUE(part<QPushButton>("compareFrame")->isEnabled());
  clickRow(QStringLiteral("+ ")); // a record or a surface that only the second has
  EXPECT_GT(dialog()->values().rowCount(), 0);
}

TEST_F(CompareDialogTest, BothPicturesAreSeenFromOneCamera) {
  compareWith(withOtherKind(5, 2));
  click(part<QAbstractButton>("compareSideBySide"));
  EXPECT_EQ(compared().mode(), CompareMode::SideBySide);
  click(part<QAbstractButton>("compareTints"));
  ASSERT_TRUE(QTest::qWaitFor(
      [this] { return windowOf(Side::Before)->isExposed() && windowOf(Side::After)->isExposed(); }, kWaitMs));
  const QImage both = onScreen();
  const int seam = compared().wipe().thickness();
  const int half = (both.width() - seam) / 2;
  EXPECT_EQ(both.copy(0, 0, half, both.height()), both.copy(half + seam, 0, half, both.height()))
      << "the kind of a square is not seen";
  const viewing::CameraPose before = compared().camera().rig().pose();
  const QPoint middle(windowOf(Side::After)->width() / 2, windowOf(Side::After)->height() / 2);
  QTest::mousePress(windowOf(Side::After), Qt::LeftButton, {}, middle);
  QTest::mouseMove(windowOf(Side::After), middle + QPoint(30, 5));
  QTest::mouseMove(windowOf(Side::After), middle + QPoint(60, 10));
  QTest::mouseRelease(windowOf(Side::After), Qt::LeftButton, {}, middle + QPoint(60, 10));
  EXPECT_NE(compared().camera().rig().pose(), before);
  const QImage turned = onScreen();
  EXPECT_NE(turned, both);
  EXPECT_EQ(turned.copy(0, 0, half, both.height()), turned.copy(half + seam, 0, half, both.height()));
}

TEST_F(CompareDialogTest, TheWipeIsDrawnByMouseAndKeysAndThePictureStays) {
  compareWith(TestFormat::file());
  WipeHandle& wipe = compared().wipe();
  const QImage middle = onScreen();
  const int seam = wipe.thickness();
  const QPoint grip = wipe.rect().center();
  const int from = wipe.x();
  QTest::mousePress(&wipe, Qt::LeftButton, {}, grip);
  QTest::mouseMove(&wipe, grip - QPoint(100, 0));
  QTest::mouseRelease(&wipe, Qt::LeftButton, {}, grip);
  EXPECT_NEAR(wipe.x(), from - 100, 2);
  const QImage left = onScreen();
  // Both files are equal: beside the line nothing of the picture changes, wherever the line is, but for the rounding of
  // edges.
  const int beyond = from + seam + 2;
  const int upTo = wipe.x() - 2;
  EXPECT_LT(apart(left, middle, {beyond, 0, left.width() - beyond, left.height()}), 0.002);
  EXPECT_LT(apart(left, middle, {0, 0, upTo, left.height()}), 0.002);
  wipe.setFocus();
  const int now = wipe.value();
  QTest::keyClick(&wipe, Qt::Key_Right);
  EXPECT_GT(wipe.value(), now);
  QTest::keyClick(&wipe, Qt::Key_Home);
  EXPECT_EQ(wipe.x(), 0);
  EXPECT_FALSE(windowOf(Side::Before)->isVisible()) << "nothing of the first is left";
  QTest::keyClick(&wipe, Qt::Key_End);
  EXPECT_FALSE(windowOf(Side::After)->isVisible());
  EXPECT_EQ(windowOf(Side::Before)->width(), compared().width() - seam);
}

TEST_F(CompareDialogTest, TheSecondAloneHasTheAddedSquareInGreen) {
  compareWithSix();
  click(part<QAbstractButton>("compareSideBySide"));
  clickRow(QStringLiteral("+ Squares"));
  const QImage tinted = onScreen();
  click(part<QAbstractButton>("compareTints"));
  const QImage plain = onScreen();
  const int half = plain.width() / 2;
  EXPECT_EQ(tinted.copy(0, 0, half - 10, plain.height()), plain.copy(0, 0, half - 10, plain.height()));
  int greener = 0;
  for (int y = 0; y < plain.height(); ++y) {
    for (int x = half; x < plain.width(); ++x) {
      const QColor with = tinted.pixelColor(x, y);
      const QColor without = plain.pixelColor(x, y);
      if (with != without) {
        EXPECT_GE(with.green() - without.green(), with.red() - without.red());
        ++greener;
      }
    }
  }
  EXPECT_GT(greener, 200);
}

TEST_F(CompareDialogTest, TheDifferenceOfEqualPicturesIsBlack) {
  compareWith(TestFormat::file());
  click(part<QAbstractButton>("compareDifference"));
  EXPECT_EQ(compared().mode(), CompareMode::Difference);
  const QLabel* about = part<QLabel>("compareAbout");
  ASSERT_TRUE(QTest::qWaitFor([about] { return !about->text().isEmpty(); }, kWaitMs));
  EXPECT_EQ(about->text(), QStringLiteral("The images are equal"));
  QImage black(compared().canvas().picture().size(), QImage::Format_RGB32);
  black.fill(Qt::black);
  EXPECT_EQ(compared().canvas().picture(), black);
}

TEST_F(CompareDialogTest, TheDifferenceFollowsTheCamera) {
  compareWithSix();
  click(part<QAbstractButton>("compareDifference"));
  const QLabel* about = part<QLabel>("compareAbout");
  ASSERT_TRUE(QTest::qWaitFor([about] { return about->text().contains(QLatin1Char('%')); }, kWaitMs));
  const QImage first = compared().canvas().picture();
  auto* canvas = part<QWidget>("differencePicture");
  const QPoint middle = canvas->rect().center();
  QTest::mousePress(canvas, Qt::LeftButton, {}, middle);
  QTest::mouseMove(canvas, middle + QPoint(30, 4));
  QTest::mouseMove(canvas, middle + QPoint(60, 8));
  QTest::mouseRelease(canvas, Qt::LeftButton, {}, middle + QPoint(60, 8));
  EXPECT_TRUE(QTest::qWaitFor([&] { return compared().canvas().picture() != first; }, kWaitMs));
}

TEST_F(CompareDialogTest, AClickOnASurfaceChoosesItsDifference) {
  compareWithSix();
  const Scene& scene = *window->session().scene();
  // The sixth square, x 50 to 58, is in the second file alone.
  compared().camera().setPose({.position = scene.sourceAxes.toScene(QVector3D(54, -40, 4)), .orientation = {}});
  QTest::keyClick(&compared().wipe(), Qt::Key_Home);
  ASSERT_TRUE(QTest::qWaitFor([this] { return windowOf(Side::After)->isExposed(); }, kWaitMs));
  EXPECT_TRUE(comesToRest(compared().view(Side::After)));
  const viewing::CameraPose before = compared().camera().rig().pose();
  const QPointF whole = *compared().camera().rig().project(scene.sourceAxes.toScene(QVector3D(54, 0, 4)));
  QTest::mouseClick(windowOf(Side::After), Qt::LeftButton, {},
                    (whole - QPointF(compared().wipe().thickness(), 0)).toPoint());
  ASSERT_TRUE(dialog()->list().current());
  EXPECT_EQ(dialog()->list().current()->change, comparing::Change::Added);
  EXPECT_EQ(compared().camera().rig().pose(), before) << "the user looks at it already";
}

TEST_F(CompareDialogTest, WhatTheWindowShowsCanBeGoneToThere) {
  compareWith(withOtherKind(5, 3));
  clickRow(QStringLiteral("~ "));
  while (dialog()->list().current() && !dialog()->list().current()->before.record) {
    QTest::keyClick(&tree(), Qt::Key_Down);
  }
  ASSERT_TRUE(dialog()->list().current());
  QPushButton* go = part<QPushButton>("compareGoTo");
  ASSERT_TRUE(go->isEnabled());
  QTest::mouseClick(go, Qt::LeftButton);
  EXPECT_EQ(selection().current().record, (RecordRef{kQuads, 3}));
  open(TestFormat::Mode::Good, QStringLiteral("else.vtst"));
  EXPECT_FALSE(go->isEnabled()) << "the window shows neither now";
}

TEST_F(CompareDialogTest, TheVersionBeforeReloadIsKeptUntilAnotherFileIsOpened) {
  openPicture();
  QAction* compare = action("file.compareReloaded");
  EXPECT_FALSE(compare->isEnabled());
  file(TestFormat::Mode::Good, QStringLiteral("squares.vtst"), 7);
  QTest::keyClick(native(), Qt::Key_F5);
  ASSERT_TRUE(QTest::qWaitFor([this] { return window->session().document()->structure[kQuads].table->rowCount() == 7; },
                              kWaitMs));
  ASSERT_TRUE(waitUntilIdle());
  ASSERT_TRUE(compare->isEnabled());
  QTest::keyClick(native(), Qt::Key_F5, Qt::ShiftModifier);
  waitForResult();
  EXPECT_TRUE(rowOf(QStringLiteral("+ ")).isValid());
  clickRow(QStringLiteral("+ "));
  EXPECT_TRUE(part<QPushButton>("compareGoTo")->isEnabled()) << "the second is what the window shows";
  open(TestFormat::Mode::Good, QStringLiteral("else.vtst"));
  EXPECT_FALSE(compare->isEnabled());
}

TEST_F(CompareDialogTest, OpenDocumentsAreOfferedFirst) {
  openPicture();
  window->documents().controller().openInNewTabs({file(TestFormat::Mode::Good, QStringLiteral("six.vtst"), 6)});
  ASSERT_TRUE(waitUntilIdle());
  QTest::keyClick(native(), Qt::Key_F5, Qt::ControlModifier);
  auto* list = window->findChild<QListWidget*>(QStringLiteral("compareDocuments"));
  ASSERT_TRUE(list);
  EXPECT_EQ(list->count(), 1);
  EXPECT_EQ(list->item(0)->text(), QStringLiteral("squares.vtst"));
  QTest::keyClick(list, Qt::Key_Return);
  waitForResult();
  EXPECT_TRUE(rowOf(QStringLiteral("- ")).isValid()) << "the shown one, with a square more, is the first";
  EXPECT_EQ(dialog()->windowTitle(), QStringLiteral("Compare six.vtst with squares.vtst"));
}

TEST_F(CompareDialogTest, AFileIsAskedForWhereNothingElseIsOpen) {
  openPicture();
  action("file.compareWith")->trigger();
  auto* files = window->findChild<QFileDialog*>(QStringLiteral("compareFileDialog"));
  ASSERT_TRUE(files);
  EXPECT_TRUE(files->nameFilters().front().contains(QStringLiteral("*.vtst")));
  files->close();
  EXPECT_FALSE(dialog());
}

TEST_F(CompareDialogTest, ClosingWhileAFileIsReadEndsTheReading) {
  openPicture();
  const int before = TestFormat::loadsBegun;
  window->findChild<CompareController*>()->compareWithFile(
      folder.write(QStringLiteral("endless.vtst"), TestFormat::file(TestFormat::Mode::Endless)));
  ASSERT_TRUE(dialog());
  ASSERT_TRUE(QTest::qWaitFor([&] { return TestFormat::loadsBegun > before; }, kWaitMs));
  EXPECT_TRUE(part<QProgressBar>("compareProgress")->isVisible());
  QTest::keyClick(dialog(), Qt::Key_Escape);
  EXPECT_TRUE(QTest::qWaitFor([this] { return !dialog(); }, kWaitMs));
}

TEST_F(CompareDialogTest, CancelGivesUpTheComparison) {
  openPicture();
  window->findChild<CompareController*>()->compareWithFile(
      folder.write(QStringLiteral("endless.vtst"), TestFormat::file(TestFormat::Mode::Endless)));
  ASSERT_TRUE(dialog());
  QTest::mouseClick(part<QPushButton>("compareCancel"), Qt::LeftButton);
  EXPECT_TRUE(QTest::qWaitFor([this] { return !dialog(); }, kWaitMs));
}

TEST_F(CompareDialogTest, SaysWhyAFileCannotBeCompared) {
  openPicture();
  window->findChild<CompareController*>()->compareWithFile(
      folder.write(QStringLiteral("broken.vtst"), QByteArray("no such file")));
  waitForResult();
  EXPECT_TRUE(part<QLabel>("compareFailure")->isVisible());
  EXPECT_TRUE(part<QLabel>("compareFailure")->text().contains(QStringLiteral("broken.vtst")));
  EXPECT_FALSE(part<QPushButton>("compareSave")->isEnabled());
}

TEST_F(CompareDialogTest, WithoutAPictureOfBothThereIsTheList) {
  compareWith(TestFormat::file(TestFormat::Mode::BrokenScene));
  EXPECT_FALSE(compared().isVisible());
  EXPECT_FALSE(part<QAbstractButton>("compareWipe")->isEnabled());
  EXPECT_GT(tree().model()->rowCount(), 0);
  tree().setCurrentIndex(tree().model()->index(0, 0));
  EXPECT_FALSE(part<QPushButton>("compareFrame")->isEnabled());
}

TEST_F(CompareDialogTest, TheListIsCopiedAsTextAndAsTheCommandLinesJson) {
  compareWith(withOtherKind(5, 2));
  const auto copy = [this](const char* name) {
    QGuiApplication::clipboard()->setText(QStringLiteral("before"));
    dialog()->findChild<QAction*>(QLatin1String(name))->trigger();
    EXPECT_TRUE(
        QTest::qWaitFor([] { return QGuiApplication::clipboard()->text() != QLatin1String("before"); }, kWaitMs));
    return QGuiApplication::clipboard()->text();
  };
  const QString text = copy("copyText");
  EXPECT_TRUE(text.startsWith(QStringLiteral("Records of QUADS: 1 changed\n"))) << text.toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("kind: 0 -> 1"))) << text.toStdString();
  const auto json = structure::Json::parse(copy("copyJson").toStdString());
  EXPECT_EQ(json["same"], false);
  EXPECT_EQ(json["files"].size(), 2U);
  EXPECT_EQ(json["groups"][0]["area"], "records");
  EXPECT_EQ(json["groups"][0]["differences"][0]["change"], "changed");
}

} // namespace
