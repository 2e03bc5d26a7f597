#include "app/viewer/Arguments.h"
#include "app/viewer/SingleWindow.h"
#include "core/base/CrashReport.h"
#include "core/base/TaskScheduler.h"
#include "core/base/Version.h"
#include "core/formats/registry/Registry.h"
#include "render/display/DisplayGuard.h"
#include "render/display/Graphics.h"
#include "ui/documents/CrashReports.h"
#include "ui/i18n/Translations.h"
#include "ui/mainwindow/GraphicsProblem.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/mainwindow/StartNotices.h"
#include "ui/mainwindow/WindowGroup.h"
#include "ui/mainwindow/WindowRestorer.h"
#include "ui/settings/DamagedSettings.h"
#include "ui/settings/ProgramSettings.h"
#include "ui/settings/StartMark.h"
#include "ui/settings/WindowSettings.h"
#include "ui/style/Appearance.h"
#include "ui/thumbnails/Thumbnails.h"
#include "ui/widgets/FirstExposure.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QIcon>
#include <QProcess>
#include <QScopeGuard>

#include <cstdio>
#include <optional>

using namespace vitrine;

namespace {

enum ExitStatus { Done = 0, WrongUsage = 2, NoDisplay = 3 };

QStringList decoded(int argc, char** argv) {
  QStringList arguments;
  for (int i = 0; i < argc; ++i) {
    arguments << QString::fromLocal8Bit(argv[i]);
  }
  return arguments;
}

int print(const QString& text) {
  std::fputs(text.toLocal8Bit().constData(), stdout);
  return Done;
}

/// Beside the program in a build folder as in an installed prefix; empty when it is not there.
QString demoFolder() {
  const QString path = QCoreApplication::applicationDirPath() + QStringLiteral("/../share/vitrine/demo");
  return QFileInfo(path).isDir() ? QDir::cleanPath(path) : QString();
}

/// The one to start with.
QString demoMap() {
  const QFileInfo map(QDir(demoFolder()), QStringLiteral("vitrine_museum.bsp"));
  return map.exists() ? map.filePath() : QString();
}

QStringList absolute(const QStringList& paths) {
  QStringList result;
  for (const QString& path : paths) {
    result << QFileInfo(path).absoluteFilePath();
  }
  return result;
}

void nameApplication() {
  QCoreApplication::setOrganizationName(QStringLiteral("Vitrine"));
  QCoreApplication::setApplicationName(QStringLiteral("vitrine"));
  QCoreApplication::setApplicationVersion(QLatin1String(base::kVersion));
  QGuiApplication::setDesktopFileName(QStringLiteral("vitrine"));
}

/// Advice for a start without OpenGL: words on standard error and, where somebody looks, in a dialog, which may lead to
/// another start.
int endWithoutGraphics(const Error& error) {
  std::fprintf(stderr, "vitrine: %s\n", qPrintable(error.message));
  if (ui::canAskUser() && ui::askAboutGraphics(error, render::softwareWanted()) == ui::GraphicsAnswer::DrawInSoftware) {
    QStringList again = QCoreApplication::arguments().mid(1);
    again.prepend(QStringLiteral("--software"));
    QProcess::startDetached(QCoreApplication::applicationFilePath(), again);
  }
  return NoDisplay;
}

/// Things that are known of a start before its window is made.
struct Start {
  ui::StartMark& mark;
  QString damagedSettings; ///< path to which they were moved; empty if they were intact
};

int showWindow(const viewer::Arguments& arguments, ui::Settings& settings, const Start& start) {
  const bool distrustsLayout = start.mark.distrustsLayout();
  if (distrustsLayout || arguments.resetLayout) {
    setLayoutAside(settings);
  }
  const formats::Opener opener(formats::registry());
  // The guard runs after the windows are gone and before the opener goes, to which tasks refer.
  const QScopeGuard endOfTasks([] { base::endTasks(); });
  ui::applyAppearance(settings.value(ui::setting::kAppearance));
  ui::WindowGroup windows(opener, settings,
                          {.gameFolders = absolute(arguments.gameFolders),
                           .demoFolder = demoFolder(),
                           .thumbnailProgram = ui::Thumbnails::programBeside()});
  ui::WindowRestorer restorer(windows, settings, ui::WindowRestorer::folder());
  ui::MainWindow& window = windows.make();
  ui::StartNotices{.crashReports = ui::crashReportFolder(),
                   .damagedSettings = start.damagedSettings,
                   .layoutReset = arguments.resetLayout,
                   .failedStarts = distrustsLayout ? start.mark.failedStarts() : 0}
      .show(window, settings);
  ui::FirstExposure::await(window, [&start] { start.mark.windowAppeared(); });
  viewer::SingleWindow single;
  QObject::connect(&single, &viewer::SingleWindow::filesReceived, &windows, [&windows](const QStringList& paths) {
    if (ui::MainWindow* used = windows.current()) {
      used->open(paths);
      used->raise();
      used->activateWindow();
    }
  });
  single.listen();
  window.show();
  if (const QStringList things = viewer::thingsToOpen(arguments); !things.isEmpty()) {
    window.open(things);
  } else if (const QString demo = demoMap(); !restorer.begin(window) && !demo.isEmpty()) {
    window.open({demo});
  }
  return QApplication::exec();
}

} // namespace

int main(int argc, char** argv) {
  const auto arguments = viewer::parseArguments(decoded(argc, argv));
  nameApplication();
  if (!arguments || arguments->help || arguments->version) {
    const QCoreApplication application(argc, argv);
    ui::installTranslations(arguments ? arguments->language : QString());
    if (!arguments) {
      std::fprintf(stderr, "vitrine: %s\n", qPrintable(arguments.error()));
      return WrongUsage;
    }
    return arguments->version ? print(QStringLiteral("vitrine %1\n").arg(QLatin1String(base::kVersion)))
                              : print(viewer::helpText());
  }
  base::armCrashReports(ui::crashReportFolder());
  render::configureGraphics(arguments->software);
  std::optional<render::DisplayGuard> guard(std::in_place, QStringLiteral("vitrine"), NoDisplay);
  QApplication application(argc, argv);
  guard.reset();
  QGuiApplication::setWindowIcon(
      QIcon::fromTheme(QStringLiteral("vitrine"), QIcon(QStringLiteral(":/vitrine/vitrine.svg"))));
  ui::StartMark mark(ui::StartMark::folder());
  const QString damagedSettings = ui::setDamagedSettingsAside(ui::settingsFile());
  ui::Settings settings;
  const bool speaks = arguments->language.isEmpty() && !qEnvironmentVariableIsSet("VITRINE_LANG");
  ui::installTranslations(speaks ? settings.value(ui::setting::kLanguage) : arguments->language);
  if (const auto usable = render::checkOpenGl(); !usable) {
    return endWithoutGraphics(usable.error());
  }
  base::noteForCrash(base::CrashNote::Graphics, render::openGlDescription());
  render::requestMultisampling();
  const bool plain = !arguments->newWindow && !arguments->resetLayout && arguments->gameFolders.isEmpty() &&
                     arguments->language.isEmpty();
  const QStringList things = viewer::thingsToOpen(*arguments);
  if (plain && !things.isEmpty() && viewer::SingleWindow::handOver(things)) {
    return Done;
  }
  return showWindow(*arguments, settings, {mark, damagedSettings});
}
