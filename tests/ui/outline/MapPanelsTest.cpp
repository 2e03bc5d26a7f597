// The panels of entities and of a map's figures in the window, with the demo map. Expectations are those of its maker
// (resources/demos/source/museum), by hand: a relay "evening" fires three outputs and is triggered by a door and by a
// trigger; the door "cellar_gate" is fired at by it.
#include "tests/ui/outline/MuseumWindow.h"
#include "ui/outline/ConnectionDrawing.h"
#include "ui/outline/MapStatisticsPanel.h"

#include <QLabel>
#include <QToolButton>
#include <QTreeView>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

class MapPanelsTest : public MuseumWindowTest {
protected:
  ui::MapStatisticsPanel& figures() { return *window->findChild<ui::MapStatisticsPanel*>(); }
  static void click(QTreeView& list, const QModelIndex& row) {
    list.scrollTo(row);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(row).center());
  }
  /// The only entity that the filter leaves.
  void clickOnlyEntity() {
    auto& tree = find<QTreeView>("entities");
    ASSERT_EQ(tree.model()->rowCount(), 1);
    const QModelIndex group = tree.model()->index(0, 0);
    ASSERT_EQ(tree.model()->rowCount(group), 1);
    click(tree, tree.model()->index(0, 0, group));
  }
  QString currentName() { return entities().graph()->entities()[entities().current().value()].name; }
};

TEST_F(MapPanelsTest, AnEntityIsFoundByItsKeysAndLeadsToOthers) {
  showEntities();
  filter(QStringLiteral("classname=logic_relay"));
  clickOnlyEntity();
  EXPECT_EQ(currentName(), QStringLiteral("evening"));
  const std::optional<RecordRef> record = window->selection().current().record;
  ASSERT_TRUE(record);
  EXPECT_EQ(window->session().document()->structure[record->section].name, QStringLiteral("ENTITIES"));
  auto& connections = find<QTreeView>("entityConnections");
  EXPECT_EQ(connections.model()->rowCount(), 5);
  for (int row = 0; row < connections.model()->rowCount(); ++row) {
    const QModelIndex other = connections.model()->index(row, ui::ConnectionModel::Other);
    if (other.data().toString() == QStringLiteral("cellar_gate")) {
      click(connections, other);
      break;
    }
  }
  EXPECT_EQ(currentName(), QStringLiteral("cellar_gate"));
  EXPECT_NE(window->selection().current().record, record);
}

TEST_F(MapPanelsTest, AFilterOfEntitiesCountsAndEndsWithItsFile) {
  showEntities();
  filter(QStringLiteral("classname=logic_relay"));
  QTest::mouseClick(&find<QToolButton>("entitiesMissing"), Qt::LeftButton);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !entities().running(); }, kWaitMs));
  const QLabel& state = find<QLabel>("entityState");
  EXPECT_TRUE(state.text().startsWith(QStringLiteral("0 of "))) << state.text().toStdString();
  EXPECT_TRUE(state.font().bold()) << "it is not to be overlooked";
  window->opening().reload();
  ASSERT_TRUE(QTest::qWaitFor([&] { return !window->opening().loader().busy(); }, kWaitMs));
  EXPECT_EQ(find<QLineEdit>("entityFilter").text(), QStringLiteral("classname=logic_relay")) << "the same file";
  const QString copy = folder.path(QStringLiteral("copy.bsp"));
  ASSERT_TRUE(QFile::copy(window->session().document()->path, copy));
  window->open({copy});
  ASSERT_TRUE(QTest::qWaitFor([&] { return !window->opening().loader().busy() && entities().graph(); }, kWaitMs));
  ASSERT_TRUE(QTest::qWaitFor([&] { return !entities().running(); }, kWaitMs));
  EXPECT_EQ(find<QLineEdit>("entityFilter").text(), QString());
  EXPECT_FALSE(find<QToolButton>("entitiesMissing").isChecked());
  EXPECT_FALSE(state.font().bold());
}

TEST_F(MapPanelsTest, ConnectionsAreLinesToWhatTheyNameAndFromWhatNamesThem) {
  showEntities();
  filter(QStringLiteral("targetname=cellar_gate"));
  clickOnlyEntity();
  const render::Overlay drawn =
      ui::connectionDrawing(*entities().graph(), entities().current().value(), *window->session().scene());
  const auto lines = std::ranges::count_if(drawn.lines, [](const auto& line) { return line.start != line.end; });
  EXPECT_GE(lines, 1) << "the relay, where it has a place";
  EXPECT_TRUE(std::ranges::all_of(drawn.notes, [](const auto& note) { return !note.text.contains(QChar(0x2717)); }))
      << "nothing leads nowhere";
}

TEST_F(MapPanelsTest, WhatLeadsNowhereAloneIsShownOnDemand) {
  showEntities();
  QTest::mouseClick(&find<QToolButton>("entitiesMissing"), Qt::LeftButton);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !entities().running(); }, kWaitMs));
  EXPECT_EQ(find<QTreeView>("entities").model()->rowCount(), 0) << "all names of the demo are there";
  EXPECT_TRUE(find<QLabel>("entityState").text().startsWith(QStringLiteral("0 of ")));
}

TEST_F(MapPanelsTest, AMaterialOfTheFiguresSelectsAllThatHasIt) {
  QTest::keyClick(window.get(), Qt::Key_Apostrophe, Qt::AltModifier);
  ASSERT_TRUE(QTest::qWaitFor([&] { return figures().isVisible() && figures().statistics(); }, kWaitMs));
  QTreeView& list = figures().list(ui::FigureKind::Materials);
  const auto& materials = figures().statistics()->materials;
  ASSERT_EQ(static_cast<std::size_t>(list.model()->rowCount()), materials.size());
  const Scene& scene = *window->session().scene();
  const auto isMarble = [&](MaterialIndex material) {
    return scene.assets.materials[material].name == QStringLiteral("vitrine/marble");
  };
  const auto marble = std::ranges::find_if(materials, isMarble, &links::MaterialCost::material);
  ASSERT_NE(marble, materials.end());
  for (int row = 0; row < list.model()->rowCount(); ++row) {
    if (list.model()->index(row, 0).data().toString() == QStringLiteral("vitrine/marble")) {
      click(list, list.model()->index(row, 0));
    }
  }
  const auto& items = window->selection().current().items;
  EXPECT_GT(items.size(), 100U);
  EXPECT_TRUE(std::ranges::all_of(items, [&](DrawItemIndex item) { return isMarble(scene.surfaceOf(item).material); }));
}

} // namespace
} // namespace vitrine::tests
