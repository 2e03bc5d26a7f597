#include "ui/documents/ReadFiles.h"

#include "core/files/FolderMount.h"
#include "core/formats/api/ArchivePath.h"

namespace vitrine::ui {

QStringList readFilesOf(const LoadedDocument& document) {
  QStringList files{formats::fileOnDisk(document.document().path)};
  if (document.opened.vfs) {
    for (const MountPtr& mount : document.opened.vfs->mounts()) {
      if (const auto* folder = dynamic_cast<const files::FolderMount*>(mount.get())) {
        files << folder->openedFiles();
      }
    }
  }
  files.removeDuplicates();
  return files;
}

} // namespace vitrine::ui
