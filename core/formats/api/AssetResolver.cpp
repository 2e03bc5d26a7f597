#include "core/formats/api/AssetResolver.h"

#include "core/base/Translate.h"

#include <array>

namespace vitrine::formats {
namespace {

bool wanted(scene::AssetState state) {
  return state == scene::AssetState::Pending || state == scene::AssetState::Missing;
}

Result<Asset> resolved(const Document& document, const scene::AssetRef& ref, LoadContext& context) {
  if (!document.assetSource) {
    return std::unexpected(
        Error::of(ErrorCode::NotFound, base::translate("formats", "this format refers to no other files"), ref.path));
  }
  return document.assetSource->resolve(ref, context);
}

using files::FileWant;
using files::MissingKind;

bool isSky(const scene::Material& material) {
  return material.model() == scene::MaterialModel::Sky;
}

FileWant wantOfMaterial(const scene::SceneAssets& assets, MaterialIndex index) {
  const scene::Material& material = assets.materials[index];
  return {material.asset.wantedBy, isSky(material) ? MissingKind::Sky : MissingKind::Material, {{.material = index}}};
}

/// Of all materials that show the texture; it is a sky's when the first of them is.
FileWant wantOfTexture(const scene::SceneAssets& assets, TextureIndex index) {
  FileWant want{assets.textures[index].asset.wantedBy, MissingKind::Texture, {}};
  for (const MaterialIndex user : assets.materials.indices()) {
    const scene::Material& material = assets.materials[user];
    if (std::ranges::find(material.slots, index, &scene::SlotTexture::texture) != material.slots.end()) {
      want.kind = want.wanters.empty() && isSky(material) ? MissingKind::Sky : want.kind;
      want.wanters.push_back({.material = user});
    }
  }
  return want;
}

/// Notes why an asset is not there; the state it is left in.
scene::AssetState noteFailure(const scene::AssetRef& ref, const Error& error, const FileWant& want,
                              LoadContext& context) {
  if (error.code == ErrorCode::NotFound) {
    context.missing.add(error.path.isEmpty() ? ref.path : error.path, want);
    return scene::AssetState::Missing;
  }
  const QString told = QStringLiteral("%1: %2").arg(ref.path, error.reason());
  const base::Where where = error.offset && !error.path.isEmpty()
                                ? base::Where(error.path, {error.space, *error.offset, 0})
                                : base::Where(base::Unplaced::FileRefused);
  if (error.code == ErrorCode::Damaged) {
    context.diagnostics.damage(told, where);
  } else {
    context.diagnostics.warn(told, where);
  }
  return scene::AssetState::Failed;
}

/// The picture's own wish how to be sampled decides over what the material assumed before it was read.
void takeImage(scene::Texture& texture, image::ImagePtr image) {
  if (image->clampU) {
    texture.wrapU = scene::Wrap::Clamp;
  }
  if (image->clampV) {
    texture.wrapV = scene::Wrap::Clamp;
  }
  if (image->pointSampled) {
    texture.filter = scene::Filter::Nearest;
  }
  texture.image = std::move(image);
  texture.state = scene::AssetState::Ready;
}

/// Index of an equal texture among the scene's or the patch's own, or the next free one, which the patch then adds.
TextureIndex placeTexture(const scene::Texture& texture, const scene::SceneAssets& assets, scene::ScenePatch& patch) {
  for (const TextureIndex index : assets.textures.indices()) {
    if (!texture.asset.empty() && assets.textures[index].asset == texture.asset) {
      return index;
    }
  }
  for (const auto& [index, added] : patch.textures) {
    if (!texture.asset.empty() && added.asset == texture.asset) {
      return index;
    }
  }
  const TextureIndex index = assets.textures.nextIndex() + patch.textures.size();
  patch.textures.emplace_back(index, texture);
  return index;
}

/// Slots that the colour of a surface comes from.
constexpr std::array kColorSlots{scene::TextureSlot::BaseColor,  scene::TextureSlot::BaseColor2,
                                 scene::TextureSlot::BaseColor3, scene::TextureSlot::BaseColor4,
                                 scene::TextureSlot::BlendMask,  scene::TextureSlot::Detail,
                                 scene::TextureSlot::Emissive};

/// Textures that are wished for, once the materials are there; nullopt: all.
std::optional<std::set<TextureIndex>> wishedTextures(const scene::SceneAssets& assets, const AssetWish& wish) {
  if (!wish.materials && !wish.colorsAlone) {
    return std::nullopt;
  }
  std::set<TextureIndex> textures;
  for (const MaterialIndex index : assets.materials.indices()) {
    if (wish.materials && !wish.materials->contains(index)) {
      continue;
    }
    const scene::Material& material = assets.materials[index];
    for (const scene::TextureSlot slot : kColorSlots) {
      textures.insert(material.slot(slot).texture);
    }
    for (const scene::SlotTexture& slot : material.slots) {
      if (!wish.colorsAlone) {
        textures.insert(slot.texture);
      }
    }
  }
  return textures;
}

/// `text` with the number of the asset that is looked for, counted from 1, and of all.
void tellPosition(base::Progress& progress, const QString& text, std::size_t index, std::size_t count) {
  progress.step(text.arg(index + 1).arg(count), static_cast<double>(index) / static_cast<double>(count));
}

} // namespace

scene::ScenePatch AssetResolver::resolveMaterial(MaterialIndex index, const scene::SceneAssets& assets,
                                                 LoadContext& context) const {
  const scene::Material& before = assets.materials[index];
  scene::ScenePatch patch;
  auto asset = resolved(*m_opened.document, before.asset, context);
  if (!asset || !std::holds_alternative<MaterialAsset>(*asset)) {
    scene::Material failed = before;
    const Error error =
        asset ? Error::of(ErrorCode::Damaged, base::translate("formats", "not a material")) : asset.error();
    failed.state = noteFailure(before.asset, error, wantOfMaterial(assets, index), context);
    patch.materials.emplace_back(index, std::move(failed));
    return patch;
  }
  auto& found = std::get<MaterialAsset>(*asset);
  scene::Material after = std::move(found.material);
  for (scene::SlotTexture& slot : after.slots) {
    if (slot.texture) {
      slot.texture = placeTexture(found.textures.at(slot.texture), assets, patch);
    }
  }
  scene::adjust(after, before.adjustment);
  after.asset = before.asset;
  after.state = scene::AssetState::Ready;
  if (after.name.isEmpty()) {
    after.name = before.name;
  }
  if (!after.fallbackColor) {
    after.fallbackColor = before.fallbackColor;
  }
  if (!after.record) {
    after.record = before.record;
  }
  patch.materials.emplace_back(index, std::move(after));
  return patch;
}

scene::ScenePatch AssetResolver::resolveTexture(TextureIndex index, const scene::SceneAssets& assets,
                                                LoadContext& context) const {
  scene::Texture texture = assets.textures[index];
  auto asset = resolved(*m_opened.document, texture.asset, context);
  if (asset && std::holds_alternative<image::ImagePtr>(*asset)) {
    takeImage(texture, std::get<image::ImagePtr>(*asset));
  } else {
    const Error error =
        asset ? Error::of(ErrorCode::Damaged, base::translate("formats", "not an image")) : asset.error();
    texture.state = noteFailure(texture.asset, error, wantOfTexture(assets, index), context);
  }
  scene::ScenePatch patch;
  patch.textures.emplace_back(index, std::move(texture));
  return patch;
}

void AssetResolver::resolveAll(scene::SceneAssets& assets, LoadContext& context, const PatchSink& sink,
                               const AssetWish& wish) const {
  const auto deliver = [&](const scene::ScenePatch& patch) {
    patch.applyTo(assets);
    if (sink) {
      sink(patch);
    }
  };
  for (const MaterialIndex index : assets.materials.indices()) {
    if (wanted(assets.materials[index].state) && (!wish.materials || wish.materials->contains(index))) {
      tellPosition(context.progress, base::translate("formats", "Materials: %1 of %2"), index.position(),
                   assets.materials.size());
      deliver(resolveMaterial(index, assets, context));
    }
  }
  const auto textures = wishedTextures(assets, wish);
  for (const TextureIndex index : assets.textures.indices()) {
    if (wanted(assets.textures[index].state) && (!textures || textures->contains(index))) {
      tellPosition(context.progress, base::translate("formats", "Textures: %1 of %2"), index.position(),
                   assets.textures.size());
      deliver(resolveTexture(index, assets, context));
    }
  }
}

} // namespace vitrine::formats
