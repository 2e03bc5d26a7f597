#pragma once

#include "core/formats/source/bsp/assets/CubemapPictures.h"

#include <functional>
#include <map>

namespace vitrine::formats::source {

/// Cube maps of single faces, for maps of which the compiler has written no copies of materials that say so;
/// docs/formats/source-bsp.md, "Cube maps".
class FaceCubemaps {
public:
  /// No faces at all.
  FaceCubemaps() = default;
  /// All faces of a map whose materials `mirrors` names (by their names), where it has at least two pictures and no
  /// material's name tells of one.
  FaceCubemaps(const MapRecords& records, const std::vector<CubemapPicture>& pictures,
               std::function<bool(const QString&)> mirrors);

  /// Name that a compiler would have given the copy of the material for a face with its middle there (scene axes);
  /// empty: there would be none.
  QString copyFor(const QString& material, const QVector3D& middle);

private:
  std::vector<CubemapPicture> m_pictures;
  std::function<bool(const QString&)> m_mirrors;
  std::map<QString, bool> m_known; ///< answers so far
};

/// True if a map's material mirrors the surroundings of its faces, wherever its file is; found in the pakfile (may be
/// null) or in the places of `context`, to which nothing is told.
bool mirrorsSurroundings(const QString& material, const files::Mount* pakfile, const LoadContext& context);

} // namespace vitrine::formats::source
