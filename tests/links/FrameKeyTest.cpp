// The key F in the museum: what is selected fills two thirds of the picture, seen from within the museum.
#include "core/formats/registry/Registry.h"
#include "core/visibility/FogQuery.h"
#include "render/tracing/FramedThing.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/settings/Settings.h"
#include "ui/viewport/Viewport.h"

#include <QAction>
#include <QLineEdit>
#include <QTest>
#include <QWindow>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

class FrameKey : public testing::Test {
protected:
  void SetUp() override {
    m_window.resize(1100, 800);
    m_window.show();
    m_window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&m_window));
    m_window.open(
        {qEnvironmentVariable("VITRINE_BINARY_DIR") + QStringLiteral("/share/vitrine/demo/vitrine_museum.bsp")});
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return m_window.session().scene() && !m_window.opening().loader().busy(); }, kWaitMs));
    ASSERT_TRUE(QTest::qWaitFor([this] { return m_window.session().caster() && native()->isExposed(); }, kWaitMs));
  }

  QWindow* native() { return m_window.viewport().nativeWindow(); }
  ui::CameraController& camera() { return m_window.viewport().camera(); }
  const viewing::CameraRig& rig() { return camera().rig(); }
  const Scene& scene() { return *m_window.session().scene(); }

  void select(const QString& name) {
    const auto node =
        std::ranges::find_if(scene().nodes, [&](const scene::Node& one) { return one.name.startsWith(name); });
    ASSERT_TRUE(node != scene().nodes.end()) << name.toStdString();
    m_window.selection().selectNode(NodeIndex(static_cast<int>(node - scene().nodes.begin())));
  }

  void pressF() {
    const viewing::CameraPose before = rig().pose();
    QTest::keyClick(native(), Qt::Key_F);
    ASSERT_TRUE(QTest::qWaitFor([&] { return rig().pose() != before; }, kWaitMs));
  }

  void expectFramed() {
    const scene::Bounds bounds = m_window.viewport().selectionBounds();
    QRectF box;
    const links::Pick& selected = m_window.selection().current();
    const session::Snapshot shown = m_window.session().snapshot();
    const tracing::FramedThing thing = tracing::thingOf(shown, selected.items, selected.node);
    for (const QVector3D& point : tracing::subjectOf(shown, thing).outline) {
      const auto pixel = rig().project(point);
      ASSERT_TRUE(pixel);
      box = box.isNull() ? QRectF(*pixel, QSizeF(1, 1)) : box.united(QRectF(*pixel, QSizeF(1, 1)));
    }
    const QSizeF size = rig().viewportSize();
    EXPECT_NEAR(std::max(box.width(), box.height()) / std::min(size.width(), size.height()), 2.0 / 3, 0.05);
    EXPECT_FALSE(visibility::isOutside(scene(), rig().pose().position));
    const auto hit = m_window.viewport().hitAt(*rig().project(bounds.centre()));
    ASSERT_TRUE(hit);
    EXPECT_TRUE(bounds.contains(hit->position) || std::ranges::find(selected.items, hit->item) != selected.items.end());
  }

  TempFolder m_folder;
  formats::Opener m_opener{formats::registry()};
  ui::Settings m_settings{m_folder.path(QStringLiteral("settings.ini"))};
  ui::MainWindow m_window{m_opener, m_settings};
};

TEST_F(FrameKey, ShowsWhatIsSelectedFromWithinTheMuseum) {
  for (const char* name : {"library_door", "globe.mdl", "chair.mdl", "sculpture", "cellar_gate", "lattice"}) {
    for (const QVector3D& direction : {QVector3D(0.1F, 1, 0), QVector3D(1, 0.3F, 0), QVector3D(-0.2F, -0.9F, 1)}) {
      SCOPED_TRACE(testing::Message() << name << " from " << testing::PrintToString(direction));
      viewing::CameraPose pose = rig().pose();
      pose.orientation = viewing::lookingAlong(direction);
      camera().setPose(pose);
      select(QString::fromLatin1(name));
      pressF();
      expectFramed();
    }
  }
}

TEST_F(FrameKey, CanBeUndone) {
  const viewing::CameraPose before = rig().pose();
  select(QStringLiteral("globe.mdl"));
  pressF();
  const viewing::CameraPose after = rig().pose();
  const QAction* undo = m_window.actionRegistry().find(QStringLiteral("edit.undo"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return undo->isEnabled(); }, kWaitMs));
  QTest::keyClick(native(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(QTest::qWaitFor([&] { return rig().pose() == before; }, kWaitMs)) << undo->text().toStdString();
  QTest::keyClick(native(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_TRUE(QTest::qWaitFor([&] { return rig().pose() == after; }, kWaitMs));
}

TEST_F(FrameKey, GoToFramesInTheSameWay) {
  viewing::CameraPose pose = rig().pose();
  pose.orientation = viewing::lookingAlong({0, 1, 0.1F});
  camera().setPose(pose);
  QTest::keyClick(native(), Qt::Key_G, Qt::ControlModifier);
  auto* edit = qobject_cast<QLineEdit*>(QApplication::focusWidget());
  ASSERT_TRUE(edit);
  QTest::keyClicks(edit, QStringLiteral("library_door"));
  QTest::keyClick(edit, Qt::Key_Return);
  ASSERT_TRUE(QTest::qWaitFor([&] { return rig().pose() != pose; }, kWaitMs));
  expectFramed();
  const viewing::CameraPose gone = rig().pose();
  camera().setPose(pose);
  pressF();
  EXPECT_EQ(rig().pose(), gone);
}

} // namespace
} // namespace vitrine::tests
