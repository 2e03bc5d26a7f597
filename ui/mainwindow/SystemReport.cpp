#include "ui/mainwindow/SystemReport.h"

#include "core/base/Version.h"
#include "render/display/Graphics.h"
#include "ui/content/ContentReport.h"

#include <QApplication>
#include <QFileInfo>
#include <QLocale>
#include <QScreen>
#include <QStyle>
#include <QSysInfo>

namespace vitrine::ui {

QString systemReport(const Session& session) {
  QStringList lines;
  lines << QStringLiteral("Vitrine %1").arg(QLatin1String(base::kVersion));
  lines << QStringLiteral("Qt %1 (built with %2)").arg(QLatin1String(qVersion()), QLatin1String(QT_VERSION_STR));
  lines << QStringLiteral("System: %1, %2").arg(QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture());
  lines << QStringLiteral("OpenGL: %1%2")
               .arg(render::openGlDescription(),
                    render::drawsInSoftware() ? QStringLiteral(" (software rendering)") : QString());
  lines << QStringLiteral("Platform: %1, style %2, locale %3")
               .arg(QGuiApplication::platformName(), QApplication::style()->name(), QLocale().name());
  for (const QScreen* screen : QGuiApplication::screens()) {
    lines << QStringLiteral("Screen: %1x%2, scale %3")
                 .arg(screen->size().width())
                 .arg(screen->size().height())
                 .arg(screen->devicePixelRatio());
  }
  if (const Document* document = session.document()) {
    lines << QStringLiteral("File: %1, %2 bytes, %3 %4 %5")
                 .arg(QFileInfo(document->path).fileName())
                 .arg(document->size)
                 .arg(document->formatId, document->formatVersion, document->variant);
    lines << contentReport(session);
  }
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace vitrine::ui
