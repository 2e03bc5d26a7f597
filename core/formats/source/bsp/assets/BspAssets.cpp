#include "core/formats/source/bsp/assets/BspAssets.h"

#include "core/formats/source/assets/resolve/Resolve.h"
#include "core/formats/source/bsp/format/MapCompletion.h"

namespace vitrine::formats::source {

Result<Asset> BspAssets::resolve(const scene::AssetRef& ref, LoadContext& context) const {
  auto found = resolveAsset(pakfile.get(), ref, context);
  if (auto* material = found ? std::get_if<MaterialAsset>(&*found) : nullptr; material && scene) {
    mirrorSurroundings(*material, ref, *scene, cubemaps);
  }
  return found;
}

Result<DocumentPtr> BspAssets::resolveModels(const Document& document, LoadContext& context) const {
  MapModels models = gameModels(pakfile.get(), context);
  return completeMap(document, *this, models, context);
}

} // namespace vitrine::formats::source
