// Settings as damage, other versions and other desktops leave them: a window appears with all of them. They are made
// from whole settings by a fixed sequence of pseudo-random numbers.
#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/mainwindow/Docks.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/settings/DamagedSettings.h"
#include "ui/settings/ProgramSettings.h"
#include "ui/settings/WindowSettings.h"
#include "ui/style/Appearance.h"

#include <QDataStream>
#include <QDockWidget>
#include <QScreen>
#include <QTest>

#include <gtest/gtest.h>

#include <limits>
#include <random>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;

namespace {

constexpr int kMutations = 300;
constexpr std::uint32_t kSeed = 44;

/// Every key that the program reads, with a value that it writes.
constexpr const char* kWholeSettings = R"([animation]
repeat\museum=2
speed=1.5
timeline=true

[browser]
batchFolder=/tmp
favourites=/tmp, /usr
keepCamera=true
previews=true
searchInside=true
tileSize=160

[bytes]
bigEndian=true
colors=true
values=true

[documents]
keptMegabytes=512
reloadWhenChanged=true
restoreTabs=always

[export]
folder=/tmp
format=glb
light=picture
picturesBeside=true
what=visible

[files]
gameFolders=/tmp
lastFolder=/tmp
pictureNotes=true
pictureNotesPath=false
places=@Invalid()
recent=/tmp/a.bsp, /tmp/b.bsp
screenshotFolder=/tmp
screenshotName=%n

[keys]
flyHand=right

[mouse]
buttons=blender
invertWheel=true
invertY=true
lookSpeed=1.5
touchpad=true

[program]
fontScale=1.25
language=de
lengthUnit=metres
memoryLimit=4096
reducedMotion=true

[records]
cellForm=raw

[search]
kindsLeftOut=bytes
texts=door, light

[view]
appearance=dark
contactShadow=true
cullByVisibility=true
grid=true
labels=true
shading=3
snapMeasurements=true
speedSteps=4

[window]
members=true
softwareTold=llvmpipe
thumbnails=true
)";

const std::array kOddValues{QByteArray(),
                            QByteArray("0"),
                            QByteArray("-1"),
                            QByteArray("1000000"),
                            QByteArray("-1000000"),
                            QByteArray("1e300"),
                            QByteArray("nan"),
                            QByteArray("-inf"),
                            QByteArray("99999999999999999999"),
                            QByteArray("true"),
                            QByteArray("@Invalid()"),
                            QByteArray("@ByteArray(\\x0\\xff\\x1)"),
                            QByteArray("@Size(1000000 1000000)"),
                            QByteArray("@Rect(0 0 0 0)"),
                            QByteArray("@Variant(\\0\\0\\0\\x7f\\xff\\xff\\xff\\xff)"),
                            QByteArray("a, b, \"c, d\", @Invalid()"),
                            QByteArray("%1 %2 %n"),
                            QByteArray("\\x65e5\\x672c"),
                            QByteArray(20000, 'x')};

class MutatedSettingsTest : public testing::Test {
protected:
  MutatedSettingsTest() {
    folder.write(QStringLiteral("vitrine.conf"), QByteArray(kWholeSettings));
    {
      Settings settings(path);
      MainWindow window(tests::testOpener(), settings);
      window.show();
      EXPECT_TRUE(QTest::qWaitForWindowExposed(&window));
      window.close();
    }
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    whole = file.readAll();
    geometry = Settings(path).value(setting::kWindowGeometry);
    EXPECT_FALSE(geometry.isEmpty());
  }
  ~MutatedSettingsTest() override { applyAppearance({}); }

  int below(int limit) { return std::uniform_int_distribution(0, limit - 1)(random); }

  void mutateBytes() {
    QByteArray content = whole;
    for (int count = 1 + below(12); count > 0; --count) {
      const auto at = static_cast<qsizetype>(below(static_cast<int>(content.size())));
      switch (below(3)) {
      case 0:
        content[at] = static_cast<char>(below(256));
        break;
      case 1:
        content.remove(at, 1 + below(40));
        break;
      default:
        content.insert(at, whole.mid(below(static_cast<int>(whole.size())), below(60)));
      }
    }
    folder.write(QStringLiteral("vitrine.conf"), content);
  }
  /// Gives some keys odd values, and now and then a whole group.
  void mutateValues() {
    QList<QByteArray> lines = whole.split('\n');
    const bool all = below(4) == 0;
    for (int count = all ? static_cast<int>(lines.size()) : 1 + below(4); count > 0; --count) {
      QByteArray& line = lines[below(static_cast<int>(lines.size()))];
      const qsizetype equals = line.indexOf('=');
      if (equals > 0) {
        line = line.left(equals + 1) + kOddValues[static_cast<std::size_t>(below(static_cast<int>(kOddValues.size())))];
      }
    }
    folder.write(QStringLiteral("vitrine.conf"), lines.join('\n'));
  }
  void mutateGroups() {
    QList<QByteArray> lines = whole.split('\n');
    for (int count = 1 + below(3); count > 0; --count) {
      QByteArray& line = lines[below(static_cast<int>(lines.size()))];
      line = below(2) == 0 ? QByteArray("[window]") : QByteArray("[another group/of]another version]");
    }
    folder.write(QStringLiteral("vitrine.conf"), lines.join('\n'));
  }
  /// Puts odd numbers into a saved geometry, which stays whole otherwise: other screens, no size, a million pixels.
  void mutateGeometry() {
    constexpr std::array<qint32, 8> kNumbers{0, 1, -1, 1'000'000, -1'000'000, 100000, INT_MAX, INT_MIN};
    constexpr qsizetype kHeader = 8; // magic number and version
    QByteArray bytes = geometry;
    for (int count = 1 + below(6); count > 0; --count) {
      const qsizetype at = kHeader + 4 * below(static_cast<int>((bytes.size() - kHeader) / 4));
      QByteArray number;
      QDataStream(&number, QIODevice::WriteOnly) << kNumbers[static_cast<std::size_t>(below(8))];
      bytes.replace(at, 4, number);
    }
    folder.write(QStringLiteral("vitrine.conf"), whole);
    Settings(path).set(setting::kWindowGeometry, bytes);
  }
  /// A layout of panels that some other version has, in a window that was maximised or not.
  void mutateLayout() {
    QMainWindow other;
    const std::array names{"outline", "records", "bytes", "properties", "gone", "timeline", "entities", "new"};
    QList<QDockWidget*> docks;
    for (const char* name : names) {
      auto* dock = new QDockWidget(&other);
      dock->setObjectName(QLatin1String(name));
      other.addDockWidget(static_cast<Qt::DockWidgetArea>(1 << below(4)), dock);
      dock->setFloating(below(4) == 0);
      dock->setGeometry(below(9000) - 3000, below(9000) - 3000, below(4000), below(4000));
      if (!docks.isEmpty() && below(2) == 0) {
        other.tabifyDockWidget(docks[below(static_cast<int>(docks.size()))], dock);
      }
      dock->setVisible(below(3) != 0);
      docks << dock;
    }
    other.resize(1 + below(5000), 1 + below(5000));
    other.setWindowState(static_cast<Qt::WindowState>(std::array{0, 2, 4}[static_cast<std::size_t>(below(3))]));
    folder.write(QStringLiteral("vitrine.conf"), whole);
    Settings settings(path);
    settings.set(setting::kWindowGeometry, other.saveGeometry());
    settings.set(setting::kDockLayout, other.saveState(below(4) == 0 ? below(20) : Docks::kLayoutVersion));
  }
  void mutate(int number) {
    switch (number % 5) {
    case 0:
      return mutateBytes();
    case 1:
      return mutateValues();
    case 2:
      return mutateGroups();
    case 3:
      return mutateGeometry();
    default:
      return mutateLayout();
    }
  }

  /// Starts with the settings as the program does.
  void expectAWindow() {
    setDamagedSettingsAside(path);
    Settings settings(path);
    applyAppearance(settings.value(setting::kAppearance));
    MainWindow window(tests::testOpener(), settings);
    window.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&window, kWaitMs));
    QCoreApplication::processEvents();
    EXPECT_GE(window.width(), 300);
    EXPECT_GE(window.height(), 200);
    EXPECT_LE(window.width(), window.screen()->size().width());
    EXPECT_LE(window.height(), window.screen()->size().height());
    EXPECT_TRUE(window.screen()->geometry().intersects(window.geometry().adjusted(50, 50, -50, -50)));
    window.close();
  }

  TempFolder folder;
  QString path = folder.path(QStringLiteral("vitrine.conf"));
  QByteArray whole;    ///< file after a window was closed
  QByteArray geometry; ///< in it
  std::mt19937 random{kSeed};
};

TEST_F(MutatedSettingsTest, AWindowAppearsWithAnySettings) {
  for (int number = 0; number < kMutations; ++number) {
    SCOPED_TRACE(number);
    mutate(number);
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray content = file.readAll();
    file.close();
    ASSERT_NO_FATAL_FAILURE(expectAWindow());
    ASSERT_FALSE(HasFailure()) << content.toStdString();
  }
}

} // namespace
