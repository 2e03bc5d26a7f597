#include "ui/session/PictureLink.h"

#include "core/bytes/ContentHash.h"
#include "core/bytes/FileBytes.h"
#include "core/formats/api/ArchivePath.h"
#include "core/image/PictureEncoder.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace vitrine::ui {
namespace {

/// Bytes that are read at most to find a file by its content.
constexpr qint64 kMostHashedBytes = qint64{2} << 30;

bool isThere(const QString& path) {
  return QFileInfo(path).isAbsolute() && QFileInfo(formats::fileOnDisk(path)).isFile();
}

bool hasHash(const QString& path, const QString& hash, base::Progress& progress) {
  const auto bytes = QFileInfo(path).isFile() ? FileBytes::open(path) : std::unexpected(Error());
  return bytes && bytes::contentHash(**bytes, progress) == hash;
}

/// Files that may be the one of a picture, those of its name first. A file that was renamed keeps its ending.
QStringList candidatesFor(const PicturedView& view, const QStringList& known) {
  QStringList files{QFileInfo(view.picture).dir().filePath(view.name)};
  files << known;
  const QString suffix = QFileInfo(view.name).suffix();
  for (const QFileInfo& info : QFileInfo(view.picture).dir().entryInfoList(QDir::Files, QDir::Name)) {
    if (info.suffix().compare(suffix, Qt::CaseInsensitive) == 0) {
      files << info.filePath();
    }
  }
  files.removeIf([&](const QString& path) { return path == view.picture || !isThere(path); });
  files.removeDuplicates();
  std::ranges::stable_partition(files, [&](const QString& path) { return QFileInfo(path).fileName() == view.name; });
  return files;
}

} // namespace

std::optional<PicturedView> picturedView(const QString& path) {
  const auto notes = image::outputKindOf(path) ? image::readPictureNotes(path) : std::nullopt;
  const auto link = notes ? viewing::ViewLink::parse(notes->view) : Result<viewing::ViewLink>();
  if (!notes || !link) {
    return std::nullopt;
  }
  const QString name = QFileInfo(link->file.isEmpty() ? notes->file : link->file).fileName();
  return name.isEmpty() ? std::nullopt : std::optional(PicturedView{path, *link, name, notes->hash});
}

viewing::ViewLink linkOfPicture(const PicturedView& view, const QStringList& known, base::Progress& progress) {
  viewing::ViewLink found = view.link;
  if (isThere(found.file)) {
    return found;
  }
  const QStringList candidates = candidatesFor(view, known);
  qint64 left = kMostHashedBytes;
  for (qsizetype i = 0; i < candidates.size() && !view.hash.isEmpty(); ++i) {
    progress.step({}, static_cast<double>(i) / static_cast<double>(candidates.size()));
    const qint64 size = QFileInfo(candidates[i]).size();
    if (size > left) {
      continue;
    }
    left -= size;
    if (hasHash(candidates[i], view.hash, progress)) {
      found.file = candidates[i];
      return found;
    }
  }
  const bool hasName = !candidates.isEmpty() && QFileInfo(candidates.front()).fileName() == view.name;
  found.file = hasName ? candidates.front() : QFileInfo(view.picture).dir().filePath(view.name);
  return found;
}

} // namespace vitrine::ui
