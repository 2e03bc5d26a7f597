#include "ui/documents/ReadFiles.h"

#include "core/files/FolderMount.h"
#include "core/formats/api/ArchivePath.h"

namespace vitrine::ui {

QStringList readFilesOf(const FileReading& reading) {
  QStringList files{formats::fileOnDisk(reading.document->path)};
  if (reading.vfs) {
    for (const MountPtr& mount : reading.vfs->mounts()) {
      if (const auto* folder = dynamic_cast<const files::FolderMount*>(mount.get())) {
        files << folder->openedFiles();
      }
    }
  }
  files.removeDuplicates();
  return files;
}

} // namespace vitrine::ui
