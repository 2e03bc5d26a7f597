#include "ui/measuring/MeasurementPanel.h"

#include "core/measuring/MeasurementJson.h"
#include "tests/support/Waiting.h"
#include "ui/actions/MeasureActions.h"
#include "ui/measuring/MeasurementDrawing.h"
#include "ui/measuring/MeasurementText.h"
#include "ui/widgets/Lengths.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using measuring::MeasurementKind;
using vitrine::tests::kWaitMs;

namespace {

const std::vector<QVector3D> kEightAlongX{{20, 0, 0}, {28, 0, 0}};
const std::vector<QVector3D> kSquareOfEight{{0, 0, 0}, {8, 0, 0}, {8, 0, 8}, {0, 0, 8}};

Measurement madeDistance(const QString& name = {}) {
  return {name, MeasurementKind::Distance, kEightAlongX};
}

TEST(MeasurementTextTest, SaysAllValuesInBothUnits) {
  EXPECT_EQ(measuredValuesText(madeDistance(), 0.0254),
            QStringLiteral("8 (0.2032 m); ΔX 8 (0.2032 m), ΔY 0 (0 m), ΔZ 0 (0 m)"));
  const Measurement angle{{}, MeasurementKind::Angle, {{1, 0, 0}, {0, 0, 0}, {0, 2, 0}}};
  EXPECT_EQ(measuredValuesText(angle, 1),
            QStringLiteral("90°; both legs 3 (3 m); ΔX -1 (-1 m), ΔY 2 (2 m), ΔZ 0 (0 m)"));
  const Measurement area{{}, MeasurementKind::Area, kSquareOfEight};
  EXPECT_EQ(measuredValuesText(area, 0.5),
            QStringLiteral("64 (16 m²); perimeter 32 (16 m); extent X 8 (4 m), Y 0 (0 m), Z 8 (4 m)"));
  EXPECT_EQ(measurementsText({madeDistance(QStringLiteral("a")), madeDistance(QStringLiteral("b"))}, 1).count(u'\n'),
            1);
}

TEST(MeasurementTextTest, NumbersAreRoundedButNeverToNothing) {
  EXPECT_EQ(measuredNumber(8.0004), QStringLiteral("8"));
  EXPECT_EQ(measuredNumber(-0.0), QStringLiteral("0"));
  EXPECT_EQ(measuredNumber(123456.789), QStringLiteral("123456.789"));
  EXPECT_EQ(measuredNumber(0.00012345), QStringLiteral("0.000123"));
}

TEST(MeasurementListTest, NamesAreFreeOnes) {
  MeasurementList list;
  list.add(madeDistance());
  list.add(madeDistance());
  list.rename(0, QStringLiteral("Distance 3"));
  list.add(madeDistance());
  EXPECT_EQ(list.all().at(1).name, QStringLiteral("Distance 2"));
  EXPECT_EQ(list.all().at(2).name, QStringLiteral("Distance 4")) << "3 is another's";
  list.rename(0, QStringLiteral("  "));
  EXPECT_EQ(list.all().at(0).name, QStringLiteral("Distance 3")) << "no name is none";
}

TEST(MeasurementListTest, KeptOnesComeBeforeThoseMadeSince) {
  MeasurementList list;
  QSignalSpy loaded(&list, &MeasurementList::loaded);
  list.add(madeDistance(QStringLiteral("since")));
  list.load({madeDistance(QStringLiteral("kept"))});
  ASSERT_EQ(list.all().size(), 2);
  EXPECT_EQ(list.all().at(0).name, QStringLiteral("kept"));
  EXPECT_EQ(list.current(), 1) << "the same one";
  EXPECT_EQ(loaded.count(), 1);
  list.remove(1);
  EXPECT_EQ(list.current(), 0);
  list.clear();
  EXPECT_EQ(list.current(), -1);
}

class MeasurementPanelTest : public testing::Test {
protected:
  MeasurementPanelTest() {
    panel.setFile(0.5, QStringLiteral("squares.vtst"));
    panel.resize(700, 240);
    panel.show();
    panel.activateWindow(); // keys of actions are those of the active window
    EXPECT_TRUE(QTest::qWaitForWindowActive(&panel));
  }

  MeasurementList& list() { return measured; }
  QTreeView& table() { return *panel.findChild<QTreeView*>(QStringLiteral("measurements")); }
  QString cell(int row, MeasurementModel::Column column) {
    return table().model()->index(row, column).data().toString();
  }
  QAction& command(const char* name) { return *panel.findChild<QAction*>(QLatin1String(name)); }

  ActionRegistry registry;
  MeasureActions actions{registry};
  MeasurementList measured;
  MeasurementPanel panel{actions, measured};
};

TEST_F(MeasurementPanelTest, ARowHasAllValues) {
  const QAbstractItemModelTester tester(table().model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
  list().add(madeDistance());
  list().add({{}, MeasurementKind::Area, kSquareOfEight});
  list().add({{}, MeasurementKind::Angle, {{1, 0, 0}, {0, 0, 0}, {0, 2, 0}}});
  EXPECT_EQ(cell(0, MeasurementModel::Name), QStringLiteral("Distance 1"));
  EXPECT_EQ(cell(0, MeasurementModel::Kind), QStringLiteral("Distance"));
  EXPECT_EQ(cell(0, MeasurementModel::Value), QStringLiteral("8"));
  EXPECT_EQ(cell(0, MeasurementModel::Metres), QStringLiteral("4 m"));
  EXPECT_EQ(cell(0, MeasurementModel::DeltaX), QStringLiteral("8"));
  EXPECT_EQ(cell(0, MeasurementModel::DeltaZ), QStringLiteral("0"));
  EXPECT_EQ(cell(1, MeasurementModel::Value), QStringLiteral("64"));
  EXPECT_EQ(cell(1, MeasurementModel::Metres), QStringLiteral("16 m²"));
  EXPECT_EQ(cell(2, MeasurementModel::Value), QStringLiteral("90°"));
  EXPECT_EQ(cell(2, MeasurementModel::Metres), QString());
  EXPECT_EQ(table().currentIndex().row(), 2) << "the one that was made last";
  EXPECT_TRUE(panel.findChild<QLabel*>(QStringLiteral("measuredValues"))->text().startsWith(QStringLiteral("90°")));
}

TEST_F(MeasurementPanelTest, IsWorkedByKeys) {
  for (int i = 0; i < 3; ++i) {
    list().add(madeDistance());
  }
  table().setFocus();
  QTest::keyClick(&table(), Qt::Key_Home);
  EXPECT_EQ(list().current(), 0);
  QTest::keyClick(&table(), Qt::Key_F2);
  auto* edit = table().findChild<QLineEdit*>();
  ASSERT_TRUE(edit);
  edit->selectAll();
  QTest::keyClicks(edit, QStringLiteral("Door"));
  QTest::keyClick(edit, Qt::Key_Return);
  ASSERT_TRUE(QTest::qWaitFor([this] { return list().all().at(0).name == QStringLiteral("Door"); }, kWaitMs));
  QCoreApplication::processEvents(); // the edit closes
  QSignalSpy gone(&panel, &MeasurementPanel::goWanted);
  QTest::keyClick(&table(), Qt::Key_Return);
  ASSERT_EQ(gone.count(), 1);
  EXPECT_EQ(gone[0][0].toInt(), 0);
  QTest::keyClick(&table(), Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("Door: ") + measuredValuesText(madeDistance(), 0.5));
  QTest::keyClick(&table(), Qt::Key_Down, Qt::ShiftModifier);
  QTest::keyClick(&table(), Qt::Key_Delete);
  ASSERT_EQ(list().all().size(), 1);
  EXPECT_EQ(list().all().at(0).name, QStringLiteral("Distance 3"));
}

TEST_F(MeasurementPanelTest, ButtonsCopyJsonAndDeleteAll) {
  for (const QToolButton* button : panel.findChildren<QToolButton*>()) {
    EXPECT_NE(button->focusPolicy() & Qt::TabFocus, 0) << button->text().toStdString();
    EXPECT_FALSE(button->toolTip().isEmpty());
  }
  EXPECT_FALSE(command("measurement.copyJson").isEnabled());
  list().add(madeDistance());
  list().add({{}, MeasurementKind::Area, kSquareOfEight});
  table().selectAll();
  command("measurement.copyJson").trigger();
  const auto copied = measuring::measurementsFromJson(QGuiApplication::clipboard()->text().toUtf8());
  ASSERT_TRUE(copied);
  EXPECT_EQ(*copied, list().all());
  command("measurement.clear").trigger();
  EXPECT_TRUE(list().all().empty());
  EXPECT_FALSE(command("measurement.delete").isEnabled());
}

} // namespace
