#include "ui/session/Session.h"

#include "tests/ui/support/TestFormat.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TestFormat;

namespace {

TEST(SessionTest, HidingIsolatingAndShowing) {
  Session session;
  session.setDocument(loadTestDocument());
  session.hide({1, 2});
  EXPECT_EQ(session.state().hidden, (std::set<DrawItemId>{1, 2}));
  session.isolate({2, 3});
  EXPECT_EQ(session.state().isolated, (std::set<DrawItemId>{2, 3}));
  EXPECT_EQ(session.state().hidden, std::set<DrawItemId>{1}) << "what is isolated is to be seen";
  session.show({4});
  EXPECT_TRUE(session.state().isolated.contains(4)) << "showing more while isolated adds to it";
  session.showAll();
  EXPECT_FALSE(session.anythingHidden());
}

TEST(SessionTest, AnotherDocumentStartsAfresh) {
  Session session;
  session.setDocument(loadTestDocument());
  session.hide({1});
  session.setControl(QStringLiteral("exposure"), 2);
  session.setDocument(loadTestDocument());
  EXPECT_EQ(session.state(), SceneState());
}

TEST(SessionTest, AReloadKeepsWhatStillFits) {
  Session session;
  session.setDocument(loadTestDocument());
  session.hide({1});
  session.setControl(QStringLiteral("exposure"), 2);
  session.setDocument(loadTestDocument(), true);
  EXPECT_EQ(session.state().hidden, std::set<DrawItemId>{1});
  EXPECT_EQ(session.state().controls.at(QStringLiteral("exposure")), 2);
  session.setDocument(loadTestDocument(TestFormat::Mode::Good, 2), true);
  EXPECT_TRUE(session.state().hidden.empty()) << "other items have other numbers";
  EXPECT_EQ(session.state().controls.at(QStringLiteral("exposure")), 2);
}

TEST(SessionTest, SettingTheSameValueTellsNobody) {
  Session session;
  session.setDocument(loadTestDocument());
  session.setControl(QStringLiteral("exposure"), 2);
  QSignalSpy changes(&session, &Session::stateChanged);
  session.setControl(QStringLiteral("exposure"), 2);
  EXPECT_EQ(changes.count(), 0);
  session.resetControls();
  EXPECT_EQ(changes.count(), 1);
}

TEST(SessionTest, PatchesReachTheAssets) {
  Session session;
  session.setDocument(loadTestDocument());
  scene::ScenePatch patch;
  scene::Material painted = session.assets().materials[0];
  painted.name = QStringLiteral("painted");
  patch.materials.emplace_back(0, painted);
  session.applyPatch(patch);
  EXPECT_EQ(session.assets().materials[0].name, QStringLiteral("painted"));
  EXPECT_EQ(session.scene()->assets.materials[0].name, QStringLiteral("test/paint"))
      << "the document stays as it was read";
}

TEST(SessionTest, StartsWithWhatTheSceneOffers) {
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  EXPECT_EQ(session.state().animation, 0);
  EXPECT_EQ(session.state().time, 0);
  session.setDocument(loadTestDocument());
  EXPECT_EQ(session.state().animation, scene::kNone);
}

TEST(SessionTest, TimeIsToldByItself) {
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  QSignalSpy states(&session, &Session::stateChanged);
  QSignalSpy times(&session, &Session::timeChanged);
  session.setTime(0.1);
  session.setTime(0.1);
  EXPECT_EQ(times.count(), 1);
  EXPECT_EQ(states.count(), 0);
  session.setTime(-3);
  EXPECT_EQ(session.state().time, 0);
  session.setTime(std::numeric_limits<double>::quiet_NaN());
  EXPECT_EQ(session.state().time, 0);
}

TEST(SessionTest, AnAnimationBeginsAtItsFirstFrameAndShowsItsFigure) {
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  session.setTime(0.1);
  session.setAnimation(4);
  EXPECT_EQ(session.state().animation, 4);
  EXPECT_EQ(session.state().time, 0);
  EXPECT_EQ(session.state().controls.at(QStringLiteral("object")), 1);
  EXPECT_EQ(scene::visibleItems(*session.scene(), session.state()), (std::vector<bool>{false, true}));
  session.setAnimation(99);
  EXPECT_EQ(session.state().animation, scene::kNone) << "there is no such animation";
}

TEST(SessionTest, HidingAFigureChoosesAnAnimationOfOneThatIsShown) {
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  session.setAnimation(1);
  session.setTime(0.1);
  session.setControl(QStringLiteral("object"), 1);
  EXPECT_EQ(session.state().animation, 4);
  EXPECT_EQ(session.state().time, 0);
  session.setTime(0.05);
  session.setControl(QStringLiteral("object"), 2);
  EXPECT_EQ(session.state().animation, 4) << "among all it is still seen";
  EXPECT_EQ(session.state().time, 0.05);
  session.resetControls();
  EXPECT_EQ(session.state().animation, 0);
}

TEST(SessionTest, ThePoseIsThatOfTheMoment) {
  Session session;
  EXPECT_FALSE(session.pose());
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  EXPECT_EQ(session.pose()->frameOf(1), 0U);
  const scene::PosePtr before = session.pose();
  EXPECT_EQ(session.pose(), before) << "evaluated once";
  session.setTime(0.1);
  EXPECT_EQ(session.pose()->frameOf(1), 1U);
  session.setAnimation(2);
  EXPECT_EQ(session.pose()->frameOf(1), 1U);
  session.setDocument(loadTestDocument());
  EXPECT_EQ(&session.pose()->scene(), session.scene());
}

TEST(SessionTest, AReloadKeepsTheMomentWhereItStillFits) {
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  session.setAnimation(1);
  session.setTime(0.15);
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated), true);
  EXPECT_EQ(session.state().animation, 1);
  EXPECT_EQ(session.state().time, 0.15);
  session.setDocument(loadTestDocument(), true);
  EXPECT_EQ(session.state().animation, scene::kNone);
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated), true);
  EXPECT_EQ(session.state().animation, 0) << "now there are some";
  session.setAnimation(scene::kNone);
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated), true);
  EXPECT_EQ(session.state().animation, scene::kNone) << "at rest it was, at rest it stays";
}

} // namespace
