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

} // namespace
