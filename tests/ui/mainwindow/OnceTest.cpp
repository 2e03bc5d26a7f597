// Costly work is done once for all of the window: panels, picking and picture.
#include "core/base/WorkCount.h"
#include "tests/support/ViewAtRest.h"
#include "tests/ui/mainwindow/MainWindowFixture.h"

#include <QSignalSpy>

using namespace vitrine;
using vitrine::base::Work;
using vitrine::base::workDone;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

class OnceTest : public MainWindowTest {
protected:
  /// Amount of one kind of work that an action takes.
  template <class Action>
  static std::uint64_t spent(Work work, Action action) {
    const std::uint64_t before = workDone(work);
    action();
    return workDone(work) - before;
  }
};

TEST_F(OnceTest, AMomentsPoseIsEvaluatedOnceForPanelsAndPicture) {
  openPicture(TestFormat::Mode::Animated);
  ui::Session& session = window->session();
  selection().selectNode(1);
  for (const double time : {0.02, 0.11, 0.17}) {
    const auto poses = spent(Work::PoseEvaluation, [&] {
      session.setTime(time);
      const std::uint64_t drawn = view().framesDrawn();
      EXPECT_TRUE(QTest::qWaitFor([&] { return view().framesDrawn() > drawn; }, tests::kWaitMs));
      viewport().selectionBounds();
    });
    EXPECT_EQ(poses, 1U) << time;
    EXPECT_EQ(view().pose(), session.pose()) << "the picture shows what the panels tell of";
  }
  EXPECT_EQ(spent(Work::PoseEvaluation, [&] { session.hide({0}); }), 0U) << "nothing has moved";
}

TEST_F(OnceTest, ADocumentsRayCasterIsBuiltOnceForLabelsAndPicking) {
  const auto casters = spent(Work::RayCasterBuild, [this] { openPicture(TestFormat::Mode::Good); });
  ASSERT_TRUE(window->session().caster()) << "for picking, and the marker has a label";
  EXPECT_EQ(casters, 1U);
}

TEST_F(OnceTest, AScreenshotTakesThePoseThatIsShown) {
  openPicture(TestFormat::Mode::Animated);
  window->session().setTime(0.11);
  const auto poses = spent(Work::PoseEvaluation, [this] { EXPECT_FALSE(tests::captured(view(), {64, 48}).isNull()); });
  EXPECT_EQ(poses, 0U);
}

} // namespace
