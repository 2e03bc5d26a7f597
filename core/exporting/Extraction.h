#pragma once

#include "core/base/Progress.h"
#include "core/exporting/OutputFolder.h"
#include "core/files/Mount.h"
#include "core/scene/SceneAssets.h"

#include <QStringList>

#include <vector>

namespace vitrine::exporting {

/// Files that were taken out, and why others were not: one that fails stops none of the others.
struct Extracted {
  QStringList files; ///< relative to the folder, in the order they were written
  std::vector<Error> failures;
};

/// The files of an archive or pakfile that fit one of `patterns` (files::PathPatterns); none: all. Takes as long as the
/// archive is large; throws base::Cancelled through `progress`.
Extracted extractFiles(const files::Mount& archive, const QStringList& patterns, const OutputFolder& folder,
                       Progress& progress);

/// Format that textures are written in.
enum class TextureFormat {
  Png, ///< the largest mip of each face and frame, as a picture
  Tga, ///< the same
  Exr, ///< the same in linear light: half floats as they are, all else decoded as sRGB
  Dds, ///< the texels as they are stored, with mips and faces; a file for each frame
};

/// The textures of a scene that have been found, by the paths that the game knows them by. Frames and faces of their
/// own files are numbered and named ("_001", "_px"). Throws base::Cancelled through `progress`.
Extracted extractTextures(const scene::SceneAssets& assets, TextureFormat format, const OutputFolder& folder,
                          Progress& progress);

} // namespace vitrine::exporting
