#include "ui/inspector/MaterialGroup.h"

#include "ui/inspector/PropertyLines.h"

namespace vitrine::ui {
namespace {

QString stateText(scene::AssetState state) {
  switch (state) {
  case scene::AssetState::Pending:
    return PropertyTexts::tr("being looked for");
  case scene::AssetState::Ready:
    return PropertyTexts::tr("found");
  case scene::AssetState::Missing:
    return PropertyTexts::tr("missing");
  case scene::AssetState::Failed:
    return PropertyTexts::tr("could not be read");
  case scene::AssetState::None:
    break;
  }
  return {};
}

QString slotText(scene::TextureSlot slot) {
  static const std::array<const char*, static_cast<std::size_t>(scene::TextureSlot::Count)> kNames{
      QT_TRANSLATE_NOOP("vitrine::ui::PropertyTexts", "Base colour"),
      QT_TRANSLATE_NOOP("vitrine::ui::PropertyTexts", "Base colour 2"),
      QT_TRANSLATE_NOOP("vitrine::ui::PropertyTexts", "Base colour 3"),
      QT_TRANSLATE_NOOP("vitrine::ui::PropertyTexts", "Base colour 4"),
      QT_TRANSLATE_NOOP("vitrine::ui::PropertyTexts", "Blend mask"),
      QT_TRANSLATE_NOOP("vitrine::ui::PropertyTexts", "Normals"),
      QT_TRANSLATE_NOOP("vitrine::ui::PropertyTexts", "Specular"),
      QT_TRANSLATE_NOOP("vitrine::ui::PropertyTexts", "Emissive"),
      QT_TRANSLATE_NOOP("vitrine::ui::PropertyTexts", "Occlusion"),
      QT_TRANSLATE_NOOP("vitrine::ui::PropertyTexts", "Metal and roughness"),
      QT_TRANSLATE_NOOP("vitrine::ui::PropertyTexts", "Environment"),
      QT_TRANSLATE_NOOP("vitrine::ui::PropertyTexts", "Detail"),
      QT_TRANSLATE_NOOP("vitrine::ui::PropertyTexts", "Shade"),
      QT_TRANSLATE_NOOP("vitrine::ui::PropertyTexts", "Rim"),
      QT_TRANSLATE_NOOP("vitrine::ui::PropertyTexts", "Matcap"),
      QT_TRANSLATE_NOOP("vitrine::ui::PropertyTexts", "Outline"),
  };
  return PropertyTexts::tr(kNames.at(static_cast<std::size_t>(slot)));
}

} // namespace

PropertyGroup materialGroup(const scene::SceneAssets& assets, MaterialIndex index) {
  const scene::Material& material = assets.materials[index];
  PropertyGroup group{PropertyTexts::tr("Material"), {}};
  group.lines.push_back({PropertyTexts::tr("Name"), material.name, {}, material.record, {}, {}});
  group.lines.push_back({PropertyTexts::tr("Model"), scene::modelName(material.model())});
  if (material.state != scene::AssetState::None) {
    group.lines.push_back({PropertyTexts::tr("Material file"), stateText(material.state)});
  }
  for (std::size_t slot = 0; slot < material.slots.size(); ++slot) {
    const TextureIndex texture = material.slots[slot].texture;
    if (!texture) {
      continue;
    }
    const scene::Texture& used = assets.textures[texture];
    QString value = used.name;
    if (used.image) {
      value += QStringLiteral("  %1×%2").arg(used.image->width).arg(used.image->height);
    } else if (used.state != scene::AssetState::None) {
      value += QStringLiteral("  (%1)").arg(stateText(used.state));
    }
    group.lines.push_back({.key = slotText(static_cast<scene::TextureSlot>(slot)),
                           .value = value,
                           .picture = used.image,
                           .texture = texture,
                           .small = true});
  }
  const auto own = linesOf(material.properties);
  group.lines.insert(group.lines.end(), own.begin(), own.end());
  return group;
}

} // namespace vitrine::ui
