#pragma once

#include "ui/actions/ActionRegistry.h"

class QMenu;

namespace vitrine::ui {

/// Actions of the File menu.
struct FileActions {
  explicit FileActions(ActionRegistry& registry);
  void fill(QMenu& menu, QMenu& recent, QMenu& content, QMenu& data) const;
  /// Reading again needs a document, pictures and export a scene, unpacking a document that holds files.
  void enable(bool document, bool picture, bool files) const;
  /// The document can be read in other ways.
  void enableReadingOptions(bool some) const;

  QAction* open;
  QAction* openFolder;
  QAction* openAs;
  QAction* openAgainAs;
  QAction* readingOptions;
  QAction* reload;
  QAction* compareWith;
  QAction* compareReloaded; ///< whoever knows of reloads enables it
  QAction* saveScreenshot;
  QAction* savePictureAs;
  QAction* saveFilm;
  QAction* copyPicture;
  QAction* exportModel;
  QAction* saveTextures;
  QAction* unpack;
  QAction* quit;
};

} // namespace vitrine::ui
