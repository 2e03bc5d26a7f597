#include "ui/controls/ControlsPanel.h"

#include "core/animation/FinishScene.h"
#include "core/animation/VisibleItems.h"
#include "tests/support/CpuTimer.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/controls/Legend.h"
#include "ui/controls/ValueSlider.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QToolTip>
#include <QWheelEvent>

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
  EXPECT_FALSE(animation::visibleItems(*session.scene(), session.state()).contains(5));
}

TEST_F(ControlsPanelTest, NothingLiesBeyondTheEdgeOfANarrowPanel) {
  auto* box = panel.findChild<QCheckBox*>(QStringLiteral("control.layer.markers"));
  const auto* area = panel.findChild<QScrollArea*>();
  ASSERT_TRUE(box && area);
  box->setText(QStringLiteral("Markers of all the places at which somebody may begin"));
  panel.resize(180, 500);
  QCoreApplication::processEvents();
  EXPECT_EQ(area->horizontalScrollBar()->maximum(), 0);
  for (const QWidget* widget : area->widget()->findChildren<QWidget*>()) {
    if (widget->isVisible()) {
      EXPECT_LE(widget->mapTo(area->widget(), QPoint(widget->width(), 0)).x(), area->viewport()->width())
          << widget->objectName().toStdString();
    }
  }
}

TEST_F(ControlsPanelTest, ACutTextIsToldInFull) {
  auto* box = panel.findChild<QCheckBox*>(QStringLiteral("control.layer.markers"));
  ASSERT_TRUE(box);
  EXPECT_EQ(QToolTip::text(), QString());
  box->setText(QStringLiteral("Markers of all the places at which somebody may begin"));
  QHelpEvent asked(QEvent::ToolTip, QPoint(5, 5), box->mapToGlobal(QPoint(5, 5)));
  QCoreApplication::sendEvent(box, &asked);
  EXPECT_TRUE(QToolTip::text().contains(box->text())) << QToolTip::text().toStdString();
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
  EXPECT_TRUE(panel.area().widget()) << "state changes reach no widget of the old document";
}

TEST_F(ControlsPanelTest, AGameViewIsAToggle) {
  session.setDocument(loadTestDocument(TestFormat::Mode::Game));
  auto* box = panel.findChild<QCheckBox*>(QStringLiteral("control.view.game"));
  ASSERT_TRUE(box);
  EXPECT_FALSE(box->isChecked());
  EXPECT_FALSE(state::evaluate(*session.scene(), session.state()).viewPreset);
  QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
  ASSERT_TRUE(state::evaluate(*session.scene(), session.state()).viewPreset);
  EXPECT_EQ(state::evaluate(*session.scene(), session.state()).viewPreset->verticalFov, TestFormat::kGameFov);
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
  EXPECT_EQ(state::evaluate(*session.scene(), session.state()).colors->stream, QStringLiteral("solid"));
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
  EXPECT_EQ(animation::visibleItems(*session.scene(), session.state()), (ItemSet{0, 1})) << "all";
  session.setTime(0.05);
  QTest::mouseClick(blend, Qt::LeftButton, {}, QPoint(8, blend->height() / 2));
  EXPECT_EQ(animation::sampleKeyframes(*session.scene(), state::evaluate(*session.scene(), session.state()), 1).share,
            0);
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
  QCoreApplication::processEvents(); // lays out
  EXPECT_LE(list->mapTo(&panel, QPoint(list->width(), 0)).x(), panel.area().viewport()->width());
  EXPECT_LE(panel.area().widget()->width(), panel.area().viewport()->width());
}

/// With faces to make, of which there are many.
class ExpressionsTest : public ControlsPanelTest {
protected:
  ExpressionsTest() {
    session.setDocument(loadTestDocument(TestFormat::Mode::Avatar));
    panel.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&panel));
  }
  ValueSlider* slider(const char* id) {
    auto* row = panel.findChild<QWidget*>(QStringLiteral("control.") + QLatin1String(id));
    return row ? row->findChild<ValueSlider*>() : nullptr;
  }
  QString number(const char* id) {
    return panel.findChild<QWidget*>(QStringLiteral("control.") + QLatin1String(id))->findChild<QLabel*>()->text();
  }
  QAbstractButton& named(const char* name) { return *panel.findChild<QAbstractButton*>(QLatin1String(name)); }
  QLineEdit& filter() { return *panel.findChild<QLineEdit*>(QStringLiteral("controlsFilter")); }
};

TEST_F(ExpressionsTest, WeightsAreInPerCentAndTurnsInDegrees) {
  session.setControl(QStringLiteral("expression.0"), 0.756);
  EXPECT_EQ(number("expression.0"), QStringLiteral("76 %"));
  session.setControl(QStringLiteral("model.turn"), -90);
  EXPECT_EQ(number("model.turn"), QStringLiteral("-90°"));
}

TEST_F(ExpressionsTest, KeysMoveASliderByAPerCentAndATurnByADegree) {
  ValueSlider* joy = slider("expression.0");
  ASSERT_TRUE(joy);
  EXPECT_EQ(joy->accessibleName(), QStringLiteral("Joy"));
  joy->setFocus();
  QTest::keyClick(joy, Qt::Key_Right);
  EXPECT_NEAR(value("expression.0"), 0.01, 1e-9);
  QTest::keyClick(joy, Qt::Key_PageUp);
  EXPECT_NEAR(value("expression.0"), 0.11, 1e-9);
  QTest::keyClick(joy, Qt::Key_End);
  EXPECT_EQ(value("expression.0"), 1);
  QTest::keyClick(joy, Qt::Key_Delete);
  EXPECT_FALSE(session.state().controls.contains(QStringLiteral("expression.0"))) << "as a double click does";
  ValueSlider* turn = slider("model.turn");
  EXPECT_EQ(turn->value(), 180) << "the middle";
  turn->setFocus();
  QTest::keyClick(turn, Qt::Key_Right);
  EXPECT_EQ(value("model.turn"), 1);
}

TEST_F(ExpressionsTest, AClickOnAnExpressionWearsItAloneAndTakesItOffAgain) {
  session.setControl(QStringLiteral("expression.1"), 0.5);
  session.setControl(QStringLiteral("shape.0.9"), 0.25);
  QSignalSpy changes(&session, &Session::stateChanged);
  QAbstractButton& joy = named("wear.expression.0");
  EXPECT_FALSE(joy.isChecked());
  QTest::mouseClick(&joy, Qt::LeftButton);
  EXPECT_EQ(changes.count(), 1) << "no face in between";
  EXPECT_EQ(value("expression.0"), 1);
  EXPECT_EQ(value("expression.1"), 0);
  EXPECT_EQ(value("shape.0.9"), 0.25) << "no expression";
  EXPECT_TRUE(joy.isChecked());
  QTest::mouseClick(&named("wear.expression.2"), Qt::LeftButton);
  EXPECT_FALSE(joy.isChecked());
  EXPECT_EQ(value("expression.2"), 1);
  session.setControl(QStringLiteral("expression.2"), 0.9);
  EXPECT_FALSE(named("wear.expression.2").isChecked()) << "not in full any more";
  named("wear.expression.2").setFocus();
  QTest::keyClick(&named("wear.expression.2"), Qt::Key_Space);
  EXPECT_EQ(value("expression.2"), 1);
  QTest::mouseClick(&named("wear.expression.2"), Qt::LeftButton);
  EXPECT_EQ(value("expression.2"), 0);
  EXPECT_FALSE(named("wear.expression.2").isChecked());
}

TEST_F(ExpressionsTest, LongGroupsBeginClosedAndStayAsTheyWereLeft) {
  EXPECT_FALSE(slider("shape.0.5"));
  QAbstractButton& heading = named("group.Blend shapes");
  EXPECT_TRUE(heading.text().contains(QLatin1String("(70)")));
  QTest::mouseClick(&heading, Qt::LeftButton);
  ASSERT_TRUE(slider("shape.0.5"));
  EXPECT_TRUE(QTest::qWaitFor([&] { return slider("shape.0.5")->isVisible(); }));
  QTest::mouseClick(&named("group.Model"), Qt::LeftButton);
  EXPECT_FALSE(panel.findChild<QCheckBox*>(QStringLiteral("control.springs")));
  session.setDocument(loadTestDocument(TestFormat::Mode::Avatar));
  EXPECT_TRUE(slider("shape.0.5"));
  EXPECT_FALSE(panel.findChild<QCheckBox*>(QStringLiteral("control.springs")));
  named("group.Model").setFocus();
  QTest::keyClick(&named("group.Model"), Qt::Key_Space);
  EXPECT_TRUE(panel.findChild<QCheckBox*>(QStringLiteral("control.springs")));
}

TEST_F(ExpressionsTest, TheFilterFindsControlsInClosedGroupsToo) {
  ASSERT_TRUE(filter().isVisible());
  QTest::keyClicks(&filter(), QStringLiteral("SHAPE 6"));
  ASSERT_TRUE(slider("shape.0.6"));
  EXPECT_TRUE(slider("shape.0.69"));
  EXPECT_FALSE(slider("shape.0.5"));
  EXPECT_FALSE(named("group.Expressions").isVisible()) << "nothing in there";
  filter().clear();
  EXPECT_FALSE(slider("shape.0.6")) << "closed again";
  EXPECT_TRUE(named("group.Expressions").isVisible());
  session.setDocument(loadTestDocument());
  EXPECT_FALSE(filter().isVisible()) << "a few are found at a glance";
}

TEST_F(ExpressionsTest, AGroupIsResetByItself) {
  QAbstractButton& reset = named("groupReset.Expressions");
  EXPECT_FALSE(reset.isEnabled());
  session.setControl(QStringLiteral("expression.0"), 0.5);
  session.setControl(QStringLiteral("model.turn"), 20);
  EXPECT_TRUE(reset.isEnabled());
  QTest::mouseClick(&reset, Qt::LeftButton);
  EXPECT_EQ(value("expression.0"), 0);
  EXPECT_EQ(value("model.turn"), 20);
  EXPECT_FALSE(reset.isEnabled());
}

TEST_F(ExpressionsTest, TheWheelScrollsPastSliders) {
  ValueSlider* joy = slider("expression.0");
  const auto turnWheel = [joy] {
    QWheelEvent event(QPointF(5, 5), joy->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, 120), Qt::NoButton, {},
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(joy, &event);
  };
  panel.setFocus();
  turnWheel();
  EXPECT_EQ(value("expression.0"), 0);
  joy->setFocus();
  turnWheel();
  EXPECT_GT(value("expression.0"), 0);
}

TEST_F(ExpressionsTest, PoseAndSpringsAreControlsLikeOthers) {
  auto* pose = panel.findChild<QComboBox*>(QStringLiteral("control.pose"));
  auto* springs = panel.findChild<QCheckBox*>(QStringLiteral("control.springs"));
  ASSERT_TRUE(pose && springs);
  pose->setFocus();
  QTest::keyClick(pose, Qt::Key_Down);
  EXPECT_EQ(value("pose"), 1);
  QTest::mouseClick(springs, Qt::LeftButton, {}, QPoint(8, springs->height() / 2));
  EXPECT_EQ(value("springs"), 1);
}

TEST_F(ExpressionsTest, ThousandsOfShapesMakeNoThousandsOfWidgets) {
  auto reading = std::make_shared<FileReading>(*session.reading());
  SceneBuilder builder(*session.scene());
  const scene::Control shape = *std::ranges::find(builder.controls, QStringLiteral("shape.0.0"), &scene::Control::id);
  for (int i = 0; i < 20'000; ++i) {
    builder.controls.push_back(shape);
    builder.controls.back().id = QStringLiteral("shape.1.%1").arg(i);
  }
  const ScenePtr scene = animation::finishScene(std::move(builder));
  Progress progress;
  reading->prepared = render::prepareScene(scene, scene->assets, progress);
  session.setDocument(reading);
  QTest::mouseClick(&named("group.Blend shapes"), Qt::LeftButton);
  const auto others = std::ranges::count_if(scene->controls, [&](const scene::Control& control) {
    return control.kind == scene::ControlKind::Slider && control.group != shape.group;
  });
  EXPECT_EQ(panel.findChildren<ValueSlider*>().size(), static_cast<qsizetype>(ControlGroup::kMostRows) + others);
  const vitrine::tests::CpuTimer watch;
  slider("shape.0.3")->setValue(500);
  EXPECT_LT(watch.elapsed(), 500);
}

} // namespace
