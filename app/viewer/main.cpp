#include "app/viewer/Arguments.h"
#include "app/viewer/SingleWindow.h"
#include "core/base/Version.h"
#include "core/formats/registry/Registry.h"
#include "render/DisplayGuard.h"
#include "render/Graphics.h"
#include "ui/i18n/Translations.h"
#include "ui/mainwindow/GroupSession.h"
#include "ui/mainwindow/WindowGroup.h"
#include "ui/style/Appearance.h"
#include "ui/thumbnails/Thumbnails.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QIcon>

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

int showWindow(const viewer::Arguments& arguments) {
  const formats::Opener opener(formats::registry());
  ui::Settings settings;
  ui::applyAppearance(settings.view().appearance());
  ui::WindowGroup windows(opener, settings,
                          {.gameFolders = absolute(arguments.gameFolders),
                           .demoFolder = demoFolder(),
                           .thumbnailProgram = ui::Thumbnails::programBeside()});
  ui::GroupSession session(windows, settings.documents(), ui::GroupSession::folder());
  ui::MainWindow& window = windows.make();
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
  if (!arguments.paths.isEmpty()) {
    window.open(arguments.paths);
  } else if (const QString demo = demoMap(); !session.begin(window) && !demo.isEmpty()) {
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
  render::configureGraphics(arguments->software);
  std::optional<render::DisplayGuard> guard(std::in_place, QStringLiteral("vitrine"), NoDisplay);
  QApplication application(argc, argv);
  guard.reset();
  QGuiApplication::setWindowIcon(
      QIcon::fromTheme(QStringLiteral("vitrine"), QIcon(QStringLiteral(":/vitrine/vitrine.svg"))));
  ui::installTranslations(arguments->language);
  if (const auto usable = render::checkOpenGl(); !usable) {
    std::fprintf(stderr, "vitrine: %s\n", qPrintable(usable.error().message));
    return NoDisplay;
  }
  render::requestMultisampling();
  const bool plain = !arguments->newWindow && arguments->gameFolders.isEmpty() && arguments->language.isEmpty();
  if (plain && !arguments->paths.isEmpty() && viewer::SingleWindow::handOver(absolute(arguments->paths))) {
    return Done;
  }
  return showWindow(*arguments);
}
