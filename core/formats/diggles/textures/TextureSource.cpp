#include "core/formats/diggles/textures/TextureSource.h"

#include "core/formats/diggles/textures/TextureFiles.h"

namespace vitrine::formats::diggles {

Result<Asset> TextureSource::resolve(const scene::AssetRef& ref, LoadContext& context) const {
  if (ref.empty()) {
    return std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("it has no name"), ref.path));
  }
  auto picture = findTexture(m_names.of(ref.path), context);
  if (!picture) {
    return std::unexpected(picture.error());
  }
  return Asset(std::move(*picture));
}

} // namespace vitrine::formats::diggles
