// A view link that `vitrine-cli render` prints shows the same picture in the window.
#include "core/formats/registry/Registry.h"
#include "tests/app/cli/CliRunner.h"
#include "tests/support/ViewAtRest.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/settings/Settings.h"
#include "ui/viewport/Viewport.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QScreen>
#include <QTest>
#include <QWindow>

#include <gtest/gtest.h>

#include <functional>

namespace vitrine::tests {
namespace {

constexpr QSize kSize(480, 360);

struct LinkedPicture {
  const char* name;
  QString file;
  QStringList options;
  QStringList shown; ///< options of what no link tells
  std::function<void(const viewing::CameraPose&, const scene::Axes&)> expectPose;
};

void PrintTo(const LinkedPicture& picture, std::ostream* out) {
  *out << picture.name;
}

class LinkAgreement : public testing::TestWithParam<LinkedPicture> {
protected:
  void SetUp() override {
    m_window.resize(1100, 800);
    m_window.show();
    m_window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&m_window));
  }

  /// Link to the picture that the command line draws into `m_picture` with these options.
  QString drawnByCli(QSize size, const QStringList& options) const {
    const CliRun run = runCli(QStringList{QStringLiteral("render"), GetParam().file, QStringLiteral("-o"), m_picture,
                                          QStringLiteral("--print-view"), QStringLiteral("--size"),
                                          QStringLiteral("%1x%2").arg(size.width()).arg(size.height())} +
                              options + GetParam().shown);
    EXPECT_EQ(run.status, 0) << run.err.toStdString();
    return QString::fromUtf8(run.out);
  }
  void follow(const QString& link) {
    QGuiApplication::clipboard()->setText(link);
    QTest::keyClick(&m_window, Qt::Key_V, Qt::ControlModifier);
    ASSERT_TRUE(m_window.opening().loader().busy());
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return m_window.session().scene() && !m_window.opening().loader().busy(); }, kWaitMs));
    ASSERT_TRUE(QTest::qWaitFor([this] { return m_window.viewport().view().isAtRest(); }, kWaitMs));
  }
  QImage drawnByWindow() { return captured(m_window.viewport().view(), kSize); }
  QWindow* native() { return m_window.viewport().nativeWindow(); }
  const viewing::CameraPose& pose() { return m_window.viewport().camera().rig().pose(); }

  TempFolder m_folder;
  QString m_picture = m_folder.path(QStringLiteral("picture.png"));
  formats::Opener m_opener{formats::registry()};
  ui::Settings m_settings{m_folder.path(QStringLiteral("settings.ini"))};
  ui::MainWindow m_window{m_opener, m_settings};
};

/// Share of pixels that differ by more than edges do that one of two pictures has smoother.
double shareOfDifferent(const QImage& one, const QImage& other) {
  constexpr int kTolerance = 24;
  int different = 0;
  for (int y = 0; y < one.height(); ++y) {
    for (int x = 0; x < one.width(); ++x) {
      const QColor a = one.pixelColor(x, y);
      const QColor b = other.pixelColor(x, y);
      different += std::max({std::abs(a.red() - b.red()), std::abs(a.green() - b.green()),
                             std::abs(a.blue() - b.blue())}) > kTolerance
                       ? 1
                       : 0;
    }
  }
  return static_cast<double>(different) / (one.width() * one.height());
}

TEST_P(LinkAgreement, ThePastedLinkShowsThePictureOfTheCommandLine) {
  const QString link = drawnByCli(kSize, GetParam().options);
  const QImage drawn(m_picture);
  follow(link);
  GetParam().expectPose(pose(), m_window.session().scene()->sourceAxes);
  const QImage shown = drawnByWindow();
  ASSERT_EQ(shown.size(), drawn.size());
  EXPECT_LT(shareOfDifferent(drawn, shown), 0.01);
  // Not any picture will do: from where the window starts it looks different.
  m_window.viewport().goToStart();
  ASSERT_TRUE(QTest::qWaitFor([this] { return m_window.viewport().view().isAtRest(); }, kWaitMs));
  EXPECT_GT(shareOfDifferent(drawn, drawnByWindow()), 0.05);
}

TEST_P(LinkAgreement, TheScreenShowsWhatTheCommandLineDrawsOfTheLink) {
  const QString link = drawnByCli(kSize, GetParam().options).trimmed();
  follow(link);
  const QSize size = (QSizeF(native()->size()) * native()->devicePixelRatio()).toSize();
  drawnByCli(size, {QStringLiteral("--view"), link});
  const QImage drawn(m_picture);
  const QImage onScreen = native()->screen()->grabWindow(native()->winId()).toImage();
  ASSERT_EQ(onScreen.size(), drawn.size());
  EXPECT_LT(shareOfDifferent(drawn, onScreen), 0.01);
}

void expectInTheMap(const viewing::CameraPose& pose, const scene::Axes& axes) {
  const viewing::ViewAngles look = viewing::viewAnglesOf(pose.orientation, axes);
  EXPECT_LT((axes.toFile(pose.position) - QVector3D(0, 0, 64)).length(), 1e-2F);
  EXPECT_NEAR(look.yaw, 30, 1e-2);
  EXPECT_NEAR(look.pitch, 10, 1e-2);
  EXPECT_NEAR(pose.verticalFov, 80, 1e-3);
}

void expectFromAbove(const viewing::CameraPose& pose, const scene::Axes& /*axes*/) {
  EXPECT_LT((pose.orientation.rotatedVector({0, 0, -1}) - QVector3D(0, -1, 0)).length(), 1e-2F);
}

INSTANTIATE_TEST_SUITE_P(Files, LinkAgreement,
                         testing::Values(LinkedPicture{"map",
                                                       madeMap(QStringLiteral("v20.bsp")),
                                                       {QStringLiteral("--at"), QStringLiteral("0,0,64"),
                                                        QStringLiteral("--look"), QStringLiteral("30,10"),
                                                        QStringLiteral("--fov"), QStringLiteral("80"),
                                                        QStringLiteral("--mode"), QStringLiteral("normals")},
                                                       {},
                                                       expectInTheMap},
                                         LinkedPicture{"mission",
                                                       madeMission(),
                                                       {QStringLiteral("--camera"), QStringLiteral("top")},
                                                       // As the window has them.
                                                       {QStringLiteral("--labels")},
                                                       expectFromAbove}),
                         [](const auto& parameter) { return std::string(parameter.param.name); });

} // namespace
} // namespace vitrine::tests
