#pragma once

#include <QString>
#include <QStringList>

#include <compare>

namespace vitrine::scene {

enum class AssetKind { Material, Texture, Model };

/// Asset that a scene names, found and read after load (document/AssetSource.h).
struct AssetRef {
  AssetKind kind = AssetKind::Texture;
  QString path;                ///< as the format names it: "concrete/wall01", "models/crate.mdl"
  QString wantedBy;            ///< for the missing-files list: "texdata 3"
  QStringList otherPaths = {}; ///< names it may have as well, tried in turn after `path`

  bool empty() const { return path.isEmpty(); }
  bool operator==(const AssetRef& other) const {
    return kind == other.kind && path == other.path && otherPaths == other.otherPaths;
  }
};

enum class AssetState { None, Pending, Ready, Missing, Failed };

} // namespace vitrine::scene
