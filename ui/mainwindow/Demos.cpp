#include "ui/mainwindow/Demos.h"

#include <QDir>
#include <QDirIterator>

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

QStringList demoFilesBelow(const QString& folder) {
  QStringList files;
  if (!folder.isEmpty()) {
    for (QDirIterator below(folder, QDir::Files, QDirIterator::Subdirectories); below.hasNext();) {
      files << below.next();
    }
    files.sort();
  }
  return files;
}

} // namespace vitrine::ui
