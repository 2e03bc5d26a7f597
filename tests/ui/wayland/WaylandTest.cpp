// Keys and the mouse reach the picture, the menus and the fields of the program on Wayland. What they did is read from
// the screenshots that the program saves.
#include "core/image/PictureNotes.h"
#include "tests/support/Waiting.h"
#include "tests/ui/starts/ViewerHome.h"
#include "tests/ui/wayland/WaylandDesktop.h"
#include "tests/ui/x11/Keyboard.h"
#include "ui/settings/FileSettings.h"
#include "ui/settings/ProgramSettings.h"

#include <QDir>
#include <QGuiApplication>
#include <QScreen>

#include <gtest/gtest.h>

#include <memory>
#include <set>

namespace vitrine::tests {
namespace {

constexpr std::uint32_t kControl = 0xffe3;
constexpr std::uint32_t kReturn = 0xff0d;
constexpr std::uint32_t kEscape = 0xff1b;
constexpr std::uint32_t kHome = 0xff50;
constexpr std::uint32_t kDown = 0xff54;
constexpr std::uint32_t kF12 = 0xffc9;
constexpr int kSettleMs = 800;
constexpr QRgb kBackground = 0xff203040;     ///< of the desktop
constexpr QRect kCorner(5, 50, 1, 1);        ///< a pixel that only a maximised window covers
constexpr QPoint kMenuBar(25, 40);           ///< a pixel of the first menu's name, below the title of the window
constexpr QRect kFileMenu(20, 80, 120, 120); ///< pixels that this menu covers when it is open

class WaylandTest : public testing::Test {
protected:
  void SetUp() override {
    if (!WaylandDesktop::isInstalled()) {
      GTEST_SKIP() << "weston or qt6-wayland is not installed";
    }
    ui::Settings settings(m_home.settingsFile());
    settings.set(ui::setting::kScreenshotFolder, m_pictures.path());
    settings.set(ui::setting::kReducedMotion, true);
    m_desktop = std::make_unique<WaylandDesktop>();
    ASSERT_TRUE(QTest::qWaitFor([] { return isBare(screen(middlePart())); }, kWaitMs)) << "no desktop";
    m_viewer.setProcessEnvironment(m_desktop->environment(m_home.environment()));
    m_viewer.start(QStringLiteral(VITRINE_PROGRAM), {QStringLiteral(VITRINE_DEMOS "/addon/vitrine_courtyard/map.bd1")});
    ASSERT_TRUE(QTest::qWaitFor([this] { return showsPicture() || hasEnded(); }, kWaitMs));
    ASSERT_FALSE(hasEnded()) << m_viewer.readAllStandardError().toStdString();
    m_desktop->enter();
    WaylandDesktop::maximise();
    ASSERT_TRUE(QTest::qWaitFor([] { return screen(kCorner).pixel(0, 0) != kBackground; }, kWaitMs));
    awaitRest();
  }
  void TearDown() override {
    if (HasFailure()) {
      screen().save(QStringLiteral("%1/test-results/wayland_%2.png")
                        .arg(qEnvironmentVariable("VITRINE_BINARY_DIR"),
                             QLatin1String(testing::UnitTest::GetInstance()->current_test_info()->name())));
    }
    m_viewer.kill();
    m_viewer.waitForFinished(kWaitMs);
    m_desktop.reset();
  }

  bool hasEnded() const { return m_viewer.state() == QProcess::NotRunning; }
  Pointer& pointer() { return m_desktop->pointer(); }
  static QPoint middle() { return QRect(QPoint(), WaylandDesktop::size()).center(); }
  /// The desktop as it is, or a part of it.
  static QImage screen(QRect part = QRect(QPoint(), WaylandDesktop::size())) {
    return QGuiApplication::primaryScreen()
        ->grabWindow(0, part.x(), part.y(), part.width(), part.height())
        .toImage()
        .convertToFormat(QImage::Format_RGB32);
  }
  static QRect middlePart() {
    QRect part(0, 0, 200, 200);
    part.moveCenter(middle());
    return part;
  }
  /// True for a part of the desktop without any window.
  static bool isBare(const QImage& shown) {
    QImage bare(shown.size(), shown.format());
    bare.fill(kBackground);
    return shown == bare;
  }
  /// True once the middle of the window has the many colours of a map and not those of a bare panel.
  static bool showsPicture() {
    constexpr std::size_t kColours = 200;
    const QImage shown = screen(middlePart());
    std::set<QRgb> colours;
    for (int y = 0; y < shown.height(); ++y) {
      for (int x = 0; x < shown.width(); ++x) {
        colours.insert(shown.pixel(x, y));
      }
    }
    return colours.size() > kColours;
  }

  /// Waits until the picture has been smoothed and nothing moves.
  static void awaitRest() {
    QImage last;
    EXPECT_TRUE(QTest::qWaitFor(
        [&] {
          QTest::qWait(kSettleMs);
          return std::exchange(last, screen()) == screen();
        },
        kWaitMs));
  }

  /// Camera of a screenshot that is taken by its key.
  QString camera() {
    const QStringList before = QDir(m_pictures.path()).entryList(QDir::Files);
    EXPECT_TRUE(m_keyboard.press({kF12}));
    std::optional<image::PictureNotes> notes;
    const auto isSaved = [&] {
      for (const QString& name : QDir(m_pictures.path()).entryList(QDir::Files)) {
        notes = before.contains(name) ? std::nullopt : image::readPictureNotes(m_pictures.path(name));
        if (notes) {
          return true;
        }
      }
      return false;
    };
    EXPECT_TRUE(QTest::qWaitFor(isSaved, kWaitMs)) << "the key has saved no screenshot";
    return notes ? notes->camera : QString();
  }

  TempFolder m_pictures;
  ViewerHome m_home;
  std::unique_ptr<WaylandDesktop> m_desktop;
  QProcess m_viewer;
  Keyboard m_keyboard;
};

TEST_F(WaylandTest, KeysAndTheMouseMoveTheCamera) {
  const QString atFirst = camera();
  pointer().moveTo(middle());
  pointer().press();
  pointer().moveTo(middle() + QPoint(120, 0));
  pointer().release();
  const QString turned = camera();
  EXPECT_NE(turned.section(u',', 1), atFirst.section(u',', 1)) << "the mouse turns the view";
  EXPECT_EQ(turned.section(u',', 0, 0), atFirst.section(u',', 0, 0));
  EXPECT_TRUE(m_keyboard.hold({'w'}));
  QTest::qWait(500);
  m_keyboard.letGo();
  EXPECT_NE(camera().section(u',', 0, 0), turned.section(u',', 0, 0)) << "W flies";
}

TEST_F(WaylandTest, FieldsAndMenusOverThePictureHaveTheKeyboardAfterAClick) {
  pointer().click(middle());
  const QString before = camera();
  awaitRest();
  const QImage atRest = screen();
  // Weston 10 refuses a popup that opens after its key was let go.
  EXPECT_TRUE(m_keyboard.hold({kControl, 'g'}));
  EXPECT_TRUE(QTest::qWaitFor([&] { return screen() != atRest; }, kWaitMs)) << "no list";
  m_keyboard.letGo();
  QTest::qWait(kSettleMs);
  for (const char letter : std::string("block 12")) {
    EXPECT_TRUE(m_keyboard.press({static_cast<std::uint32_t>(letter)}));
  }
  QTest::qWait(kSettleMs);
  EXPECT_TRUE(m_keyboard.press({kReturn}));
  awaitRest();
  const QString atBlock = camera();
  EXPECT_NE(atBlock, before) << "Go To frames what it finds";
  EXPECT_TRUE(m_keyboard.press({kControl, kHome}));
  awaitRest();
  const QString atHome = camera();
  EXPECT_NE(atHome, atBlock);
  const QImage closed = screen();
  pointer().click(middle(), Pointer::Button::Right);
  EXPECT_TRUE(QTest::qWaitFor([&] { return screen() != closed; }, kWaitMs)) << "no menu";
  QTest::qWait(kSettleMs);
  EXPECT_TRUE(m_keyboard.press({kDown}));
  EXPECT_TRUE(m_keyboard.press({kReturn}));
  awaitRest();
  EXPECT_NE(camera(), atHome) << "the first command of the menu frames what was clicked";
}

TEST_F(WaylandTest, MenusOpenAndTheProgramQuits) {
  const QImage closed = screen(kFileMenu);
  const auto isOpen = [&] { return screen(kFileMenu) != closed; };
  pointer().click(kMenuBar);
  EXPECT_TRUE(QTest::qWaitFor(isOpen, kWaitMs));
  EXPECT_TRUE(m_keyboard.press({kEscape}));
  EXPECT_TRUE(QTest::qWaitFor([&] { return !isOpen(); }, kWaitMs));
  EXPECT_TRUE(m_keyboard.press({kControl, 'q'}));
  EXPECT_TRUE(m_viewer.waitForFinished(kWaitMs));
  EXPECT_EQ(m_viewer.exitStatus(), QProcess::NormalExit);
  EXPECT_EQ(m_viewer.exitCode(), 0);
}

} // namespace
} // namespace vitrine::tests
