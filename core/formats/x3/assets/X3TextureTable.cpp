#include "core/formats/x3/assets/X3TextureTable.h"

#include "core/formats/x3/file/PlainText.h"

namespace vitrine::formats::x3 {

TextureIndex TextureTable::of(const QString& name, const QString& wantedBy) {
  const QString path = name.trimmed();
  if (m_game.textureName(path).rule == GameFiles::TextureName::Rule::None) {
    return scene::kNone;
  }
  const auto [known, first] = m_known.try_emplace(path.toLower(), m_assets.textures.nextIndex());
  if (first) {
    scene::Texture texture;
    texture.name = textureTitle(path);
    texture.asset = {scene::AssetKind::Texture, path, wantedBy};
    texture.state = scene::AssetState::Pending;
    m_assets.textures.push_back(std::move(texture));
  }
  return known->second;
}

QString textureTitle(const QString& name) {
  const QString title = withoutExtension(fileNameOf(name));
  return title.isEmpty() ? name : title;
}

} // namespace vitrine::formats::x3
