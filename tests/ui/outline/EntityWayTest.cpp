// What moves in a map, by the mouse: the gate of the demo's cellar, whose maker (resources/demos/source) lets it rise
// by its 91 units less a lip of 8; and the text of its entity on the clipboard.
#include "core/animation/Pose.h"
#include "tests/ui/outline/MuseumWindow.h"
#include "ui/controls/ControlsPanel.h"
#include "ui/controls/ValueSlider.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QScrollArea>
#include <QSlider>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QTreeView>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

constexpr float kRise = 91 - 8;

class EntityWayTest : public MuseumWindowTest {
protected:
  /// The slider of an entity by its name; null: there is none.
  const scene::Control* wayOf(const QString& name) const {
    const auto& controls = window->session().scene()->controls;
    const auto found = std::ranges::find_if(controls, [&name](const scene::Control& control) {
      return control.id.startsWith(QLatin1String("way.")) && control.label.startsWith(name);
    });
    return found == controls.end() ? nullptr : &*found;
  }
  /// Its slider in the panel, in sight.
  QSlider* sliderOf(const scene::Control& control) {
    auto* panel = window->findChild<ui::ControlsPanel*>();
    if (!panel->isVisible()) {
      QTest::keyClick(window.get(), Qt::Key_4, Qt::AltModifier);
    }
    QTest::keyClicks(window->findChild<QLineEdit*>(QStringLiteral("controlsFilter")), QStringLiteral("cellar_gate"));
    EXPECT_TRUE(QTest::qWaitFor([panel] { return panel->isVisible(); }, kWaitMs));
    for (QSlider* slider : panel->findChildren<QSlider*>()) {
      for (const QWidget* widget = slider; widget && widget != panel; widget = widget->parentWidget()) {
        if (widget->objectName() == QStringLiteral("control.") + control.id) {
          EXPECT_TRUE(passRounds(kRoundsWatched)); // rows find their places
          panel->area().ensureWidgetVisible(slider);
          EXPECT_TRUE(passRounds(kRoundsWatched));
          return slider;
        }
      }
    }
    return nullptr;
  }
  static QPoint handleOf(const QSlider& slider) {
    QStyleOptionSlider option;
    option.initFrom(&slider);
    option.subControls = QStyle::SC_All;
    option.orientation = slider.orientation();
    option.minimum = slider.minimum();
    option.maximum = slider.maximum();
    option.sliderPosition = option.sliderValue = slider.value();
    option.state |= QStyle::State_Horizontal;
    return slider.style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, &slider).center();
  }
  /// Where the origin of a node is, in the file's coordinates.
  QVector3D placeOf(NodeIndex node) const {
    const auto& session = window->session();
    return session.scene()->sourceAxes.toFile(session.pose()->worldTransform(node).map(QVector3D()));
  }
};

TEST_F(EntityWayTest, AGateRisesWithItsSlider) {
  const scene::Control* gate = wayOf(QStringLiteral("cellar_gate"));
  ASSERT_TRUE(gate);
  const NodeIndex node = std::get<scene::WayTarget>(gate->target).movedNodes.front();
  const QVector3D shut = placeOf(node);
  QSlider* slider = sliderOf(*gate);
  ASSERT_TRUE(slider);
  ASSERT_TRUE(slider->isVisible());
  const QPoint grip = handleOf(*slider);
  QTest::mousePress(slider, Qt::LeftButton, {}, grip);
  QTest::mouseMove(slider, QPoint(slider->width() * 2 / 3, grip.y()));
  const float part = placeOf(node).z() - shut.z();
  EXPECT_GT(part, kRise / 2);
  EXPECT_LT(part, kRise);
  QTest::mouseMove(slider, QPoint(slider->width() * 2, grip.y()));
  QTest::mouseRelease(slider, Qt::LeftButton, {}, QPoint(slider->width() * 2, grip.y()));
  EXPECT_EQ(window->session().state().valueOf(*gate), 1);
  EXPECT_EQ(ui::controlValueText(*gate, 1), QStringLiteral("100 %"));
  const QVector3D moved = placeOf(node) - shut;
  EXPECT_NEAR(moved.x(), 0, 0.01F);
  EXPECT_NEAR(moved.y(), 0, 0.01F);
  EXPECT_NEAR(moved.z(), kRise, 0.01F);
}

TEST_F(EntityWayTest, AnEntityIsCopiedAsTheFileHasIt) {
  ASSERT_NO_FATAL_FAILURE(showEntities());
  ASSERT_NO_FATAL_FAILURE(filter(QStringLiteral("targetname=library_door")));
  auto* tree = window->findChild<QTreeView*>(QStringLiteral("entities"));
  ASSERT_EQ(tree->model()->rowCount(), 1);
  const QModelIndex door = tree->model()->index(0, 0, tree->model()->index(0, 0));
  QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(door).center());
  tree->setFocus();
  QTest::keyClick(tree, Qt::Key_C, Qt::ControlModifier);
  const QString text = QGuiApplication::clipboard()->text();
  EXPECT_TRUE(text.startsWith(QLatin1String("{\n\"model\" \"*"))) << text.toStdString();
  EXPECT_TRUE(text.contains(QLatin1String("\"classname\" \"func_door_rotating\"\n"))) << text.toStdString();
  EXPECT_TRUE(text.contains(QLatin1String("\"distance\" \"90\"\n"))) << text.toStdString();
  EXPECT_TRUE(text.endsWith(QLatin1String("}\n")));
}

} // namespace
} // namespace vitrine::tests
