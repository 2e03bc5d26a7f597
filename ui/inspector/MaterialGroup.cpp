#include "ui/inspector/MaterialGroup.h"

#include "ui/inspector/PropertyLines.h"

namespace vitrine::ui {
namespace {

QString stateText(scene::AssetState state) {
  switch (state) {
  case scene::AssetState::Pending:
    return PropertyTexts::tr("searching");
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

/// `line` about an asset, leading to the list of missing files if the asset is one of them.
PropertyLine leadingToMissing(PropertyLine line, const scene::AssetRef& asset, scene::AssetState state) {
  if (state == scene::AssetState::Missing && !asset.empty()) {
    line.missing = asset.path;
    line.toolTip =
        PropertyTexts::tr("%1\nDouble-click, press Enter or Ctrl+click to show it in Missing Files").arg(line.value);
  }
  return line;
}

/// The place of a found asset, with a link to its file.
void addFile(std::vector<PropertyLine>& lines, const scene::AssetRef& asset, scene::AssetState state,
             const AssetFiles* files) {
  if (!files || state != scene::AssetState::Ready || asset.empty()) {
    return;
  }
  PropertyLine line{.key = PropertyTexts::tr("Found at"), .value = QStringLiteral("…")};
  if (const AssetFiles::File* file = files->of(asset)) {
    line.value = *file ? (*file)->place + u'/' + (*file)->path : PropertyTexts::tr("in the opened file");
    line.path = file->has_value();
    line.file = *file ? files->pathOf(**file) : QString();
    line.toolTip =
        line.file.isEmpty()
            ? QString()
            : PropertyTexts::tr("%1\nDouble-click, press Enter or Ctrl+click to open in a new tab").arg(line.value);
  }
  lines.push_back(std::move(line));
}

void addPicture(std::vector<PropertyLine>& lines, const scene::SceneAssets& assets, scene::TextureSlot slot,
                TextureIndex texture, const AssetFiles* files) {
  const scene::Texture& used = assets.textures[texture];
  QString value = used.name;
  if (used.image) {
    value += QStringLiteral("  %1×%2").arg(used.image->width).arg(used.image->height);
  } else if (used.state != scene::AssetState::None) {
    value += QStringLiteral("  (%1)").arg(stateText(used.state));
  }
  lines.push_back(leadingToMissing(
      {.key = slotText(slot), .value = value, .picture = used.image, .texture = texture, .small = true}, used.asset,
      used.state));
  addFile(lines, used.asset, used.state, files);
}

} // namespace

PropertyGroup materialGroup(const scene::SceneAssets& assets, MaterialIndex index, const AssetFiles* files) {
  const scene::Material& material = assets.materials[index];
  std::vector<std::vector<PropertyLine>> pictures;
  for (std::size_t slot = 0; slot < material.slots.size(); ++slot) {
    if (const TextureIndex texture = material.slots[slot].texture) {
      addPicture(pictures.emplace_back(), assets, static_cast<scene::TextureSlot>(slot), texture, files);
    }
  }
  PropertyGroup group{PropertyTexts::tr("Material"), {}};
  std::vector<PropertyLine>& lines = group.lines;
  if (!pictures.empty()) {
    lines = std::move(pictures.front());
  }
  lines.push_back({PropertyTexts::tr("Name"), material.name, {}, material.record, {}, {}});
  if (material.state != scene::AssetState::None) {
    lines.push_back(leadingToMissing({PropertyTexts::tr("Material file"), stateText(material.state)}, material.asset,
                                     material.state));
    addFile(lines, material.asset, material.state, files);
  }
  for (std::size_t i = 1; i < pictures.size(); ++i) {
    lines.insert(lines.end(), pictures[i].begin(), pictures[i].end());
  }
  lines.push_back({PropertyTexts::tr("Model"), scene::modelName(material.model())});
  const auto own = linesOf(material.properties);
  lines.insert(lines.end(), own.begin(), own.end());
  return group;
}

std::vector<scene::AssetRef> foundAssets(const scene::SceneAssets& assets, MaterialIndex index) {
  std::vector<scene::AssetRef> found;
  const auto add = [&found](const scene::AssetRef& asset, scene::AssetState state) {
    if (state == scene::AssetState::Ready && !asset.empty()) {
      found.push_back(asset);
    }
  };
  const scene::Material& material = assets.materials[index];
  add(material.asset, material.state);
  for (const scene::SlotTexture& slot : material.slots) {
    if (slot.texture) {
      add(assets.textures[slot.texture].asset, assets.textures[slot.texture].state);
    }
  }
  return found;
}

} // namespace vitrine::ui
