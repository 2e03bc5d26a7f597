#pragma once

#include <QString>

#include <compare>

namespace vitrine::scene {

enum class AssetKind { Material, Texture, Model };

/// Something a scene names and that is found and read after load (formats/api: Format::resolve).
struct AssetRef {
  AssetKind kind = AssetKind::Texture;
  QString path;     ///< as the format names it: "concrete/wall01", "models/crate.mdl"
  QString wantedBy; ///< for the missing-files list: "texdata 3"

  bool empty() const { return path.isEmpty(); }
  bool operator==(const AssetRef& other) const { return kind == other.kind && path == other.path; }
};

enum class AssetState { None, Pending, Ready, Missing, Failed };

} // namespace vitrine::scene
