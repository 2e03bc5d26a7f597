#pragma once

#include "core/formats/x3/assets/X3GameFiles.h"
#include "core/scene/SceneAssets.h"

#include <map>

namespace vitrine::formats::x3 {

/// The textures that bodies name, each once. They are found after load (GameFiles::texture).
class TextureTable {
public:
  TextureTable(const GameFiles& game, scene::SceneAssets& assets) : m_game(game), m_assets(assets) {}

  /// The texture of this name, made when it is first asked for; kNone: the name stands for none.
  TextureIndex of(const QString& name, const QString& wantedBy);

  const GameFiles& game() const { return m_game; }

private:
  const GameFiles& m_game;
  scene::SceneAssets& m_assets;
  std::map<QString, TextureIndex> m_known; ///< by name in lower case
};

/// "X:\art\hull_diff.tga" -> "hull_diff".
QString textureTitle(const QString& name);

} // namespace vitrine::formats::x3
