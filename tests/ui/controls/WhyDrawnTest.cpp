#include "tests/ui/support/TestFormat.h"
#include "ui/controls/WhyDrawnDialog.h"

#include <QLabel>

#include <gtest/gtest.h>

#include <set>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kQuads;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TestFormat;

namespace {

class WhyDrawnTest : public testing::Test {
protected:
  WhyDrawnTest() { session.setDocument(loadTestDocument(TestFormat::Mode::Rooms)); }
  QVector3D eyeAt(float x) { return session.scene()->sourceAxes.toScene(QVector3D(x, -40, 6)); }
  QLabel& label(const char* name) { return *dialog.findChild<QLabel*>(QLatin1String(name)); }

  Session session;
  Selection selection{session};
  WhyDrawnDialog dialog{session, selection, nullptr};
};

TEST_F(WhyDrawnTest, SaysTheRuleAndTheLeaves) {
  dialog.explain(0, eyeAt(10), true);
  EXPECT_TRUE(label("whyWhat").text().startsWith(QLatin1String("Squares")));
  EXPECT_EQ(label("whyRule").text(), QStringLiteral("It reaches into cluster 0, which the camera is in."));
  EXPECT_TRUE(label("whyEye").text().contains(QLatin1String("leaf 0")));
  dialog.explain(0, eyeAt(60), true);
  EXPECT_EQ(label("whyRule").text(),
            QStringLiteral("It reaches into cluster 0, which is visible from the camera's cluster 1."));
  dialog.explain(4, eyeAt(10), true);
  EXPECT_TRUE(label("whyRule").text().endsWith(QLatin1String("It is not drawn.")));
  EXPECT_TRUE(label("whyPlace").text().contains(QLatin1String("cluster 1")));
  dialog.explain(4, eyeAt(10), false);
  EXPECT_TRUE(label("whyRule").text().contains(QLatin1String("turned off")));
}

TEST_F(WhyDrawnTest, LinksLeadToTheLeaves) {
  dialog.explain(4, eyeAt(10), true);
  Q_EMIT label("whyPlace").linkActivated(QStringLiteral("%1/1").arg(kQuads));
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 1}));
  EXPECT_TRUE(label("whyPlace").text().contains(QStringLiteral("href=\"%1/1\"").arg(kQuads)));
  EXPECT_EQ(dialog.item(), DrawItemIndex(4)) << "what is explained stays";
}

TEST_F(WhyDrawnTest, EveryRuleHasItsOwnWords) {
  using visibility::DrawRule;
  std::set<QString> texts;
  for (const DrawRule rule : {DrawRule::NoVisibilityData, DrawRule::EyeOutside, DrawRule::Backdrop, DrawRule::Unplaced,
                              DrawRule::SameCluster, DrawRule::VisibleCluster, DrawRule::NotVisible}) {
    visibility::DrawReason reason;
    reason.rule = rule;
    texts.insert(drawRuleText(reason, true));
  }
  EXPECT_EQ(texts.size(), 7U);
}

TEST_F(WhyDrawnTest, WithoutDataEverythingIsDrawn) {
  session.setDocument(loadTestDocument());
  dialog.explain(0, eyeAt(10), true);
  EXPECT_TRUE(label("whyRule").text().contains(QLatin1String("no visibility data")));
  dialog.explain(999, eyeAt(10), true); // from before a reload
  EXPECT_EQ(dialog.item(), DrawItemIndex(0));
}

} // namespace
