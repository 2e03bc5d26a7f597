#pragma once

#include "core/document/ResolveReport.h"
#include "core/session/Snapshot.h"
#include "ui/session/FileReading.h"

namespace vitrine::ui {

/// A file to open, and how.
struct LoadRequest {
  QString path;
  formats::OpenOptions options;
  bool keepView = false;   ///< a reload: camera, hiding and controls stay as they are
  bool keepCamera = false; ///< another document, seen from where the camera is
  bool byItself = false;   ///< a reload that nobody asked for, and whose failure nobody is told of
};

/// A document that is open, shown or not: how it was opened, its file as it was read, how it was last shown, and
/// everything that was found for it.
struct OpenDocument {
  LoadRequest request;
  FileReadingPtr reading = nullptr;      ///< null: the file is to be read first
  session::Snapshot shown = {};          ///< empty: it was not shown yet
  document::ResolveReport findings = {}; ///< of the last search for materials and textures
  bool resolved = false;                 ///< that search has ended, in all places there are
  /// Diagnostics about files that were found after the load. Later searches add to them.
  std::shared_ptr<base::Diagnostics> found = nullptr;
};

} // namespace vitrine::ui
