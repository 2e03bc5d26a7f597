#include "core/animation/FinishScene.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/outline/SceneTreeModel.h"
#include "ui/outline/SectionTreeModel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TestFormat;

namespace {

using Tester = QAbstractItemModelTester;

QVariant check(const QModelIndex& index) {
  return index.data(Qt::CheckStateRole);
}

TEST(SceneTreeModelTest, ShowsTheNodesAsATree) {
  Session session;
  SceneTreeModel model(session);
  const Tester tester(&model, Tester::FailureReportingMode::Fatal);
  EXPECT_EQ(model.rowCount(), 0);
  session.setDocument(loadTestDocument());
  ASSERT_EQ(model.rowCount(), 2);
  const QModelIndex things = model.index(1, 0);
  EXPECT_EQ(things.data().toString(), QStringLiteral("Things"));
  ASSERT_EQ(model.rowCount(things), 1);
  const QModelIndex marker = model.index(0, 0, things);
  EXPECT_EQ(marker.data().toString(), QStringLiteral("Marker"));
  EXPECT_EQ(model.index(0, 1, things).data().toString(), nodeKindText(scene::NodeKind::Entity));
  EXPECT_EQ(marker.parent(), things);
  EXPECT_EQ(model.indexOf(2), marker);
  EXPECT_EQ(SceneTreeModel::nodeOf(marker), NodeIndex(2));
  EXPECT_FALSE(model.indexOf(77).isValid());
}

TEST(SceneTreeModelTest, UncheckingHidesWhatIsBelow) {
  Session session;
  SceneTreeModel model(session);
  const Tester tester(&model, Tester::FailureReportingMode::Fatal);
  session.setDocument(loadTestDocument());
  const QModelIndex things = model.indexOf(1);
  EXPECT_EQ(check(things), QVariant(Qt::Checked));
  ASSERT_TRUE(model.setData(things, Qt::Unchecked, Qt::CheckStateRole));
  EXPECT_EQ(session.state().hidden, ItemSet{5});
  EXPECT_EQ(check(things), QVariant(Qt::Unchecked));
  EXPECT_EQ(check(model.indexOf(2)), QVariant(Qt::Unchecked));
  ASSERT_TRUE(model.setData(things, Qt::Checked, Qt::CheckStateRole));
  EXPECT_FALSE(session.anythingHidden());
}

TEST(SceneTreeModelTest, FollowsHidingFromElsewhere) {
  Session session;
  SceneTreeModel model(session);
  session.setDocument(loadTestDocument());
  QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
  session.hide({0});
  EXPECT_EQ(changes.count(), 1) << "only the row that changed";
  EXPECT_EQ(check(model.indexOf(0)), QVariant(Qt::PartiallyChecked));
  session.showAll();
  session.isolate({5});
  EXPECT_EQ(check(model.indexOf(0)), QVariant(Qt::Unchecked));
  EXPECT_EQ(check(model.indexOf(2)), QVariant(Qt::Checked));
}

TEST(SceneTreeModelTest, IsEmptyWithoutAPicture) {
  Session session;
  SceneTreeModel model(session);
  const Tester tester(&model, Tester::FailureReportingMode::Fatal);
  session.setDocument(loadTestDocument());
  session.setDocument(loadTestDocument(TestFormat::Mode::BrokenScene));
  EXPECT_EQ(model.rowCount(), 0);
}

TEST(SectionTreeModelTest, ShowsSectionsWithPlaceAndSize) {
  Session session;
  SectionTreeModel model(session);
  const Tester tester(&model, Tester::FailureReportingMode::Fatal);
  session.setDocument(loadTestDocument());
  ASSERT_EQ(model.rowCount(), 1);
  const QModelIndex root = model.index(0, 0);
  ASSERT_EQ(model.rowCount(root), 3);
  const auto text = [&](int column) { return model.index(1, column, root).data().toString(); };
  EXPECT_EQ(text(SectionTreeModel::Name), QStringLiteral("QUADS"));
  EXPECT_EQ(text(SectionTreeModel::Offset), QStringLiteral("0x000010"));
  EXPECT_EQ(text(SectionTreeModel::Size), QStringLiteral("80"));
  EXPECT_EQ(text(SectionTreeModel::Records), QStringLiteral("5"));
  EXPECT_EQ(text(SectionTreeModel::Note), QStringLiteral("version 1"));
  EXPECT_EQ(model.index(2, SectionTreeModel::Note, root).data().toString(), QStringLiteral("unread rest"));
  EXPECT_EQ(model.indexOf(2), model.index(1, 0, root));
  EXPECT_EQ(SectionTreeModel::sectionOf(model.index(1, 0, root)), 2U);
}

TEST(SceneTreeModelTest, AnimationsStandBelowTheirFigure) {
  Session session;
  SceneTreeModel model(session);
  const Tester tester(&model, Tester::FailureReportingMode::Fatal);
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  ASSERT_EQ(model.rowCount(), 2);
  const QModelIndex hopper = model.index(0, 0);
  ASSERT_EQ(model.rowCount(hopper), 2);
  const QModelIndex animations = model.index(1, 0, hopper);
  EXPECT_TRUE(SceneTreeModel::isAnimations(animations));
  EXPECT_EQ(SceneTreeModel::nodeOf(animations), scene::kNone);
  EXPECT_EQ(animations.data().toString(), QStringLiteral("Animations"));
  ASSERT_EQ(model.rowCount(animations), 4);
  const QModelIndex loop = model.index(1, 0, animations);
  EXPECT_EQ(loop.data().toString(), QStringLiteral("hopper.hop_loop"));
  EXPECT_EQ(loop.siblingAtColumn(1).data().toString(), QStringLiteral("Animation"));
  EXPECT_EQ(SceneTreeModel::animationOf(loop), scene::AnimationIndex(1));
  EXPECT_EQ(SceneTreeModel::nodeOf(loop), scene::kNone);
  EXPECT_EQ(model.indexOfAnimation(1), loop);
  EXPECT_EQ(loop.parent(), animations);
  EXPECT_EQ(animations.parent(), hopper);
  EXPECT_FALSE(model.setData(loop, Qt::Unchecked, Qt::CheckStateRole)) << "there is nothing to hide";
  EXPECT_FALSE(model.indexOfAnimation(5).isValid());
  EXPECT_EQ(model.rowCount(loop), 0);
}

TEST(SceneTreeModelTest, TheChosenAnimationAndTheShownFigureStandOut) {
  Session session;
  SceneTreeModel model(session);
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  const auto bold = [&](scene::AnimationIndex animation) {
    return model.indexOfAnimation(animation).data(Qt::FontRole).value<QFont>().bold();
  };
  const auto grey = [&](NodeIndex node) { return model.indexOf(node).data(Qt::ForegroundRole).isValid(); };
  EXPECT_TRUE(bold(0));
  EXPECT_FALSE(grey(0) || grey(1));
  EXPECT_TRUE(grey(2) && grey(3)) << "and what is below it";
  QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
  session.setAnimation(4);
  EXPECT_FALSE(bold(0));
  EXPECT_TRUE(bold(4));
  EXPECT_TRUE(grey(0) && grey(1));
  EXPECT_FALSE(grey(2) || grey(3));
  EXPECT_EQ(changes.count(), 6) << "two animations and four nodes";
  changes.clear();
  session.setTime(0.1);
  EXPECT_EQ(changes.count(), 0) << "time is nothing to the tree";
}

TEST(SceneTreeModelTest, AnimationsOfNoFigureStandAtTheEnd) {
  SceneBuilder builder;
  builder.nodes.push_back({.name = QStringLiteral("hall")});
  builder.motion.animations.push_back({.name = QStringLiteral("flicker"), .duration = 1, .frames = 10});
  const ScenePtr scene = animation::finishScene(std::move(builder));
  auto document = std::make_shared<Document>(*loadTestDocument()->document);
  document->scene = scene;
  auto reading = std::make_shared<FileReading>();
  reading->document = document;
  Progress progress;
  reading->prepared = render::prepareScene(scene, scene->assets, progress);
  Session session;
  SceneTreeModel model(session);
  const Tester tester(&model, Tester::FailureReportingMode::Fatal);
  session.setDocument(reading);
  ASSERT_EQ(model.rowCount(), 2);
  const QModelIndex animations = model.index(1, 0);
  EXPECT_TRUE(SceneTreeModel::isAnimations(animations));
  EXPECT_FALSE(animations.parent().isValid());
  EXPECT_EQ(model.index(0, 0, animations).data().toString(), QStringLiteral("flicker"));
  EXPECT_EQ(model.indexOfAnimation(0).parent(), animations);
}

} // namespace
