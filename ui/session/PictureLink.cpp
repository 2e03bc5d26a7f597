#include "ui/session/PictureLink.h"

#include "core/formats/api/ArchivePath.h"
#include "core/image/PictureEncoder.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace vitrine::ui {
namespace {

bool isThere(const QString& path) {
  return !path.isEmpty() && QFileInfo::exists(formats::fileOnDisk(path));
}

} // namespace

std::optional<viewing::ViewLink> linkOfPicture(const QString& path, const QStringList& known) {
  const auto notes = image::outputKindOf(path) ? image::readPictureNotes(path) : std::nullopt;
  const auto link = notes ? viewing::ViewLink::parse(notes->view) : Result<viewing::ViewLink>();
  const QString name =
      link ? QFileInfo(link->file.isEmpty() && notes ? notes->file : link->file).fileName() : QString();
  if (!notes || !link || name.isEmpty()) {
    return std::nullopt;
  }
  viewing::ViewLink found = *link;
  if (isThere(found.file)) {
    return found;
  }
  const QString beside = QFileInfo(path).dir().filePath(name);
  const auto other = std::ranges::find_if(
      known, [&name](const QString& each) { return QFileInfo(each).fileName() == name && isThere(each); });
  if (QFileInfo::exists(beside) || found.file.isEmpty()) {
    found.file = beside;
  }
  if (!QFileInfo::exists(beside) && other != known.end()) {
    found.file = *other;
  }
  return found;
}

} // namespace vitrine::ui
