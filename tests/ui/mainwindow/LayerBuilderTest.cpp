// Layers that are built when they are switched on, in the demo map.
#include "core/animation/VisibleItems.h"
#include "tests/ui/outline/MuseumWindow.h"
#include "ui/controls/ControlsPanel.h"

#include <QCheckBox>
#include <QScrollArea>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

class LayerBuilderTest : public MuseumWindowTest {
protected:
  const ui::Session& session() const { return window->session(); }
  std::vector<DrawItemIndex> shownOf(const char* layer) const {
    const Scene& scene = *session().scene();
    std::vector<DrawItemIndex> items;
    for (const DrawItemIndex item : animation::visibleItems(scene, session().state())) {
      const LayerIndex of = scene.nodes[scene.drawItems()[item].node].layer;
      if (of && scene.layers[of].id == QLatin1StringView(layer)) {
        items.push_back(item);
      }
    }
    return items;
  }
  /// Clicks the box of a layer in the panel.
  void click(const char* layer) {
    auto* panel = window->findChild<ui::ControlsPanel*>();
    if (!panel->isVisible()) {
      QTest::keyClick(window.get(), Qt::Key_4, Qt::AltModifier);
      ASSERT_TRUE(QTest::qWaitFor([panel] { return panel->isVisible(); }, kWaitMs));
    }
    auto* box = panel->findChild<QCheckBox*>(QStringLiteral("control.") + QLatin1StringView(layer));
    ASSERT_TRUE(box) << layer;
    panel->area().ensureWidgetVisible(box);
    QCoreApplication::processEvents();
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
  }
  bool waitUntilBuilt() {
    return QTest::qWaitFor([this] { return !window->opening().loader().busy(); }, kWaitMs);
  }
};

TEST_F(LayerBuilderTest, ALayerIsBuiltWhenItIsSwitchedOn) {
  const std::size_t items = session().scene()->drawItems().size();
  ASSERT_FALSE(session().document()->assetSource->deferredLayers().empty());
  window->selection().selectItems({DrawItemIndex(3)});
  const auto selected = window->selection().current().record;
  click("layer.leafboxes");
  EXPECT_TRUE(QTest::qWaitFor([this] { return !shownOf("layer.leafboxes").empty(); }, kWaitMs));
  EXPECT_GT(session().scene()->drawItems().size(), items);
  EXPECT_EQ(window->selection().current().record, selected) << "what was selected stays";
  EXPECT_TRUE(waitUntilBuilt());
  EXPECT_TRUE(session().resolved()) << "textures that were being looked for are found";
  click("layer.leafboxes");
  EXPECT_TRUE(shownOf("layer.leafboxes").empty());
  const std::size_t built = session().scene()->drawItems().size();
  click("layer.leafboxes");
  EXPECT_FALSE(shownOf("layer.leafboxes").empty()) << "it is there at once";
  EXPECT_EQ(session().scene()->drawItems().size(), built);
}

TEST_F(LayerBuilderTest, ARecordThatALayerAloneShowsHasItBuilt) {
  const auto brushes = session().document()->structure.find(QStringLiteral("lumps/BRUSHES"));
  ASSERT_TRUE(brushes);
  window->selection().selectRecord({*brushes, 2});
  EXPECT_TRUE(QTest::qWaitFor([this] { return !window->selection().current().items.empty(); }, kWaitMs));
  EXPECT_EQ(window->selection().current().record, (RecordRef{*brushes, 2}));
  EXPECT_TRUE(shownOf("layer.brush.all").empty()) << "it is not switched on by that";
}

TEST_F(LayerBuilderTest, LayersAreOnAgainAfterReading) {
  click("layer.leafboxes");
  ASSERT_TRUE(QTest::qWaitFor([this] { return !shownOf("layer.leafboxes").empty(); }, kWaitMs));
  ASSERT_TRUE(waitUntilBuilt());
  window->opening().reload();
  ASSERT_TRUE(QTest::qWaitFor([this] { return window->opening().loader().opening(); }, kWaitMs));
  EXPECT_TRUE(QTest::qWaitFor(
      [this] { return !window->opening().loader().opening() && !shownOf("layer.leafboxes").empty(); }, kWaitMs));
}

} // namespace
} // namespace vitrine::tests
