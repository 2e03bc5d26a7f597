#include "ui/comparing/DifferenceList.h"

#include "tests/support/QtPrinters.h"
#include "tests/support/Waiting.h"
#include "tests/ui/style/Contrast.h"
#include "ui/comparing/ChangeColors.h"
#include "ui/comparing/ValueModel.h"
#include "ui/comparing/WipeHandle.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QTreeView>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using comparing::Area;
using comparing::Change;
using comparing::Difference;
using vitrine::tests::contrast;
using vitrine::tests::kWaitMs;

namespace {

Difference made(Change change, const char* name, std::vector<comparing::FieldChange> fields = {}) {
  Difference difference;
  difference.change = change;
  difference.name = QLatin1String(name);
  difference.fields = std::move(fields);
  return difference;
}

/// Two groups: a door that has moved, a lamp more and a rug less; a face that only lies elsewhere, and a plane.
ComparisonPtr furniture() {
  auto comparison = std::make_shared<comparing::Comparison>();
  comparing::DifferenceGroup entities;
  entities.area = Area::Entities;
  entities.countBefore = 10;
  entities.countAfter = 10;
  entities.add(made(Change::Changed, "func_door",
                    {{QStringLiteral("origin"), QStringLiteral("0 0 0"), QStringLiteral("0 12 0")}}));
  entities.add(made(Change::Added, "lamp"));
  entities.add(made(Change::Removed, "rug"));
  comparing::DifferenceGroup planes;
  planes.area = Area::Records;
  planes.path = QStringLiteral("lumps/PLANES");
  planes.add(made(Change::Moved, "plane 3"));
  planes.add(made(Change::Added, "plane 9"));
  comparison->groups = {entities, planes};
  comparison->structureCompared = true;
  return comparison;
}

class DifferenceListTest : public testing::Test {
protected:
  void SetUp() override {
    list.resize(400, 500);
    list.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&list));
  }
  void show(const ComparisonPtr& comparison) {
    static_cast<QWidget&>(list).show();
    list.show(comparison);
    settle();
  }
  void settle() {
    ASSERT_TRUE(QTest::qWaitFor([this] { return !list.isFiltering(); }, kWaitMs));
  }
  QTreeView& tree() { return static_cast<QTreeView&>(list.view()); }
  QStringList names() {
    QStringList all;
    for (QModelIndex at = list.model().index(0, 0); at.isValid(); at = tree().indexBelow(at)) {
      all << at.data().toString();
    }
    return all;
  }
  QString state() { return list.findChild<QLabel*>(QStringLiteral("differenceState"))->text(); }
  void click(const char* kind) {
    auto* box = list.findChild<QCheckBox*>(QLatin1String(kind));
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(6, box->height() / 2));
    settle();
  }

  struct Shown : DifferenceList {
    using DifferenceList::show;
    void show() { QWidget::show(); }
  };
  Shown list;
};

TEST_F(DifferenceListTest, GroupsHaveTheirDifferencesWithSignAndWord) {
  show(furniture());
  EXPECT_EQ(names(), (QStringList{"Entities: 1 added, 1 removed, 1 changed", "~ func_door", "+ lamp", "- rug",
                                  "Records of lumps/PLANES: 1 added, 1 only moved", "+ plane 9"}));
  const QModelIndex entities = list.model().index(0, 0);
  EXPECT_EQ(list.model().index(1, 1, entities).data().toString(), QStringLiteral("added"));
  EXPECT_EQ(state(), QStringLiteral("4 of 4 differences")) << "what only moved is none";
}

TEST_F(DifferenceListTest, KindsAreClickedAwayAndBack) {
  show(furniture());
  click("change.added");
  EXPECT_EQ(names(), (QStringList{"Entities: 1 added, 1 removed, 1 changed", "~ func_door", "- rug"}));
  click("change.moved");
  EXPECT_EQ(names(), (QStringList{"Entities: 1 added, 1 removed, 1 changed", "~ func_door", "- rug",
                                  "Records of lumps/PLANES: 1 added, 1 only moved", "> plane 3"}));
  click("change.removed");
  click("change.changed");
  click("change.moved");
  EXPECT_EQ(names(), QStringList());
  EXPECT_EQ(state(), QStringLiteral("No differences match the filter"));
  click("change.added");
  EXPECT_EQ(names(), (QStringList{"Entities: 1 added, 1 removed, 1 changed", "+ lamp",
                                  "Records of lumps/PLANES: 1 added, 1 only moved", "+ plane 9"}));
}

TEST_F(DifferenceListTest, WordsAreLookedForInNamesAndValues) {
  show(furniture());
  auto* edit = list.findChild<QLineEdit*>();
  QTest::keyClicks(edit, QStringLiteral("ORIGIN 12"));
  settle();
  EXPECT_EQ(names(), (QStringList{"Entities: 1 added, 1 removed, 1 changed", "~ func_door"}));
  edit->clear();
  QTest::keyClicks(edit, QStringLiteral("plane"));
  settle();
  EXPECT_EQ(names(), (QStringList{"Records of lumps/PLANES: 1 added, 1 only moved", "+ plane 9"}));
}

TEST_F(DifferenceListTest, KeysGoFromOneToTheNextAndFilteringKeepsTheCurrentOne) {
  show(furniture());
  int chosen = 0;
  QObject::connect(&list, &DifferenceList::chosen, [&chosen] { ++chosen; });
  tree().setCurrentIndex(list.model().index(0, 0));
  QTest::keyClick(&tree(), Qt::Key_Down);
  ASSERT_TRUE(list.current());
  EXPECT_EQ(list.current()->name, QStringLiteral("func_door"));
  QTest::keyClick(&tree(), Qt::Key_Down);
  QTest::keyClick(&tree(), Qt::Key_Down);
  EXPECT_EQ(list.current()->name, QStringLiteral("rug"));
  EXPECT_GE(chosen, 3);
  click("change.added");
  ASSERT_TRUE(list.current());
  EXPECT_EQ(list.current()->name, QStringLiteral("rug"));
  QTest::keyClick(&tree(), Qt::Key_Home);
  EXPECT_FALSE(list.current());
  ASSERT_TRUE(list.currentGroup());
  EXPECT_EQ(list.currentGroup()->area, Area::Entities);
}

TEST_F(DifferenceListTest, EqualFilesHaveNoDifferences) {
  show(std::make_shared<comparing::Comparison>());
  EXPECT_EQ(names(), QStringList());
  EXPECT_EQ(state(), QStringLiteral("No differences"));
}

TEST(ValuesOfADifference, AreThoseThatDifferSideBySide) {
  const ComparisonPtr comparison = furniture();
  const std::vector<ComparedValue> door = valuesOf(comparison->groups[0].differences[0], {});
  ASSERT_EQ(door.size(), 1U);
  EXPECT_EQ(door[0].name, QStringLiteral("origin"));
  EXPECT_EQ(door[0].before, QStringLiteral("0 0 0"));
  EXPECT_EQ(door[0].after, QStringLiteral("0 12 0"));
  const std::vector<ComparedValue> group = valuesOf(comparison->groups[0]);
  ASSERT_GE(group.size(), 3U);
  EXPECT_EQ(group[0].before, QStringLiteral("10"));
}

TEST(ChangeColors, CanBeReadOnTheGroundOfLists) {
  for (const Change change : {Change::Added, Change::Removed, Change::Changed, Change::Moved}) {
    for (const char* ground : {"#ffffff", "#f0f2f4"}) {
      EXPECT_GE(contrast(changeText(change, false), QColor(ground)), 4.5) << static_cast<int>(change);
    }
    for (const char* ground : {"#1e2124", "#2b2f33"}) {
      EXPECT_GE(contrast(changeText(change, true), QColor(ground)), 4.5) << static_cast<int>(change);
    }
  }
}

TEST(WipeHandleTest, IsDrawnByTheMouseAndMovedByKeys) {
  QWidget room;
  room.resize(408, 100);
  auto* handle = new WipeHandle(&room);
  const auto follow = [&] {
    const int thickness = handle->thickness();
    handle->setGeometry(qRound((room.width() - thickness) * handle->share()), 0, thickness, 100);
  };
  QObject::connect(handle, &WipeHandle::valueChanged, &room, follow);
  follow();
  room.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&room));
  EXPECT_DOUBLE_EQ(handle->share(), 0.5);
  QTest::mousePress(handle, Qt::LeftButton, {}, QPoint(2, 50));
  QTest::mouseMove(handle, QPoint(102, 50));
  QTest::mouseRelease(handle, Qt::LeftButton, {}, QPoint(2, 50));
  EXPECT_NEAR(handle->share(), 0.75, 0.01);
  QTest::keyClick(handle, Qt::Key_Left);
  EXPECT_NEAR(handle->share(), 0.74, 0.01);
  QTest::keyClick(handle, Qt::Key_PageDown);
  EXPECT_NE(handle->share(), 0.74);
  QTest::keyClick(handle, Qt::Key_Home);
  EXPECT_DOUBLE_EQ(handle->share(), 0);
  QTest::keyClick(handle, Qt::Key_End);
  EXPECT_DOUBLE_EQ(handle->share(), 1);
  QTest::mouseDClick(handle, Qt::LeftButton);
  EXPECT_DOUBLE_EQ(handle->share(), 0.5);
}

} // namespace
