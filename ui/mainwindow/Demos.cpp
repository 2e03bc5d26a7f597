#include "ui/mainwindow/Demos.h"

#include <QDir>

namespace vitrine::ui {

QStringList demosIn(const QString& folder) {
  QStringList demos;
  for (const char* file : {"vitrine_museum.bsp", "addon/vitrine_courtyard.mif", "mine/data/3db/vitrine_gnome.3db",
                           "vitrine_avatar.vgo", "x3/objects/vitrine/lighthouse_scene.bod"}) {
    const QString path = QDir(folder).filePath(QLatin1String(file));
    if (!folder.isEmpty() && QFile::exists(path)) {
      demos << path;
    }
  }
  return demos;
}

} // namespace vitrine::ui
