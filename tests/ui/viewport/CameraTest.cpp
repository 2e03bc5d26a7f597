#include "core/animation/FinishScene.h"
#include "render/batching/RenderScene.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/session/Session.h"
#include "ui/viewport/CameraController.h"
#include "ui/viewport/DroppedFiles.h"
#include "ui/viewport/FlyKeys.h"
#include "ui/viewport/HoverLabel.h"
#include "ui/viewport/ViewportInput.h"

#include <QApplication>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPolygonF>
#include <QSignalSpy>
#include <QTest>
#include <QUrl>
#include <QWheelEvent>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::loadTestDocument;

namespace {

QKeyEvent key(Qt::Key letter, quint32 scanCode, Qt::KeyboardModifiers modifiers = {}) {
  return {QEvent::KeyPress, letter, modifiers, scanCode, 0, 0};
}

TEST(FlyKeysTest, GoByPlaceNotByLetter) {
  // The key left of S: A on a US keyboard, Q on a French one.
  EXPECT_EQ(FlyKeys::keyOf(key(Qt::Key_Q, 38)), FlyKeys::Key::Left);
  EXPECT_EQ(FlyKeys::keyOf(key(Qt::Key_Z, 25)), FlyKeys::Key::Forward);
  EXPECT_EQ(FlyKeys::keyOf(key(Qt::Key_W, 52)), std::nullopt) << "a W elsewhere is no flying key";
  EXPECT_EQ(FlyKeys::keyOf(key(Qt::Key_W, 0)), FlyKeys::Key::Forward) << "by letter where no place is told";
  EXPECT_EQ(FlyKeys::keyOf(key(Qt::Key_F, 0)), std::nullopt);
}

TEST(FlyKeysTest, DirectionsAddUpAndCancelOut) {
  FlyKeys keys;
  keys.press(FlyKeys::Key::Forward);
  keys.press(FlyKeys::Key::Right);
  EXPECT_EQ(keys.direction(), QVector3D(1, 0, -1));
  keys.press(FlyKeys::Key::Left);
  EXPECT_EQ(keys.direction(), QVector3D(0, 0, -1));
  keys.release(FlyKeys::Key::Forward);
  keys.press(FlyKeys::Key::Down);
  EXPECT_EQ(keys.direction(), QVector3D(0, -1, 0));
  keys.releaseAll();
  EXPECT_FALSE(keys.anyHeld());
}

TEST(FlyKeysTest, TheRightHandHasItsOwn) {
  EXPECT_EQ(FlyKeys::keyOf(key(Qt::Key_I, 31), FlyHand::Right), FlyKeys::Key::Forward);
  EXPECT_EQ(FlyKeys::keyOf(key(Qt::Key_L, 0), FlyHand::Right), FlyKeys::Key::Right);
  EXPECT_EQ(FlyKeys::keyOf(key(Qt::Key_W, 25), FlyHand::Right), std::nullopt);
  EXPECT_EQ(FlyKeys::keyOf(key(Qt::Key_Space, 65), FlyHand::Right), FlyKeys::Key::Up);
}

TEST(FlyKeysTest, ShiftIsFastCtrlIsSlow) {
  EXPECT_FLOAT_EQ(speedFactor({}), 1.0F);
  EXPECT_FLOAT_EQ(speedFactor(Qt::ShiftModifier), 3.0F);
  EXPECT_FLOAT_EQ(speedFactor(Qt::ControlModifier), 0.1F);
}

TEST(DroppedFilesTest, AreLocalFilesOnly) {
  QMimeData data;
  EXPECT_TRUE(droppedFiles(&data).isEmpty());
  EXPECT_TRUE(droppedFiles(nullptr).isEmpty());
  data.setUrls({QUrl::fromLocalFile(QStringLiteral("/a b.bsp")), QUrl(QStringLiteral("https://example.org/c.bsp"))});
  EXPECT_EQ(droppedFiles(&data), QStringList{QStringLiteral("/a b.bsp")});
}

picking::Hit hitOfItem(DrawItemIndex item) {
  picking::Hit hit;
  hit.item = item;
  return hit;
}

TEST(HoverLabelTest, SaysNameMaterialAndRecord) {
  Session session;
  session.setDocument(loadTestDocument());
  EXPECT_EQ(hoverLabel(session, hitOfItem(2)), QStringLiteral("Squares\ntest/paint\nQUADS[2]"));
  EXPECT_EQ(hoverLabel(session, hitOfItem(5)), QStringLiteral("Marker\nclassname: marker\ntest/paint\nQUADS[0]"));
  EXPECT_EQ(hoverLabel(session, hitOfItem(77)), QString());
  EXPECT_EQ(hoverLabel(Session(), hitOfItem(0)), QString());
}

TEST(HoverLabelTest, TellsOfALabelledNodeInFourShortLinesAtMost) {
  SceneBuilder builder(*loadTestDocument()->document->scene);
  auto& properties = builder.nodes[2].properties;
  properties = {{QStringLiteral("text"), QString(500, u'x') + QStringLiteral("\n\nmore"), {}, {}}};
  for (int i = 0; i < 9; ++i) {
    properties.push_back({QStringLiteral("p%1").arg(i), QStringLiteral("v"), {}, {}});
  }
  const ScenePtr scene = animation::finishScene(std::move(builder));
  auto reading = std::make_shared<FileReading>(*loadTestDocument());
  auto document = std::make_shared<Document>(*reading->document);
  document->scene = scene;
  reading->document = document;
  Progress progress;
  reading->prepared = render::prepareScene(scene, scene->assets, progress);
  Session session;
  session.setDocument(reading);
  const QStringList lines = hoverLabel(session, hitOfItem(5)).split(QLatin1Char('\n'));
  ASSERT_EQ(lines.size(), 6) << "and material and record";
  EXPECT_EQ(lines[0], QStringLiteral("Marker"));
  EXPECT_EQ(lines[1].size(), 60);
  EXPECT_EQ(lines[3], QStringLiteral("p1: v"));
}

TEST(HoverLabelTest, NamesTheFileThatAStandInIsFor) {
  SceneBuilder builder(*loadTestDocument()->document->scene);
  scene::Node& node = builder.nodes[2];
  node.labelled = false;
  node.standIn = true;
  node.model = {scene::AssetKind::Model, QStringLiteral("models/props/drum.mdl"), {}};
  node.properties.clear();
  const ScenePtr scene = animation::finishScene(std::move(builder));
  auto reading = std::make_shared<FileReading>(*loadTestDocument());
  auto document = std::make_shared<Document>(*reading->document);
  document->scene = scene;
  reading->document = document;
  Progress progress;
  reading->prepared = render::prepareScene(scene, scene->assets, progress);
  EXPECT_TRUE(reading->prepared->labels.empty()) << "no name stands in the picture by itself";
  Session session;
  session.setDocument(reading);
  EXPECT_EQ(hoverLabel(session, hitOfItem(5)),
            QStringLiteral("drum.mdl (not shown)\nMarker\nmodels/props/drum.mdl\nQUADS[0]"));

  const render::OverlayNotes notes = standInNotes(session, {DrawItemIndex(2), DrawItemIndex(5), DrawItemIndex(77)});
  ASSERT_EQ(notes.size(), 1U);
  EXPECT_EQ(notes[0].text, QStringLiteral("drum.mdl (not shown)"));
  const scene::Bounds bounds = scene->worldBounds(DrawItemIndex(5));
  EXPECT_EQ(notes[0].anchor, QVector3D(bounds.centre().x(), bounds.max().y(), bounds.centre().z()));
  SceneState hidden = session.state();
  hidden.hidden.insert(DrawItemIndex(5));
  session.setState(hidden);
  EXPECT_TRUE(standInNotes(session, {DrawItemIndex(5)}).empty());
  EXPECT_TRUE(standInNotes(Session(), {DrawItemIndex(5)}).empty());
}

class CameraControllerTest : public testing::Test {
protected:
  CameraControllerTest() {
    camera.setViewportSize({800, 600});
    camera.startIn(scene);
  }

  FileReadingPtr reading = loadTestDocument();
  const Scene& scene = *reading->document->scene;
  CameraController camera;
};

TEST_F(CameraControllerTest, StartsAtTheFirstViewpoint) {
  EXPECT_EQ(camera.rig().pose().position, scene.view.cameras[0].position);
  EXPECT_EQ(camera.rig().navigation(), scene::Navigation::Fly);
}

TEST_F(CameraControllerTest, FliesUntilTold) {
  const QVector3D start = camera.rig().pose().position;
  camera.locomotion().setFlight({0, 0, -1});
  EXPECT_TRUE(camera.locomotion().flying());
  EXPECT_TRUE(QTest::qWaitFor([&] { return (camera.rig().pose().position - start).length() > 0.01F; }));
  camera.locomotion().setFlight({});
  EXPECT_FALSE(camera.locomotion().flying());
  const QVector3D forward = camera.rig().pose().position - start;
  EXPECT_GT(QVector3D::dotProduct(forward, camera.rig().forward()), 0);
}

TEST_F(CameraControllerTest, SpeedIsKeptFromSceneToScene) {
  const float normal = camera.rig().speed();
  camera.locomotion().changeSpeed(3);
  const float fast = camera.rig().speed();
  EXPECT_GT(fast, normal);
  camera.startIn(scene);
  EXPECT_FLOAT_EQ(camera.rig().speed(), fast);
  EXPECT_EQ(camera.locomotion().speedSteps(), 3);
  camera.locomotion().resetSpeed();
  EXPECT_FLOAT_EQ(camera.rig().speed(), normal);
}

TEST_F(CameraControllerTest, StepsBeyondTheLimitDoNotCount) {
  for (int i = 0; i < 500; ++i) {
    camera.locomotion().changeSpeed(1);
  }
  const double steps = camera.locomotion().speedSteps();
  camera.locomotion().changeSpeed(-1);
  EXPECT_EQ(camera.locomotion().speedSteps(), steps - 1);
  EXPECT_LT(steps, 500);
}

TEST_F(CameraControllerTest, AReloadKeepsTheView) {
  camera.look({100, 20});
  const viewing::CameraPose pose = camera.rig().pose();
  camera.stayIn(scene);
  EXPECT_EQ(camera.rig().pose().position, pose.position);
  const QVector3D forward = pose.orientation.rotatedVector({0, 0, -1});
  EXPECT_LT((camera.rig().forward() - forward).length(), 1e-3F);
}

class ViewportInputTest : public testing::Test {
protected:
  ViewportInputTest() {
    window.resize(800, 600);
    window.show();
    camera.setViewportSize({800, 600});
    camera.startIn(*reading->document->scene);
  }
  void wheel(int angle) {
    QWheelEvent event(QPointF(400, 300), QPointF(400, 300), {}, {0, angle}, {}, {}, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&window, &event);
  }
  void dragBy(Qt::MouseButton button, Qt::KeyboardModifiers modifiers, QPoint way) {
    const QPointF from(200, 100);
    const auto send = [&](QEvent::Type type, QPointF at, Qt::MouseButton changed, Qt::MouseButtons held) {
      QMouseEvent event(type, at, at, changed, held, modifiers);
      QCoreApplication::sendEvent(&window, &event);
    };
    send(QEvent::MouseButtonPress, from, button, button);
    send(QEvent::MouseMove, from + way, Qt::NoButton, button);
    send(QEvent::MouseButtonRelease, from + way, button, Qt::NoButton);
  }
  bool keepsShortcut(Qt::Key letter, Qt::KeyboardModifiers modifiers) {
    QKeyEvent event(QEvent::ShortcutOverride, letter, modifiers);
    event.ignore();
    QCoreApplication::sendEvent(&window, &event);
    return !event.isAccepted();
  }

  FileReadingPtr reading = loadTestDocument();
  QWindow window;
  CameraController camera;
  ViewportInput input{&window, camera};
  QSignalSpy clicks{&input, &ViewportInput::clicked};
  QSignalSpy menus{&input, &ViewportInput::menuRequested};
};

TEST_F(ViewportInputTest, AClickIsNoDrag) {
  const auto before = camera.rig().pose();
  QTest::mouseClick(&window, Qt::LeftButton, {}, {200, 100});
  ASSERT_EQ(clicks.count(), 1);
  EXPECT_EQ(clicks[0][0].toPointF(), QPointF(200, 100));
  EXPECT_EQ(camera.rig().pose(), before);
  QTest::mouseClick(&window, Qt::RightButton, {}, {200, 100});
  EXPECT_EQ(menus.count(), 1);
}

TEST_F(ViewportInputTest, ADragLooksAndIsNoClick) {
  for (const Qt::MouseButton button : {Qt::LeftButton, Qt::RightButton}) {
    const auto before = camera.rig().pose();
    QTest::mousePress(&window, button, {}, {200, 100});
    QTest::mouseMove(&window, {260, 100});
    QTest::mouseRelease(&window, button, {}, {260, 100});
    EXPECT_EQ(camera.rig().pose().position, before.position);
    EXPECT_NE(camera.rig().pose().orientation, before.orientation);
  }
  EXPECT_EQ(clicks.count() + menus.count(), 0);
}

TEST_F(ViewportInputTest, SpeedAndDirectionOfDragsAreAsWanted) {
  const auto turned = [this](const InputFeel& feel, QPoint way) {
    input.setFeel(feel);
    const QVector3D before = camera.rig().forward();
    dragBy(Qt::LeftButton, {}, way);
    const QVector3D after = camera.rig().forward();
    dragBy(Qt::LeftButton, {}, -way);
    return after - before;
  };
  const QVector3D usual = turned({}, {0, 20});
  ASSERT_LT(usual.y(), 0) << "a drag down looks down";
  EXPECT_GT(turned({.invertY = true}, {0, 20}).y(), 0);
  EXPECT_GT(turned({.lookSpeed = 3}, {20, 0}).length(), 2.5F * turned({}, {20, 0}).length());
}

TEST_F(ViewportInputTest, ButtonsOfOtherProgramsDoAsThere) {
  camera.locomotion().setMovement(Movement::Orbit);
  const auto moved = [this](Qt::MouseButton button, Qt::KeyboardModifiers modifiers) {
    const auto before = camera.rig().pose();
    dragBy(button, modifiers, {40, -30});
    const auto after = camera.rig().pose();
    return after.orientation != before.orientation ? 't' : after.position != before.position ? 'm' : '-';
  };
  input.setFeel({.drags = DragScheme::Blender});
  EXPECT_EQ(moved(Qt::MiddleButton, {}), 't');
  EXPECT_EQ(moved(Qt::MiddleButton, Qt::ShiftModifier), 'm');
  input.setFeel({.drags = DragScheme::Maya});
  EXPECT_EQ(moved(Qt::LeftButton, Qt::AltModifier), 't');
  EXPECT_EQ(moved(Qt::MiddleButton, Qt::AltModifier), 'm');
  const float before = (camera.rig().pose().position - camera.rig().orbitCentre()).length();
  EXPECT_EQ(moved(Qt::RightButton, Qt::AltModifier), 'm');
  EXPECT_LT((camera.rig().pose().position - camera.rig().orbitCentre()).length(), before) << "a drag up comes nearer";
}

TEST_F(ViewportInputTest, TheWheelTurnsAroundAndTwoFingersLook) {
  camera.locomotion().setMovement(Movement::Orbit);
  const auto distance = [this] { return (camera.rig().pose().position - camera.rig().orbitCentre()).length(); };
  const float before = distance();
  input.setFeel({.invertWheel = true});
  wheel(120);
  EXPECT_GT(distance(), before);
  const QPointingDevice pad(QStringLiteral("pad"), 77, QInputDevice::DeviceType::TouchPad,
                            QPointingDevice::PointerType::Finger, QInputDevice::Capability::Scroll, 2, 0);
  const auto swipe = [&] {
    QWheelEvent event(QPointF(400, 300), QPointF(400, 300), {30, 0}, {60, 0}, {}, {}, Qt::ScrollUpdate, false,
                      Qt::MouseEventNotSynthesized, &pad);
    QCoreApplication::sendEvent(&window, &event);
  };
  const auto orientation = camera.rig().pose().orientation;
  swipe();
  EXPECT_EQ(camera.rig().pose().orientation, orientation);
  input.setFeel({.touchpad = TouchpadScroll::Look});
  swipe();
  EXPECT_NE(camera.rig().pose().orientation, orientation);
}

TEST_F(ViewportInputTest, MiddleDragPans) {
  const auto before = camera.rig().pose();
  QTest::mousePress(&window, Qt::MiddleButton, {}, {200, 100});
  QTest::mouseMove(&window, {260, 100});
  QTest::mouseRelease(&window, Qt::MiddleButton, {}, {260, 100});
  EXPECT_NE(camera.rig().pose().position, before.position);
  EXPECT_EQ(camera.rig().pose().orientation, before.orientation);
}

TEST_F(ViewportInputTest, TheWheelSetsTheSpeedInFlyAndZoomsInOrbit) {
  QSignalSpy speeds(&camera.locomotion(), &Locomotion::speedChanged);
  const auto before = camera.rig().pose();
  wheel(120);
  EXPECT_EQ(speeds.count(), 1);
  EXPECT_EQ(camera.rig().pose(), before);
  camera.locomotion().setMovement(Movement::Orbit);
  const auto orbit = camera.rig().pose();
  wheel(120);
  EXPECT_NE(camera.rig().pose().position, orbit.position);
  EXPECT_EQ(speeds.count(), 1);
}

TEST_F(ViewportInputTest, FlyingKeysFlyAndLosingTheFocusStops) {
  QTest::keyPress(&window, Qt::Key_W);
  EXPECT_TRUE(camera.locomotion().flying());
  QTest::keyRelease(&window, Qt::Key_W);
  EXPECT_FALSE(camera.locomotion().flying());
  QTest::keyPress(&window, Qt::Key_D);
  EXPECT_TRUE(camera.locomotion().flying());
  QFocusEvent lost(QEvent::FocusOut);
  QCoreApplication::sendEvent(&window, &lost);
  EXPECT_FALSE(camera.locomotion().flying());
}

TEST_F(ViewportInputTest, CtrlWithAFlyingKeyIsAShortcutOnlyAtRest) {
  EXPECT_TRUE(keepsShortcut(Qt::Key_Q, Qt::ControlModifier)) << "Ctrl+Q quits";
  EXPECT_FALSE(keepsShortcut(Qt::Key_W, {}));
  QTest::keyPress(&window, Qt::Key_W);
  EXPECT_FALSE(keepsShortcut(Qt::Key_Q, Qt::ControlModifier)) << "slowly down while flying, not the end of the program";
  QTest::keyRelease(&window, Qt::Key_W);
  EXPECT_TRUE(keepsShortcut(Qt::Key_F, {})) << "F frames";
}

TEST_F(ViewportInputTest, KeysBelongToWhatPopsUp) {
  QLineEdit line;
  line.setWindowFlag(Qt::Popup);
  line.show();
  ASSERT_EQ(QApplication::activePopupWidget(), &line);
  QTest::keyPress(&window, Qt::Key_W);
  EXPECT_FALSE(camera.locomotion().flying());
  EXPECT_EQ(line.text(), QStringLiteral("w"));
  QTest::keyRelease(&window, Qt::Key_W);
  line.hide();
  QTest::keyPress(&window, Qt::Key_W);
  EXPECT_TRUE(camera.locomotion().flying()) << "and to the picture again";
}

TEST_F(ViewportInputTest, DropsAreForwarded) {
  QSignalSpy drops(&input, &ViewportInput::filesDropped);
  QMimeData data;
  data.setText(QStringLiteral("words"));
  QDropEvent words(QPointF(1, 1), Qt::CopyAction, &data, Qt::LeftButton, {});
  QCoreApplication::sendEvent(&window, &words);
  EXPECT_EQ(drops.count(), 0);
  data.setUrls({QUrl::fromLocalFile(QStringLiteral("/a.bsp"))});
  QDropEvent files(QPointF(1, 1), Qt::CopyAction, &data, Qt::LeftButton, {});
  QCoreApplication::sendEvent(&window, &files);
  ASSERT_EQ(drops.count(), 1);
  EXPECT_EQ(drops[0][0].toStringList(), QStringList{QStringLiteral("/a.bsp")});
  EXPECT_TRUE(files.isAccepted());
}

TEST_F(ViewportInputTest, RestingTheMouseIsTold) {
  QSignalSpy hovers(&input, &ViewportInput::hovered);
  QTest::mouseMove(&window, {50, 60});
  EXPECT_TRUE(QTest::qWaitFor([&] {
    return std::ranges::any_of(
        hovers, [](const auto& call) { return call[0].template value<std::optional<QPointF>>() == QPointF(50, 60); });
  }));
}

TEST_F(CameraControllerTest, MarkersAloneAreSeenAsAWhole) {
  SceneBuilder builder(scene);
  ASSERT_FALSE(builder.view.cameras.empty());
  for (scene::Node& node : builder.nodes) {
    node.kind = scene::NodeKind::Marker;
  }
  const ScenePtr markers = animation::finishScene(std::move(builder));
  camera.startIn(*markers);
  EXPECT_NE(camera.rig().pose().position, markers->view.cameras[0].position);
  QPolygonF seen;
  for (const QVector3D& corner : scene::cornersOf(markers->bounds())) {
    const auto pixel = camera.rig().project(corner);
    ASSERT_TRUE(pixel);
    seen << *pixel;
  }
  const QRectF box = seen.boundingRect();
  EXPECT_TRUE(QRectF(0, 0, 800, 600).contains(box));
  EXPECT_NEAR(std::max(box.width() / 800, box.height() / 600), viewing::kFramedShare, 0.01);
  EXPECT_GT(camera.rig().nearPlane(), 0);
  // A viewport that shrinks while panels come frames anew, until somebody moves.
  camera.setViewportSize({300, 600});
  for (const QVector3D& corner : scene::cornersOf(markers->bounds())) {
    EXPECT_TRUE(QRectF(0, 0, 300, 600).contains(camera.rig().project(corner).value()));
  }
  camera.look({40, 0});
  const viewing::CameraPose moved = camera.rig().pose();
  camera.setViewportSize({800, 600});
  EXPECT_EQ(camera.rig().pose(), moved);
}

TEST_F(CameraControllerTest, TheGamesFieldOfViewIsLent) {
  const float own = camera.rig().pose().verticalFov;
  QSignalSpy moved(&camera, &CameraController::moved);
  camera.setGameFov(40);
  EXPECT_EQ(camera.rig().pose().verticalFov, 40.0F);
  EXPECT_EQ(moved.count(), 1);
  camera.look({30, 10});
  camera.setGameFov(75);
  EXPECT_EQ(camera.rig().pose().verticalFov, 75.0F) << "from one view of the game's to another";
  camera.setGameFov(0);
  EXPECT_EQ(camera.rig().pose().verticalFov, own);
  moved.clear();
  camera.setGameFov(0);
  EXPECT_EQ(moved.count(), 0);
}

TEST_F(CameraControllerTest, AFieldOfViewSetInTheMeantimeStays) {
  camera.setGameFov(40);
  viewing::CameraPose pose = camera.rig().pose();
  pose.verticalFov = 90;
  camera.setPose(pose);
  camera.setGameFov(40);
  EXPECT_EQ(camera.rig().pose().verticalFov, 90.0F);
  camera.setGameFov(0);
  EXPECT_EQ(camera.rig().pose().verticalFov, 90.0F);
  camera.setGameFov(40);
  EXPECT_EQ(camera.rig().pose().verticalFov, 40.0F) << "and the game's own can be had again";
  camera.setGameFov(0);
  EXPECT_EQ(camera.rig().pose().verticalFov, 90.0F);
}

} // namespace
