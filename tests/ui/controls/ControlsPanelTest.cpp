#include "ui/controls/ControlsPanel.h"

#include "tests/ui/support/TestFormat.h"

#include <QCheckBox>
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

} // namespace
