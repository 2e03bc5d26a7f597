#pragma once

#include "core/scene/SceneAssets.h"
#include "ui/session/LoadedDocument.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace vitrine::ui {

/// More places where to look for what a document misses.
struct MountRequest {
  LoadedDocumentPtr document;
  formats::OpenOptions options;            ///< as it was opened with
  scene::SceneAssets assets;               ///< as far as they have been found
  std::vector<files::MissingFile> missing; ///< the wanted files: a folder inside a game's stands for the game's
  QStringList places;                      ///< folders and archives
};

/// Outcome of mounting, before anything was looked for.
struct MountOutcome {
  struct Refused {
    QString place;
    Error error;
  };

  LoadedDocumentPtr document; ///< with what was mounted among its search paths
  QStringList mounted;        ///< the places, as they are to be named the next time
  std::vector<Refused> refused;
};

} // namespace vitrine::ui
