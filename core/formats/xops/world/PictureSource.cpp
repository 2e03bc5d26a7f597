#include "core/formats/xops/world/PictureSource.h"

#include "core/formats/xops/world/Pictures.h"

namespace vitrine::formats::xops {

Result<Asset> PictureSource::resolve(const scene::AssetRef& ref, LoadContext& context) const {
  auto picture = findPicture(ref.path, context);
  if (!picture) {
    return std::unexpected(picture.error());
  }
  return Asset(std::move(*picture));
}

} // namespace vitrine::formats::xops
