#include "ui/controls/ControlsPanel.h"

#include "tests/ui/support/TestFormat.h"
#include "ui/controls/Legend.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QTest>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TestFormat;

namespace {

class ControlsPanelTest : public testing::Test {
protected:
  ControlsPanelTest() {
    session.setDocument(loadTestDocument());
    panel.resize(300, 500);
    panel.show();
  }
  double value(const char* id) {
    const auto& controls = session.scene()->controls;
    return session.state().valueOf(*std::ranges::find(controls, QLatin1String(id), &scene::Control::id));
  }

  Session session;
  ControlsPanel panel{session};
};

TEST_F(ControlsPanelTest, AToggleSwitchesItsLayer) {
  auto* box = panel.findChild<QCheckBox*>(QStringLiteral("control.layer.markers"));
  ASSERT_TRUE(box);
  EXPECT_TRUE(box->isChecked());
  QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
  EXPECT_EQ(value("layer.markers"), 0);
  EXPECT_FALSE(scene::visibleItems(*session.scene(), session.state())[5]);
}

TEST_F(ControlsPanelTest, ASliderSetsItsValueAndFollowsTheState) {
  auto* slider = panel.findChild<QSlider*>();
  ASSERT_TRUE(slider);
  slider->setValue(slider->maximum());
  EXPECT_EQ(value("exposure"), 4);
  session.setControl(QStringLiteral("exposure"), 2);
  EXPECT_EQ(slider->value(), slider->maximum() / 2);
}

TEST_F(ControlsPanelTest, ResetBringsTheDefaultsBack) {
  session.setControl(QStringLiteral("exposure"), 3);
  session.setControl(QStringLiteral("layer.squares"), 0);
  QTest::mouseClick(panel.findChild<QPushButton*>(), Qt::LeftButton);
  EXPECT_EQ(value("exposure"), 1);
  EXPECT_TRUE(panel.findChild<QCheckBox*>(QStringLiteral("control.layer.squares"))->isChecked());
}

TEST_F(ControlsPanelTest, ADocumentWithoutControlsSaysSo) {
  session.setDocument(loadTestDocument(TestFormat::Mode::BrokenScene));
  EXPECT_FALSE(panel.findChild<QSlider*>());
  session.setControl(QStringLiteral("exposure"), 3);
  EXPECT_TRUE(panel.widget()) << "state changes reach no widget of the old document";
}

TEST_F(ControlsPanelTest, AGameViewIsAToggle) {
  session.setDocument(loadTestDocument(TestFormat::Mode::Game));
  auto* box = panel.findChild<QCheckBox*>(QStringLiteral("control.view.game"));
  ASSERT_TRUE(box);
  EXPECT_FALSE(box->isChecked());
  EXPECT_FALSE(scene::chosenGameView(*session.scene(), session.state()));
  QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
  ASSERT_TRUE(scene::chosenGameView(*session.scene(), session.state()));
  EXPECT_EQ(scene::chosenGameView(*session.scene(), session.state())->verticalFov, TestFormat::kGameFov);
}

TEST_F(ControlsPanelTest, TheLegendIsThatOfTheChosenColours) {
  EXPECT_FALSE(panel.findChild<Legend*>()) << "a file without colours to choose has none";
  session.setDocument(loadTestDocument(TestFormat::Mode::Game));
  auto* list = panel.findChild<QComboBox*>(QStringLiteral("control.colors"));
  auto* legend = panel.findChild<Legend*>(QStringLiteral("legend.colors"));
  ASSERT_TRUE(list && legend);
  EXPECT_FALSE(legend->isVisible()) << "daylight needs no explanation";
  list->setFocus();
  QTest::keyClick(list, Qt::Key_Down);
  EXPECT_EQ(value("colors"), 1);
  EXPECT_EQ(scene::chosenColors(*session.scene(), session.state())->stream, QStringLiteral("solid"));
  ASSERT_TRUE(legend->isVisible());
  EXPECT_EQ(legend->accessibleName(), QStringLiteral("Legend: Solid, Walked through"));
  QStringList words;
  std::vector<QColor> colors;
  for (const QLabel* label : legend->findChildren<QLabel*>()) {
    if (label->pixmap().isNull()) {
      words << label->text();
    } else {
      const QImage swatch = label->pixmap().toImage();
      colors.push_back(swatch.pixelColor(swatch.width() / 2, swatch.height() / 2));
    }
  }
  EXPECT_EQ(words, QStringList({QStringLiteral("Solid"), QStringLiteral("Walked through")}));
  EXPECT_EQ(colors, (std::vector<QColor>{QColor(255, 0, 0), QColor(0, 128, 0)})) << "as on screen, not linear";
  session.resetControls();
  EXPECT_FALSE(legend->isVisible());
}

TEST_F(ControlsPanelTest, ObjectsAndAnimationAreControlsLikeOthers) {
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  auto* object = panel.findChild<QComboBox*>(QStringLiteral("control.object"));
  auto* root = panel.findChild<QCheckBox*>(QStringLiteral("control.root"));
  auto* blend = panel.findChild<QCheckBox*>(QStringLiteral("control.blend"));
  ASSERT_TRUE(object && root && blend);
  EXPECT_FALSE(root->isChecked());
  EXPECT_TRUE(blend->isChecked());
  session.setAnimation(4);
  EXPECT_EQ(object->currentText(), QStringLiteral("Sitter")) << "the figure of the animation";
  object->setFocus();
  QTest::keyClick(object, Qt::Key_Down);
  EXPECT_EQ(scene::visibleItems(*session.scene(), session.state()), (std::vector<bool>{true, true})) << "all";
  session.setTime(0.05);
  QTest::mouseClick(blend, Qt::LeftButton, {}, QPoint(8, blend->height() / 2));
  EXPECT_EQ(scene::momentOf(*session.scene(), session.state(), 1).share, 0);
  session.setAnimation(1);
  session.setTime(0.1);
  QTest::mouseClick(root, Qt::LeftButton, {}, QPoint(8, root->height() / 2));
  EXPECT_EQ(session.pose()->worldTransform(0).column(3).x(), 5);
}

TEST_F(ControlsPanelTest, ADoubleClickBringsASliderBack) {
  auto* slider = panel.findChild<QSlider*>();
  slider->setValue(slider->maximum());
  ASSERT_EQ(value("exposure"), 4);
  QTest::mouseDClick(slider, Qt::LeftButton, {}, QPoint(5, slider->height() / 2));
  EXPECT_EQ(value("exposure"), 1);
  EXPECT_FALSE(session.state().controls.contains(QStringLiteral("exposure"))) << "as if it had never been touched";
}

TEST_F(ControlsPanelTest, ListsAreNoWiderThanThePanel) {
  auto animated = loadTestDocument(TestFormat::Mode::Game);
  session.setDocument(animated);
  auto* list = panel.findChild<QComboBox*>();
  ASSERT_TRUE(list);
  list->addItem(QString(300, u'm'));
  panel.resize(260, 400);
  QTest::qWait(50);
  EXPECT_LE(list->mapTo(&panel, QPoint(list->width(), 0)).x(), panel.viewport()->width());
  EXPECT_LE(panel.widget()->width(), panel.viewport()->width());
}

} // namespace
