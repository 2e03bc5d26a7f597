#include "tests/support/QtPrinters.h"
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/navigation/GoToDialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QStatusBar>
#include <QTreeView>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kQuads;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

class GoingTest : public MainWindowTest {
protected:
  GoToDialog& dialog() { return *window->findChild<GoToDialog*>(); }
  QLineEdit& edit() { return *dialog().findChild<QLineEdit*>(); }
  /// Picking is ready, which is prepared after the picture.
  void openWithPicking(TestFormat::Mode mode = TestFormat::Mode::Good) {
    openPicture(mode);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->session().caster() != nullptr; }, kWaitMs));
  }
  void type(const QString& text) {
    QTest::keyClick(native(), Qt::Key_G, Qt::ControlModifier);
    ASSERT_TRUE(dialog().isVisible());
    QTest::keyClicks(&edit(), text);
  }
  void goTo(const QString& text) {
    type(text);
    QTest::keyClick(&edit(), Qt::Key_Return);
    EXPECT_FALSE(dialog().isVisible());
  }
  QString meaning() { return dialog().findChild<QLabel*>(QStringLiteral("goToMeaning"))->text(); }
  viewing::ViewAngles look() {
    return viewing::viewAnglesOf(viewport().camera().rig().pose().orientation, window->session().scene()->sourceAxes);
  }
  std::optional<picking::Hit> hitInTheMiddle() {
    return viewport().hitAt(QPointF(native()->width() / 2.0, native()->height() / 2.0));
  }
};

TEST_F(GoingTest, ToCoordinates) {
  openPicture();
  const viewing::ViewAngles before = look();
  goTo(QStringLiteral("10, -20.5 30"));
  EXPECT_LT((place() - QVector3D(10, -20.5F, 30)).length(), 1e-3F);
  EXPECT_NEAR(look().yaw, before.yaw, 1e-2) << "and looks as before";
}

TEST_F(GoingTest, ToWhatAGamePrinted) {
  openPicture();
  goTo(QStringLiteral("setpos 1 -25 7;setang 12 80 0"));
  EXPECT_LT((place() - QVector3D(1, -25, 7)).length(), 1e-3F);
  EXPECT_NEAR(look().yaw, 80, 1e-2);
  EXPECT_NEAR(look().pitch, 12, 1e-2);
}

TEST_F(GoingTest, ExactPlacesAreOfTheFeet) {
  openPicture(TestFormat::Mode::Rooms);
  goTo(QStringLiteral("setpos_exact 1 -25 7"));
  EXPECT_NEAR(place().z(), 7 + 4, 1e-3) << "the body of this file has its eyes there";
}

TEST_F(GoingTest, ToAThingByItsName) {
  openWithPicking();
  type(QStringLiteral("ark"));
  EXPECT_EQ(dialog().findChild<QTreeView*>()->model()->rowCount(), 1);
  QTest::keyClick(&edit(), Qt::Key_Return);
  EXPECT_EQ(selection().current().node, NodeIndex(2));
  const auto hit = hitInTheMiddle();
  ASSERT_TRUE(hit) << "it is in front of the camera";
  EXPECT_EQ(hit->item, DrawItemIndex(5));
  EXPECT_LT(hit->distance, 40);
}

TEST_F(GoingTest, TheArrowKeysChooseFromTheList) {
  openPicture();
  type({});
  EXPECT_FALSE(dialog().findChild<QTreeView*>()->currentIndex().isValid());
  QTest::keyClick(&edit(), Qt::Key_Down);
  QTest::keyClick(&edit(), Qt::Key_Down);
  const QString chosen = dialog().findChild<QTreeView*>()->currentIndex().siblingAtColumn(0).data().toString();
  QTest::keyClick(&edit(), Qt::Key_Return);
  EXPECT_EQ(window->session().scene()->nodes[selection().current().node].name, chosen);
}

TEST_F(GoingTest, ToARecord) {
  openWithPicking();
  goTo(QStringLiteral("quads 3"));
  EXPECT_EQ(selection().current().record, (RecordRef{kQuads, 3}));
  const auto hit = hitInTheMiddle();
  ASSERT_TRUE(hit) << "seen from its front";
  EXPECT_EQ(hit->item, DrawItemIndex(3));
}

TEST_F(GoingTest, ToARecordOfAFileWithoutAPicture) {
  open(TestFormat::Mode::BrokenScene);
  EXPECT_FALSE(action("go.copyPosition")->isEnabled());
  ASSERT_TRUE(action("go.goTo")->isEnabled());
  action("go.goTo")->trigger();
  QTest::keyClicks(&edit(), QStringLiteral("QUADS 2"));
  QTest::keyClick(&edit(), Qt::Key_Return);
  EXPECT_EQ(selection().current().record, (RecordRef{kQuads, 2}));
}

TEST_F(GoingTest, TheDialogSaysHowItUnderstands) {
  openPicture();
  type(QStringLiteral("1 2 3"));
  EXPECT_EQ(meaning(), QStringLiteral("Position: 1, 2, 3"));
  edit().setText(QStringLiteral("QUADS 4"));
  EXPECT_EQ(meaning(), QStringLiteral("Record: QUADS [4]"));
  edit().setText(QStringLiteral("vitrine:view?at=1,2,3"));
  EXPECT_EQ(meaning(), QStringLiteral("A view link"));
  edit().setText(QStringLiteral("mark"));
  EXPECT_EQ(meaning(), QStringLiteral("From the list"));
  edit().setText(QStringLiteral("no such thing"));
  EXPECT_TRUE(meaning().startsWith(QLatin1String("No item has this name")));
  const QVector3D before = place();
  QTest::keyClick(&edit(), Qt::Key_Return);
  EXPECT_TRUE(dialog().isVisible()) << "to be corrected";
  QTest::keyClick(&edit(), Qt::Key_Escape);
  EXPECT_FALSE(dialog().isVisible());
  EXPECT_EQ(place(), before);
}

TEST_F(GoingTest, CopyAndPasteThePosition) {
  openPicture();
  goTo(QStringLiteral("setpos 1 -25 7;setang 12 80 0"));
  QTest::keyClick(native(), Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
  const QString copied = QGuiApplication::clipboard()->text();
  EXPECT_TRUE(copied.startsWith(QLatin1String("setpos 1.000000 -25.000000 7.000000;setang 1"))) << copied.toStdString();
  goTo(QStringLiteral("0 0 0"));
  QTest::keyClick(native(), Qt::Key_V, Qt::ControlModifier);
  EXPECT_LT((place() - QVector3D(1, -25, 7)).length(), 1e-3F);
  EXPECT_NEAR(look().pitch, 12, 1e-2);
}

TEST_F(GoingTest, PastingSomethingElseSaysSo) {
  openPicture();
  const QVector3D before = place();
  QGuiApplication::clipboard()->setText(QStringLiteral("shopping list"));
  QTest::keyClick(native(), Qt::Key_V, Qt::ControlModifier);
  EXPECT_EQ(place(), before);
  EXPECT_TRUE(window->statusBar()->currentMessage().contains(QLatin1String("setpos")));
}

TEST_F(GoingTest, AViewLinkBringsTheViewBack) {
  openPicture();
  goTo(QStringLiteral("setpos 3 -25 7;setang 2 85 0"));
  action("view.shading.unlit")->trigger();
  window->session().setControl(QStringLiteral("exposure"), 2.5);
  QTest::keyClick(native(), Qt::Key_L, Qt::ControlModifier | Qt::AltModifier);
  EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith(QLatin1String("vitrine:view?at=3,-25,7&look=")));
  const float fov = viewport().camera().rig().pose().verticalFov;
  action("view.shading.lit")->trigger();
  window->session().resetControls();
  viewport().camera().setOwnFov(30);
  goTo(QStringLiteral("0 0 0"));
  QTest::keyClick(native(), Qt::Key_V, Qt::ControlModifier);
  EXPECT_LT((place() - QVector3D(3, -25, 7)).length(), 1e-3F);
  EXPECT_NEAR(look().yaw, 85, 1e-2);
  EXPECT_EQ(viewport().mode(), render::ShadingMode::Unlit);
  EXPECT_TRUE(action("view.shading.unlit")->isChecked());
  EXPECT_EQ(window->session().state().controls.at(QStringLiteral("exposure")), 2.5);
  EXPECT_EQ(viewport().camera().rig().pose().verticalFov, fov);
}

TEST_F(GoingTest, InOrbitOneTurnsAroundWhatOneWentTo) {
  openWithPicking();
  viewport().camera().locomotion().setMovement(Movement::Orbit);
  goTo(QStringLiteral("Marker"));
  // Around the middle of what it takes in the picture, which fills two thirds of it.
  const scene::Bounds bounds = viewport().selectionBounds();
  EXPECT_LT((viewport().camera().rig().orbitCentre() - bounds.centre()).length(), bounds.radius() * 0.3F);
  const QVector3D before = viewport().camera().rig().pose().position;
  viewport().camera().look({0.001, 0});
  EXPECT_LT((viewport().camera().rig().pose().position - before).length(), 0.1F) << "without a jump";
}

TEST_F(GoingTest, ManyViewpointsAreGroupedByName) {
  openPicture(TestFormat::Mode::Rooms);
  auto* last = window->findChild<QAction*>(QStringLiteral("view.viewpoint.26"));
  auto* exit = window->findChild<QAction*>(QStringLiteral("view.viewpoint.27"));
  ASSERT_TRUE(last && exit);
  last->trigger();
  EXPECT_NEAR(place().x(), -25, 1e-3);
  const auto* menu = qobject_cast<QMenu*>(last->associatedObjects().value(0));
  ASSERT_TRUE(menu);
  EXPECT_EQ(menu->title(), QStringLiteral("spawn (14 to 26)"));
  const auto* whole = qobject_cast<QMenu*>(exit->associatedObjects().value(0));
  ASSERT_TRUE(whole);
  EXPECT_EQ(whole->actions().size(), 4) << "start, two menus of spawns, exit";
  // Another document takes all of it away.
  open();
  EXPECT_FALSE(window->findChild<QAction*>(QStringLiteral("view.viewpoint.1")));
  EXPECT_EQ(whole->actions().size(), 1);
}

} // namespace
