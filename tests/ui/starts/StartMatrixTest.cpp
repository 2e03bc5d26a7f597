// The program is started, brought into a state by the window manager, quit, and started again three times: it has to
// come up each time. `./dev test` covers all states, layouts and contents once or more; `./dev soak` runs every
// combination (VITRINE_WHOLE_MATRIX).
#include "tests/support/Waiting.h"
#include "tests/ui/starts/ViewerProcess.h"
#include "tests/ui/x11/Keyboard.h"
#include "tests/ui/x11/UnderWindowManager.h"
#include "ui/settings/DocumentSettings.h"
#include "ui/settings/Settings.h"
#include "ui/settings/WindowSettings.h"

#include <QWidget>

#include <gtest/gtest.h>

using namespace vitrine;
using vitrine::tests::kWaitMs;
using vitrine::tests::UnderWindowManager;
using vitrine::tests::ViewerHome;
using vitrine::tests::ViewerProcess;

namespace {

enum class State { Normal, Maximised, FullScreen, Minimised, ScreenGone };
enum class Layout { Look, Inspect, Animate };
enum class Content { Nothing, File, CrashedSession, TwoWindows };

struct Combination {
  State state;
  Layout layout;
  Content content;
};

constexpr std::array kStates{State::Normal, State::Maximised, State::FullScreen, State::Minimised, State::ScreenGone};
constexpr std::array kLayouts{Layout::Look, Layout::Inspect, Layout::Animate};
constexpr std::array kContents{Content::Nothing, Content::File, Content::CrashedSession, Content::TwoWindows};

template <class Value, std::size_t Count>
QString nameOf(Value value, const std::array<const char*, Count>& names) {
  return QLatin1String(names.at(static_cast<std::size_t>(value)));
}

std::string caseName(const testing::TestParamInfo<Combination>& info) {
  return (nameOf(info.param.state, std::array{"Normal", "Maximised", "FullScreen", "Minimised", "ScreenGone"}) +
          nameOf(info.param.layout, std::array{"Look", "Inspect", "Animate"}) +
          nameOf(info.param.content, std::array{"Nothing", "File", "CrashedSession", "TwoWindows"}))
      .toStdString();
}

std::vector<Combination> combinations() {
  if (!qEnvironmentVariableIsSet("VITRINE_WHOLE_MATRIX")) {
    return {{State::Normal, Layout::Animate, Content::Nothing},
            {State::Maximised, Layout::Inspect, Content::CrashedSession},
            {State::FullScreen, Layout::Look, Content::File},
            {State::Minimised, Layout::Look, Content::TwoWindows},
            {State::ScreenGone, Layout::Animate, Content::File}};
  }
  std::vector<Combination> all;
  for (const State state : kStates) {
    for (const Layout layout : kLayouts) {
      for (const Content content : kContents) {
        all.push_back({state, layout, content});
      }
    }
  }
  return all;
}

class StartMatrixTest : public UnderWindowManager<testing::TestWithParam<Combination>> {
protected:
  void SetUp() override {
    UnderWindowManager::SetUp();
    if (IsSkipped()) {
      return;
    }
    ui::Settings(home.settingsFile()).set(ui::setting::kRestoreTabs, ui::RestoreTabs::Always);
  }

  static QString file(const char* name) { return QStringLiteral(VITRINE_DEMOS "/") + QLatin1String(name); }
  std::size_t windowCount() const { return GetParam().content == Content::TwoWindows ? 2 : 1; }

  std::unique_ptr<ViewerProcess> start() const {
    const QStringList files{file("addon/vitrine_courtyard/map.bd1"), file("vitrine_avatar.vgo")};
    const Content content = GetParam().content;
    if (content == Content::CrashedSession || content == Content::TwoWindows) {
      home.leaveSession(files, content == Content::CrashedSession);
    }
    return std::make_unique<ViewerProcess>(home, content == Content::File ? files.mid(0, 1) : QStringList());
  }
  /// Chooses the layout by its key, in the window that is used.
  void chooseLayout(ViewerProcess& viewer) {
    const xcb_window_t window = viewer.windows().all().back();
    viewer.windows().activate(window);
    ASSERT_TRUE(QTest::qWaitFor([&] { return viewer.windows().hasKeyboard(window); }, kWaitMs));
    QTest::qWait(kSettleMs);
    constexpr std::uint32_t kControl = 0xffe3;
    constexpr std::uint32_t kAlt = 0xffe9;
    const auto digit = static_cast<std::uint32_t>('1' + static_cast<int>(GetParam().layout));
    ASSERT_TRUE(tests::Keyboard().press({kControl, kAlt, digit}));
    QTest::qWait(kSettleMs);
  }
  bool isInState(ViewerProcess& viewer, xcb_window_t window) const {
    switch (GetParam().state) {
    case State::Maximised:
      return viewer.windows().hasState(window, "_NET_WM_STATE_MAXIMIZED_VERT");
    case State::FullScreen:
      return viewer.windows().hasState(window, "_NET_WM_STATE_FULLSCREEN");
    case State::Minimised:
      return viewer.windows().hasState(window, "_NET_WM_STATE_HIDDEN");
    case State::Normal:
    case State::ScreenGone:
      break;
    }
    return true;
  }
  void bringIntoState(ViewerProcess& viewer) {
    for (const xcb_window_t window : viewer.windows().all()) {
      switch (GetParam().state) {
      case State::Maximised:
        viewer.windows().maximise(window);
        break;
      case State::FullScreen:
        viewer.windows().showFullScreen(window);
        break;
      case State::Minimised:
        viewer.windows().minimise(window);
        break;
      case State::Normal:
      case State::ScreenGone:
        break;
      }
      EXPECT_TRUE(QTest::qWaitFor([&] { return isInState(viewer, window); }, kWaitMs));
    }
    QTest::qWait(kSettleMs);
  }
  /// Moves the saved window to a screen right of all that there are.
  void loseScreen() const {
    QWidget window;
    window.setGeometry(9000, 300, 1000, 700);
    ui::Settings(home.settingsFile()).set(ui::setting::kWindowGeometry, window.saveGeometry());
  }
  /// The window of a later start: maximised if the last one was, else of a normal state, and on the screen.
  void expectGoodPlace(ViewerProcess& viewer) {
    const xcb_window_t window = viewer.windows().all().front();
    if (GetParam().state == State::Maximised) {
      EXPECT_TRUE(QTest::qWaitFor([&] { return isInState(viewer, window); }, kWaitMs));
    } else {
      EXPECT_FALSE(viewer.windows().hasState(window, "_NET_WM_STATE_FULLSCREEN"));
      EXPECT_FALSE(viewer.windows().hasState(window, "_NET_WM_STATE_HIDDEN"));
    }
    const QRect screen(QPoint(), viewer.windows().screenSize());
    EXPECT_TRUE(QTest::qWaitFor(
        [&] {
          const std::optional<QRect> place = viewer.windows().geometry(window);
          return place && screen.contains(*place);
        },
        kWaitMs));
  }

  static constexpr int kSettleMs = 300;
  ViewerHome home;
};

TEST_P(StartMatrixTest, ComesUpEachTime) {
  {
    const std::unique_ptr<ViewerProcess> viewer = start();
    ASSERT_TRUE(viewer->awaitWindows(windowCount()));
    chooseLayout(*viewer);
    bringIntoState(*viewer);
    EXPECT_EQ(viewer->quit(), QString());
  }
  if (GetParam().content != Content::TwoWindows) {
    EXPECT_EQ(ui::Settings(home.settingsFile()).value(ui::setting::kTimelineWanted), GetParam().layout != Layout::Look)
        << "the key has chosen the layout";
  }
  if (GetParam().state == State::ScreenGone) {
    loseScreen();
  }
  // Quit at once, while a file is read, and after all of it has been shown.
  for (const int dwell : {0, 400, 1500}) {
    const std::unique_ptr<ViewerProcess> viewer = start();
    ASSERT_TRUE(viewer->awaitWindows(windowCount())) << "the start after " << dwell << " ms";
    expectGoodPlace(*viewer);
    QTest::qWait(dwell);
    EXPECT_EQ(viewer->quit(), QString());
  }
  EXPECT_EQ(home.crashReports(), QStringList());
}

INSTANTIATE_TEST_SUITE_P(Starts, StartMatrixTest, testing::ValuesIn(combinations()), caseName);

} // namespace
