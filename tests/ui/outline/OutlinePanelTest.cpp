#include "ui/outline/OutlinePanel.h"

#include "core/animation/FinishScene.h"
#include "core/scene/LayerControls.h"
#include "tests/support/CpuTimer.h"
#include "tests/support/Waiting.h"
#include "tests/ui/support/TestFormat.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QStyleOptionViewItem>
#include <QTest>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TestFormat;

namespace {

class OutlinePanelTest : public testing::Test {
protected:
  OutlinePanelTest() {
    session.setDocument(loadTestDocument());
    panel.resize(400, 600);
    panel.show();
  }
  QTreeView& tree(const char* name) { return *panel.findChild<QTreeView*>(QLatin1String(name)); }
  void click(QTreeView& view, const QString& text) {
    const QModelIndexList found =
        view.model()->match(view.model()->index(0, 0), Qt::DisplayRole, text, 1, Qt::MatchRecursive | Qt::MatchExactly);
    ASSERT_EQ(found.size(), 1);
    view.scrollTo(found[0]);
    // Right of the check box and the icon.
    const QRect place = view.visualRect(found[0]);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, QPoint(place.right() - 5, place.center().y()));
  }

  Session session;
  Selection selection{session};
  OutlinePanel panel{session, selection};
};

TEST_F(OutlinePanelTest, ClickingANodeSelectsIt) {
  click(tree("sceneTree"), QStringLiteral("Squares"));
  EXPECT_EQ(selection.current().node, NodeIndex(0));
  EXPECT_EQ(selection.current().items.size(), 5U);
}

TEST_F(OutlinePanelTest, NamesAreReadableHoweverNarrowItIs) {
  QAbstractItemView& view = tree("sceneTree");
  QHeaderView& header = *tree("sceneTree").header();
  panel.resize(120, 600);
  EXPECT_GE(header.sectionSize(0), view.sizeHintForColumn(0));
  panel.resize(600, 600);
  EXPECT_EQ(header.length(), view.viewport()->width()) << "no gap, nothing beyond the edge";
  const QPoint edge(header.sectionViewportPosition(1) - 1, header.height() / 2);
  QTest::mousePress(header.viewport(), Qt::LeftButton, {}, edge);
  QTest::mouseMove(header.viewport(), edge - QPoint(100, 0));
  QTest::mouseRelease(header.viewport(), Qt::LeftButton, {}, edge - QPoint(100, 0));
  const int chosen = header.sectionSize(0);
  EXPECT_NEAR(chosen, edge.x() - 100, 10);
  panel.resize(500, 600);
  EXPECT_EQ(header.sectionSize(0), chosen) << "the user's width stays";
}

TEST(OutlinePanelEmptyTest, ItsHeaderIsWhole) {
  Session session;
  Selection selection(session);
  OutlinePanel panel(session, selection);
  panel.resize(240, 300);
  panel.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&panel));
  const auto& tree = *panel.findChild<QTreeView*>(QStringLiteral("sceneTree"));
  for (const int column : {0, 1}) {
    EXPECT_GE(tree.header()->sectionSize(column), tree.header()->sectionSizeHint(column)) << column;
  }
  EXPECT_FALSE(tree.horizontalScrollBar()->isVisible());
}

TEST(FilteredTreeTest, TheCurrentRowStaysInSightAsAScrollBarComes) {
  QStandardItemModel model;
  for (int row = 0; row < 60; ++row) {
    model.appendRow(new QStandardItem(QStringLiteral("row %1").arg(row)));
  }
  FilteredTree filtered(&model, QStringLiteral("rows"), QStringLiteral("Rows"));
  filtered.resize(200, 300);
  filtered.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&filtered));
  QTreeView& tree = filtered.tree();
  filtered.showCurrent(model.index(50, 0));
  ASSERT_FALSE(tree.horizontalScrollBar()->isVisible());
  tree.header()->setStretchLastSection(false);
  tree.setColumnWidth(0, 400);
  ASSERT_TRUE(QTest::qWaitFor([&] { return tree.horizontalScrollBar()->isVisible(); }));
  const auto inSight = [&] {
    return tree.viewport()->rect().contains(
        QRect(0, tree.visualRect(tree.currentIndex()).y(), 1, tree.visualRect(tree.currentIndex()).height()));
  };
  EXPECT_TRUE(QTest::qWaitFor(inSight, kWaitMs));
  tree.verticalScrollBar()->setValue(0);
  filtered.resize(200, 200);
  QCoreApplication::processEvents();
  EXPECT_EQ(tree.verticalScrollBar()->value(), 0) << "who looks elsewhere is left there";
}

TEST_F(OutlinePanelTest, AFilterThatNothingMatchesSaysSo) {
  const auto* note = tree("sceneTree").findChild<QLabel*>(QStringLiteral("noMatch"));
  ASSERT_TRUE(note);
  auto* filter = panel.findChild<QLineEdit*>(QStringLiteral("sceneTreeFilter"));
  QTest::keyClicks(filter, QStringLiteral("circle"));
  EXPECT_TRUE(note->isVisible());
  auto* clear = tree("sceneTree").findChild<QPushButton*>(QStringLiteral("clearFilter"));
  ASSERT_TRUE(clear->isVisible());
  EXPECT_TRUE(tree("sceneTree").viewport()->rect().contains(clear->geometry()));
  EXPECT_FALSE(note->geometry().intersects(clear->geometry()));
  QTest::mouseClick(clear, Qt::LeftButton);
  EXPECT_EQ(filter->text(), QString());
  EXPECT_FALSE(note->isVisible());
  EXPECT_FALSE(clear->isVisible());
}

TEST_F(OutlinePanelTest, ClickingASectionSelectsItsBytes) {
  panel.setCurrentIndex(1);
  click(tree("sectionTree"), QStringLiteral("QUADS"));
  EXPECT_EQ(selection.current().section, 2U);
  EXPECT_EQ(selection.current().bytes, (ByteRange{0, 16, 80}));
}

TEST_F(OutlinePanelTest, BothTreesFollowTheSelection) {
  selection.selectRecord({2, 3});
  EXPECT_EQ(tree("sceneTree").currentIndex().data().toString(), QStringLiteral("Squares"));
  EXPECT_EQ(tree("sectionTree").currentIndex().data().toString(), QStringLiteral("QUADS"));
  EXPECT_EQ(selection.current().record, (RecordRef{2, 3})) << "following does not select anew";
}

TEST_F(OutlinePanelTest, TheFilterKeepsMatchesAndWhatIsAboveThem) {
  auto* filter = panel.findChild<QLineEdit*>(QStringLiteral("sceneTreeFilter"));
  filter->setText(QStringLiteral("mark"));
  const QAbstractItemModel& shown = *tree("sceneTree").model();
  ASSERT_EQ(shown.rowCount(), 1);
  EXPECT_EQ(shown.index(0, 0).data().toString(), QStringLiteral("Things"));
  EXPECT_TRUE(tree("sceneTree").isExpanded(shown.index(0, 0)));
  filter->clear();
  EXPECT_EQ(shown.rowCount(), 2);
}

TEST_F(OutlinePanelTest, WithoutAPictureTheStructureIsShown) {
  session.setDocument(loadTestDocument(TestFormat::Mode::BrokenScene));
  EXPECT_EQ(panel.currentIndex(), 1);
  EXPECT_FALSE(panel.isTabEnabled(0));
}

/// The test document with another scene.
FileReadingPtr readingOf(const ScenePtr& scene) {
  auto document = std::make_shared<Document>(*loadTestDocument()->document);
  document->scene = scene;
  auto reading = std::make_shared<FileReading>();
  reading->document = document;
  Progress progress;
  reading->prepared = render::prepareScene(scene, scene->assets, progress);
  return reading;
}

/// A document of `count` markers in one group, and nothing else.
FileReadingPtr manyMarkers(int count) {
  SceneBuilder builder;
  builder.nodes.push_back({.name = QStringLiteral("points")});
  for (int i = 0; i < count; ++i) {
    builder.nodes.push_back({.name = QStringLiteral("Person %1").arg(i), .kind = scene::NodeKind::Marker, .parent = 0});
  }
  return readingOf(animation::finishScene(std::move(builder)));
}

TEST_F(OutlinePanelTest, ALongBranchIsClosedAtFirstAndFastWhenOpen) {
  constexpr int kMarkers = 60'000;
  session.setDocument(manyMarkers(kMarkers));
  QTreeView& scene = tree("sceneTree");
  const QModelIndex root = scene.model()->index(0, 0);
  EXPECT_FALSE(scene.isExpanded(root));
  const vitrine::tests::CpuTimer clock;
  scene.expand(root);
  for (const int node : {50'000, 100, 59'999}) {
    selection.selectNode(NodeIndex(node));
    EXPECT_EQ(scene.currentIndex().data().toString(), QStringLiteral("Person %1").arg(node - 1));
    scene.grab();
  }
  auto* filter = panel.findChild<QLineEdit*>(QStringLiteral("sceneTreeFilter"));
  filter->setText(QStringLiteral("Person 4999"));
  EXPECT_EQ(scene.model()->rowCount(scene.model()->index(0, 0)), 11) << "4999 and 49990 to 49999";
  EXPECT_LT(clock.elapsed(), 5'000);
  RecordProperty("milliseconds", static_cast<int>(clock.elapsed()));
}

TEST_F(OutlinePanelTest, GroupsOfMoreThanTwentyStartClosed) {
  QTreeView& scene = tree("sceneTree");
  session.setDocument(manyMarkers(20));
  EXPECT_TRUE(scene.isExpanded(scene.model()->index(0, 0)));
  session.setDocument(manyMarkers(21));
  EXPECT_FALSE(scene.isExpanded(scene.model()->index(0, 0)));
}

/// A document whose structure has groups of this many sections each.
FileReadingPtr groupsOfSections(std::initializer_list<int> counts) {
  auto document = std::make_shared<Document>(*loadTestDocument(TestFormat::Mode::BrokenScene)->document);
  const ByteRange whole{0, 0, 16};
  structure::StructureBuilder builder(QStringLiteral("file"), whole);
  for (const int count : counts) {
    const auto group = builder.add(builder.root(), QStringLiteral("group of %1").arg(count), whole);
    for (int i = 0; i < count; ++i) {
      builder.add(group, QStringLiteral("part %1").arg(i), whole);
    }
  }
  document->structure = builder.build();
  auto reading = std::make_shared<FileReading>();
  reading->document = std::move(document);
  return reading;
}

TEST_F(OutlinePanelTest, SectionsStartClosedToo) {
  session.setDocument(groupsOfSections({20, 21}));
  const QTreeView& sections = tree("sectionTree");
  const QModelIndex root = sections.model()->index(0, 0);
  EXPECT_TRUE(sections.isExpanded(root));
  EXPECT_TRUE(sections.isExpanded(sections.model()->index(0, 0, root)));
  EXPECT_FALSE(sections.isExpanded(sections.model()->index(1, 0, root)));
}

TEST_F(OutlinePanelTest, SelectingNeverScrollsSideways) {
  SceneBuilder builder;
  for (int i = 0; i < 12; ++i) {
    builder.nodes.push_back({.name = QStringLiteral("a part with a name that is wider than the panel %1").arg(i),
                             .parent = i == 0 ? NodeIndex() : NodeIndex(i - 1)});
  }
  session.setDocument(readingOf(animation::finishScene(std::move(builder))));
  panel.resize(200, 400);
  QTreeView& scene = tree("sceneTree");
  scene.expandAll();
  QScrollBar& bar = *scene.horizontalScrollBar();
  ASSERT_TRUE(QTest::qWaitFor([&] { return bar.maximum() > 60; }, kWaitMs));
  for (const int place : {0, 60}) {
    bar.setValue(place);
    selection.selectNode(11);
    EXPECT_EQ(bar.value(), place);
    const QModelIndex deep = scene.currentIndex();
    const QModelIndex above = deep.parent();
    const QPoint onRow(scene.viewport()->width() / 2, scene.visualRect(above).center().y());
    QTest::mouseClick(scene.viewport(), Qt::LeftButton, {}, onRow);
    EXPECT_EQ(selection.current().node, NodeIndex(10));
    EXPECT_EQ(bar.value(), place);
    QTest::keyClick(&scene, Qt::Key_Down);
    EXPECT_EQ(selection.current().node, NodeIndex(11));
    EXPECT_EQ(bar.value(), place);
  }
}

/// Node 0 "Triggers", whose layer is off and shows nothing yet; node 1 "Nobody", which has nothing to hide.
FileReadingPtr documentWithUnbuiltLayer() {
  SceneBuilder builder;
  const LayerIndex layer = scene::addLayer(builder, {"layer.triggers", "Triggers", "Layers"}, false);
  builder.nodes.push_back({.name = QStringLiteral("Triggers"), .layer = layer});
  builder.nodes.push_back({.name = QStringLiteral("Nobody")});
  return readingOf(animation::finishScene(std::move(builder)));
}

TEST_F(OutlinePanelTest, WhatCanBeHiddenHasItsBoxBeforeItIsBuilt) {
  session.setDocument(documentWithUnbuiltLayer());
  QTreeView& scene = tree("sceneTree");
  const QModelIndex triggers = scene.model()->index(0, 0);
  const auto state = [&] { return triggers.data(Qt::CheckStateRole); };
  EXPECT_EQ(state(), QVariant(Qt::Unchecked));
  EXPECT_FALSE(scene.model()->index(1, 0).data(Qt::CheckStateRole).isValid()) << "nothing can be hidden";
  QStyleOptionViewItem option;
  option.initFrom(&scene);
  option.rect = scene.visualRect(triggers);
  option.features = QStyleOptionViewItem::HasCheckIndicator | QStyleOptionViewItem::HasDecoration;
  const QPoint box = scene.style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option, &scene).center();
  QTest::mouseClick(scene.viewport(), Qt::LeftButton, {}, box);
  EXPECT_EQ(state(), QVariant(Qt::Checked));
  EXPECT_EQ(session.state().controls.at(QStringLiteral("layer.triggers")), 1);
  scene.setCurrentIndex(triggers);
  QTest::keyClick(&scene, Qt::Key_Space);
  EXPECT_EQ(state(), QVariant(Qt::Unchecked));
  session.setControl(QStringLiteral("layer.triggers"), 1);
  EXPECT_EQ(state(), QVariant(Qt::Checked)) << "the box follows the control";
}

TEST_F(OutlinePanelTest, ShortBranchesAreOpen) {
  QTreeView& scene = tree("sceneTree");
  EXPECT_TRUE(scene.isExpanded(scene.model()->index(1, 0))) << "Things, with the marker";
}

TEST_F(OutlinePanelTest, GoingToAnAnimationChoosesItAndActivatingPlaysIt) {
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  QObject::connect(&panel, &OutlinePanel::animationPicked, &session, &Session::setAnimation);
  QSignalSpy picked(&panel, &OutlinePanel::animationPicked);
  QSignalSpy activated(&panel, &OutlinePanel::animationActivated);
  QSignalSpy nodes(&panel, &OutlinePanel::nodeActivated);
  QTreeView& scene = tree("sceneTree");
  scene.expandAll();
  click(scene, QStringLiteral("sitter.nod"));
  ASSERT_EQ(picked.count(), 1);
  EXPECT_EQ(picked[0][0].value<scene::AnimationIndex>(), scene::AnimationIndex(4));
  EXPECT_EQ(selection.current().record, (RecordRef{1, 0})) << "and its record is selected";
  EXPECT_EQ(scene.currentIndex().data().toString(), QStringLiteral("sitter.nod"));
  QTest::keyClick(&scene, Qt::Key_Return);
  ASSERT_EQ(activated.count(), 1);
  EXPECT_EQ(activated[0][0].value<scene::AnimationIndex>(), scene::AnimationIndex(4));
  EXPECT_EQ(nodes.count(), 0);
}

TEST_F(OutlinePanelTest, TheRecordOfAnAnimationLeadsToItsRow) {
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  selection.selectRecord({1, 0});
  EXPECT_EQ(tree("sceneTree").currentIndex().data().toString(), QStringLiteral("sitter.nod"));
}

TEST_F(OutlinePanelTest, AnimationsAreFoundByTheFilter) {
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  panel.findChild<QLineEdit*>(QStringLiteral("sceneTreeFilter"))->setText(QStringLiteral("NOD"));
  const QAbstractItemModel& shown = *tree("sceneTree").model();
  ASSERT_EQ(shown.rowCount(), 1);
  const QModelIndex sitter = shown.index(0, 0);
  EXPECT_EQ(sitter.data().toString(), QStringLiteral("Sitter"));
  ASSERT_EQ(shown.rowCount(sitter), 1);
  EXPECT_EQ(shown.index(0, 0, shown.index(0, 0, sitter)).data().toString(), QStringLiteral("sitter.nod"));
}

} // namespace
