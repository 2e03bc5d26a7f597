#include "ui/viewport/DroppedFiles.h"

#include <QMimeData>
#include <QUrl>

namespace vitrine::ui {

QStringList droppedFiles(const QMimeData* data) {
  QStringList paths;
  if (data && data->hasUrls()) {
    for (const QUrl& url : data->urls()) {
      if (url.isLocalFile()) {
        paths << url.toLocalFile();
      }
    }
  }
  return paths;
}

} // namespace vitrine::ui
