#include "ui/picture/PictureLink.h"

#include "core/formats/api/ArchivePath.h"
#include "core/image/PictureEncoder.h"

#include <QDir>
#include <QFileInfo>

namespace vitrine::ui {

std::optional<viewing::ViewLink> linkOfPicture(const QString& path) {
  const auto notes = image::outputKindOf(path) ? image::readPictureNotes(path) : std::nullopt;
  const auto link = notes ? viewing::ViewLink::parse(notes->view) : Result<viewing::ViewLink>();
  if (!notes || !link || link->file.isEmpty()) {
    return std::nullopt;
  }
  viewing::ViewLink found = *link;
  const QString beside = QFileInfo(path).dir().filePath(QFileInfo(found.file).fileName());
  if (!QFileInfo::exists(formats::fileOnDisk(found.file)) && QFileInfo::exists(beside)) {
    found.file = beside;
  }
  return found;
}

} // namespace vitrine::ui
