#include "app/cli/DrawingApplication.h"

#include "app/cli/Console.h"
#include "app/cli/ExitCode.h"
#include "render/display/DisplayGuard.h"
#include "render/display/Graphics.h"

#include <QGuiApplication>

namespace vitrine::cli {
namespace {

/// True if there is anything a window system could be reached through; asked first, as Qt's own words do not say so.
bool displayNamed() {
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
  return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
         !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
#else
  return true;
#endif
}

} // namespace

std::unique_ptr<QCoreApplication> makeDrawingApplication(int& argc, char** argv, bool software) {
  if (!displayNamed()) {
    complain({}, QStringLiteral("no display: neither DISPLAY nor WAYLAND_DISPLAY is set (xvfb-run provides one)"));
    return nullptr;
  }
  render::configureGraphics(software);
  const render::DisplayGuard guard(QStringLiteral("vitrine-cli"), static_cast<int>(ExitCode::NoDisplay));
  return std::make_unique<QGuiApplication>(argc, argv);
}

} // namespace vitrine::cli
