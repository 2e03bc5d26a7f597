#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/exporting/ExportFormat.h"
#include "core/scene/Scene.h"
#include "core/state/SceneState.h"

#include <QStringList>

namespace vitrine::exporting {

/// Target that a scene is written to.
struct ExportTarget {
  QString path;                                      ///< its ending says the format
  bool overwrite = false;                            ///< of a file that is there already
  LightAs light = LightAs::Nothing;                  ///< colours of vertices where the format has them
  std::optional<PicturesAt> pictures = std::nullopt; ///< one of picturePlaces; nullopt: the first
  /// Names the records of the opened file that nodes and triangles came from, in formats with properties; null: they
  /// stay out. Must outlive the export.
  const structure::Structure* structure = nullptr;
};

/// The target's format, if a file can be written there; asked before a scene is loaded for it. Never `input`, the
/// opened file, whatever name it goes by.
Result<ExportFormat> checkExport(const ExportTarget& target, const QString& input);

/// Files and folders of that target that are there already, the main file first: what an export replaces.
QStringList existingFiles(const ExportTarget& target);

/// What came of an export.
struct Exported {
  QStringList leftOut; ///< user texts: what the scene has and the files have not
};

/// Writes what a state of a scene shows, with the assets that have been found for it. The files appear whole or not at
/// all, and only in the target's folder: "NAME.mtl", "NAME.bin" and "NAME_textures/" are beside it, by format, and
/// where there is light that becomes one, "NAME_lightmaps.png" with "NAME.blender.py", which shows it in Blender. Takes
/// seconds for the largest maps: call it on a worker. The first call loads the module that does it. Throws
/// base::Cancelled through `progress`.
Result<Exported> exportScene(const ScenePtr& scene, const scene::SceneAssets& assets, const SceneState& state,
                             const ExportTarget& target, Progress& progress);

} // namespace vitrine::exporting
