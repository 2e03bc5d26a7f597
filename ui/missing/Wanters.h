#pragma once

#include "core/files/MissingFiles.h"
#include "core/scene/Scene.h"

#include <QHash>

namespace vitrine::ui {

enum class MissingKind { Sky, Material, Texture, Model, Other };

/// Something of a scene that wants a file: a node its model, a material its description or a texture.
struct Wanter {
  int node = scene::kNone;
  int material = scene::kNone;

  bool operator==(const Wanter&) const = default;
};

/// Who in a scene wants which missing file. Scenes name assets ("brick/wall01"), lists of what is missing name files
/// ("materials/brick/wall01.vmt"): an asset wants the file whose path ends in its name.
class Wanters {
public:
  Wanters() = default;
  /// `assets`: those of the scene as they are now. Only what has not been found is looked at.
  Wanters(const Scene& scene, const scene::SceneAssets& assets);

  struct Found {
    MissingKind kind = MissingKind::Other;
    std::vector<Wanter> wanters; ///< may be empty: nothing of the scene
  };
  Found of(const files::MissingFile& file) const;

private:
  void add(const scene::AssetRef& ref, MissingKind kind, Wanter wanter);

  QHash<QString, Found> m_byName;
  QHash<QString, Found> m_byWords; ///< of AssetRef::wantedBy
};

} // namespace vitrine::ui
