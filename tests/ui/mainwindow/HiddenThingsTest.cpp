// Messages about things that cannot be seen, with the demo map. Its door "cellar_gate" has several faces. The layer of
// its lights is off at first.
#include "tests/ui/outline/MuseumWindow.h"

#include <QLabel>
#include <QStatusBar>
#include <QTreeView>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

class HiddenThingsTest : public MuseumWindowTest {
protected:
  const Scene& scene() { return *window->session().scene(); }
  QString told() { return window->statusBar()->currentMessage(); }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(window.get(), key, modifiers); }
  NodeIndex nodeNamed(const QString& name) {
    const auto nodes = scene().nodes.indices();
    const auto found = std::ranges::find(nodes, name, [this](NodeIndex node) { return scene().nodes[node].name; });
    return found == nodes.end() ? NodeIndex(scene::kNone) : *found;
  }
  void selectDoor() {
    const NodeIndex door = nodeNamed(QStringLiteral("cellar_gate (func_door)"));
    ASSERT_TRUE(door);
    window->selection().selectNode(door);
    ASSERT_GT(window->selection().current().items.size(), 1U);
  }
};

TEST_F(HiddenThingsTest, AFaceOfADoorIsAPartOfIt) {
  selectDoor();
  window->selection().selectItems({window->selection().current().items.front()});
  press(Qt::Key_H);
  EXPECT_EQ(told(), QStringLiteral(
                        "A part of cellar_gate (func_door) is hidden. To hide all of it, press Ctrl+I first; Shift+H "
                        "shows everything."));
}

TEST_F(HiddenThingsTest, AWholeDoorIsHiddenAsAWhole) {
  selectDoor();
  press(Qt::Key_H);
  EXPECT_EQ(told(), QStringLiteral("The selection is hidden. Shift+H shows everything."));
  window->actionRegistry().find(QStringLiteral("selection.showAll"))->setShortcuts(QList<QKeySequence>());
  press(Qt::Key_Left, Qt::AltModifier);
  EXPECT_FALSE(window->selection().empty());
  EXPECT_EQ(told(), QStringLiteral("The selection is hidden. Show All shows everything.")) << "Back leads to it";
}

TEST_F(HiddenThingsTest, ALightThatIsFramedWhileItsLayerIsOffIsSaidToBeHidden) {
  const NodeIndex light = nodeNamed(QStringLiteral("light 0"));
  ASSERT_TRUE(light);
  window->selection().selectNode(light);
  press(Qt::Key_F);
  EXPECT_EQ(told(), QStringLiteral("light 0 cannot be seen: the layer Lights is hidden."));
  window->statusBar()->clearMessage();
  selectDoor();
  press(Qt::Key_F);
  EXPECT_FALSE(told().contains(QStringLiteral("cannot be seen"))) << told().toStdString();
}

TEST_F(HiddenThingsTest, AnEntityThatWasFoundIsOneThingAndLeadsItsProperties) {
  selectDoor();
  ASSERT_TRUE(QTest::qWaitFor(
      [this] { return find<QLabel>("statusSelection").text().startsWith(QStringLiteral("cellar_gate (func_door), ")); },
      kWaitMs))
      << find<QLabel>("statusSelection").text().toStdString();
  const QAbstractItemModel& properties = *find<QTreeView>("properties").model();
  EXPECT_EQ(properties.index(1, 0).data().toString(), QStringLiteral("Node")) << "behind the size of the selection";
}

} // namespace
} // namespace vitrine::tests
