#include "ui/thumbnails/OwnThumbnails.h"

#include <QDirIterator>
#include <QFileInfo>

#include <functional>

namespace vitrine::ui {
namespace {

/// `mark`: of something that was tried in vain.
using Visit = std::function<void(const QFileInfo& file, bool mark)>;

void visitOwn(const ThumbnailCache& cache, base::Progress& progress, const Visit& visit) {
  const QString marks = cache.folder() + QStringLiteral("/fail/");
  const QString ownMarks = marks + QStringLiteral("vitrine-");
  QDirIterator files(cache.folder(), {QStringLiteral("*.png")}, QDir::Files | QDir::Hidden,
                     QDirIterator::Subdirectories);
  while (files.hasNext()) {
    const QString path = files.next();
    progress.check();
    const bool mark = path.startsWith(marks);
    if (mark ? path.startsWith(ownMarks) : ThumbnailCache::isOwn(path)) {
      visit(files.fileInfo(), mark);
    }
  }
}

} // namespace

OwnThumbnails findOwnThumbnails(const ThumbnailCache& cache, base::Progress& progress) {
  OwnThumbnails found;
  visitOwn(cache, progress, [&](const QFileInfo& file, bool mark) {
    found.pictures += mark ? 0 : 1;
    found.bytes += static_cast<quint64>(file.size());
  });
  return found;
}

void removeOwnThumbnails(const ThumbnailCache& cache, base::Progress& progress) {
  QStringList paths;
  visitOwn(cache, progress, [&](const QFileInfo& file, bool) { paths << file.filePath(); });
  for (const QString& path : paths) {
    progress.check();
    QFile::remove(path);
  }
}

} // namespace vitrine::ui
