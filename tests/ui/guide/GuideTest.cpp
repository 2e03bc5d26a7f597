// The window as somebody sees who opens a demo: legible, in its colours and its language, with nothing cut. With
// $VITRINE_GUIDE, a folder, the pictures are left there: `./dev guide` makes those of docs/guide so.
#include "core/formats/registry/Registry.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/guide/WindowFigures.h"
#include "ui/i18n/Translations.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/settings/ProgramSettings.h"
#include "ui/style/Appearance.h"
#include "ui/viewport/ExposureFollower.h"
#include "ui/viewport/Viewport.h"

#include <QApplication>
#include <QDockWidget>
#include <QFontDatabase>
#include <QLocale>
#include <QPointer>
#include <QScreen>
#include <QTranslator>
#include <QWindow>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

constexpr QSize kWindow(1280, 800);
constexpr int kRoundsBetweenShots = 3;
constexpr double kLeastCoverage = 0.3;
constexpr double kLeastExtent = 0.6; ///< of one thing alone

struct Demo {
  const char* name;
  const char* file; ///< in the folder of the demos
  void (*prepare)(ui::MainWindow& window);
};

/// A click in the picture at these shares of its size.
void clickAt(ui::MainWindow& window, double across, double down) {
  QWindow& native = *window.viewport().nativeWindow();
  QTest::mouseClick(&native, Qt::LeftButton, {},
                    QPoint(qRound(across * native.width()), qRound(down * native.height())));
}

/// Goes to a moment of an animation.
void showMoment(ui::MainWindow& window, int animation, double seconds) {
  window.playback().choose(scene::AnimationIndex(animation));
  window.playback().goTo(seconds);
}

const Demo kDemos[] = {
    {"source", "vitrine_museum.bsp", [](ui::MainWindow& window) { clickAt(window, 0.23, 0.68); }},
    {"xops", "addon/vitrine_courtyard.mif", [](ui::MainWindow& window) { clickAt(window, 0.8, 0.5); }},
    {"diggles", "mine/data/3db/vitrine_gnome.3db",
     [](ui::MainWindow& window) {
       showMoment(window, 4, 0.9);
       clickAt(window, 0.5, 0.6);
     }},
    {"vgo", "vitrine_avatar.vgo",
     [](ui::MainWindow& window) {
       showMoment(window, 0, 0.3);
       window.session().setControl(QStringLiteral("expression.1"), 1);
       clickAt(window, 0.5, 0.6);
     }},
    {"x3", "x3/objects/vitrine/lighthouse_scene.bod",
     [](ui::MainWindow& window) {
       showMoment(window, 0, 8);
       clickAt(window, 0.52, 0.35);
     }},
};

/// Folder that pictures are kept in; empty: none.
QString guideFolder() {
  return qEnvironmentVariable("VITRINE_GUIDE");
}

/// The languages that there is a font for; the window starts in the first.
QStringList languages() {
  QStringList all{QStringLiteral("en")};
  if (!QFontDatabase::families(QFontDatabase::Japanese).isEmpty()) {
    all << QStringLiteral("ja");
  }
  return all;
}

class GuideTest : public testing::TestWithParam<Demo> {
protected:
  void SetUp() override;
  ~GuideTest() override;

  void openDemo();
  void showWhole() { m_window->session().setState(m_whole); }
  /// Empties the 3D view.
  void hideAll();
  void expectChrome(const QImage& picture, ui::Appearance appearance);
  /// Leaves the 3D view empty, which the picture is judged against.
  void expectLegible(const QImage& picture);
  void expectTexts(const QString& language);
  /// Lets the window change to a language, which makes its panels anew.
  void speak(const QString& language) {
    const QPointer<QWidget> panel = m_window->findChild<QDockWidget*>()->widget();
    ui::installTranslations(language);
    ASSERT_TRUE(QTest::qWaitFor([&panel] { return !panel; }, kWaitMs));
  }

  /// True once the picture is whole and of full size; for the guide with refined edges, too, which no figure depends
  /// on.
  bool isComplete() {
    ui::Viewport& viewport = m_window->viewport();
    return !viewport.exposure().isAdapting() &&
           (guideFolder().isEmpty() ? viewport.view().isComplete() && isOfFullSize() : viewport.view().isAtRest());
  }
  bool isOfFullSize() { return m_window->viewport().nativeWindow()->property("resolutionDivisor").toInt() == 1; }
  /// The window as the screen shows it, once nothing of it changes any more.
  QImage grab();
  QRect viewportRect() const {
    return {m_window->viewport().mapTo(m_window.get(), QPoint()), m_window->viewport().size()};
  }
  void keep(const QImage& picture, ui::Appearance appearance, const QString& language) const;

  QLocale m_locale;
  TempFolder m_folder;
  formats::Opener m_opener{formats::registry()};
  ui::Settings m_settings{m_folder.path(QStringLiteral("settings.ini"))};
  std::unique_ptr<ui::MainWindow> m_window;
  SceneState m_whole;
};

void GuideTest::SetUp() {
  ui::installTranslations(languages().first());
  m_settings.set(ui::setting::kReducedMotion, true);
  m_window = std::make_unique<ui::MainWindow>(m_opener, m_settings);
  m_window->resize(kWindow);
  m_window->show();
  m_window->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
}

GuideTest::~GuideTest() {
  m_window.reset();
  ui::applyAppearance(ui::Appearance::System);
  qDeleteAll(qApp->findChildren<QTranslator*>());
  QLocale::setDefault(m_locale);
}

void GuideTest::openDemo() {
  const QString path = qEnvironmentVariable("VITRINE_BINARY_DIR") + QStringLiteral("/share/vitrine/demo/") +
                       QLatin1String(GetParam().file);
  m_window->open({path});
  ASSERT_TRUE(QTest::qWaitFor([&] { return !m_window->opening().loader().busy(); }, kWaitMs));
  ASSERT_TRUE(m_window->session().document());
  ASSERT_TRUE(QTest::qWaitFor([&] { return m_window->session().resolved(); }, kWaitMs))
      << "looking for what it refers to did not end";
  ASSERT_TRUE(QTest::qWaitFor([&] { return isComplete(); }, kWaitMs))
      << "view " << m_window->viewport().view().isComplete() << m_window->viewport().view().isAtRest() << ", exposure "
      << m_window->viewport().exposure().isAdapting();
  GetParam().prepare(*m_window);
  EXPECT_FALSE(m_window->selection().empty()) << "the click meets something";
  m_whole = m_window->session().state();
}

QImage GuideTest::grab() {
  // For the guide the pause lets everything that is late arrive; less of it keeps a view from being refined, which
  // takes longer than all else here.
  const int pause = guideFolder().isEmpty() ? kRoundsBetweenShots : kRoundsWatched;
  QImage last;
  const auto isStill = [&] {
    if (!isComplete() || !passRounds(pause)) {
      return false;
    }
    const QPoint at = m_window->mapToGlobal(QPoint());
    const QImage now = m_window->screen()->grabWindow(0, at.x(), at.y(), kWindow.width(), kWindow.height()).toImage();
    const bool still = now == last;
    last = now;
    return still && isComplete();
  };
  EXPECT_TRUE(QTest::qWaitFor(isStill, kWaitMs));
  return last.convertToFormat(QImage::Format_RGB32);
}

void GuideTest::keep(const QImage& picture, ui::Appearance appearance, const QString& language) const {
  const QString folder = guideFolder();
  if (!folder.isEmpty()) {
    const QString name =
        QStringLiteral("%1-%2-%3.png").arg(QLatin1String(GetParam().name), ui::appearanceId(appearance), language);
    EXPECT_TRUE(picture.save(QDir(folder).filePath(name))) << folder.toStdString();
  }
}

void GuideTest::hideAll() {
  std::vector<DrawItemIndex> all;
  std::ranges::copy(m_window->session().scene()->drawItems().indices(), std::back_inserter(all));
  m_window->session().hide(all);
}

void GuideTest::expectChrome(const QImage& picture, ui::Appearance appearance) {
  const double chrome = medianOutside(picture, viewportRect());
  if (appearance == ui::Appearance::Dark) {
    EXPECT_LT(chrome, 0.2);
  } else {
    EXPECT_GT(chrome, 0.8);
  }
}

void GuideTest::expectLegible(const QImage& picture) {
  hideAll();
  const Legibility figures = legibilityOver(picture.copy(viewportRect()), grab().copy(viewportRect()));
  EXPECT_EQ(whyIllegible(figures, kLeastCoverage, kLeastExtent), "");
}

void GuideTest::expectTexts(const QString& language) {
  EXPECT_EQ(cutTexts(*m_window).join(QLatin1Char('\n')).toStdString(), "");
  const QString letters = foreignLetters(visibleTexts(*m_window));
  EXPECT_EQ(boxedLetters(letters).toStdString(), "");
  constexpr qsizetype kEnough = 40;
  if (language == QLatin1String("ja")) {
    EXPECT_GE(letters.size(), kEnough) << letters.toStdString();
  } else {
    EXPECT_EQ(letters.toStdString(), "");
  }
}

TEST_P(GuideTest, ADemoIsLegibleInLightAndDark) {
  ASSERT_NO_FATAL_FAILURE(openDemo());
  for (const ui::Appearance appearance : {ui::Appearance::Light, ui::Appearance::Dark}) {
    ui::applyAppearance(appearance);
    for (const QString& language : languages()) {
      SCOPED_TRACE((ui::appearanceId(appearance) + QLatin1Char(' ') + language).toStdString());
      // What the 3D view shows is the same in all languages, and dear to draw.
      const bool whole = language == languages().first() || !guideFolder().isEmpty();
      ASSERT_NO_FATAL_FAILURE(speak(language));
      if (whole) {
        showWhole();
      }
      const QImage picture = grab();
      expectChrome(picture, appearance);
      expectTexts(language);
      if (whole) {
        keep(picture, appearance, language);
        expectLegible(picture);
      }
    }
  }
  if (languages().size() == 1) {
    GTEST_SKIP() << "no font for Japanese";
  }
}

INSTANTIATE_TEST_SUITE_P(Families, GuideTest, testing::ValuesIn(kDemos),
                         [](const auto& one) { return std::string(one.param.name); });

} // namespace
} // namespace vitrine::tests
