#include "core/formats/vgo/pictures/Pictures.h"

#include "core/formats/vgo/layout/Texture.h"
#include "core/formats/vgo/pictures/PictureRef.h"
#include "core/image/PictureFile.h"

namespace vitrine::formats::vgo {
namespace {

bool isKnown(std::optional<image::PictureKind> kind) {
  return kind == image::PictureKind::Png || kind == image::PictureKind::Jpeg || kind == image::PictureKind::WebP;
}

} // namespace

bool isPicture(std::span<const std::byte> head) {
  return isKnown(image::sniffPicture(head));
}

Pictures::Pictures(const structure::JsonValueRef& layout, const Accessors& accessors) {
  for (const structure::JsonValueRef& texture : layout["textures"].children()) {
    const int source = layout::readTexture(texture).source;
    if (source == kNoIndex || m_files.contains(source)) {
      continue;
    }
    if (auto file = accessors.file(source)) {
      m_files.emplace(source, std::move(*file));
    }
  }
}

Result<Asset> Pictures::resolve(const scene::AssetRef& ref, LoadContext& context) const {
  const auto wanted = PictureRef::fromPath(ref.path);
  const auto file = wanted ? m_files.find(wanted->accessor) : m_files.end();
  if (file == m_files.end()) {
    return std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("there is no such picture"), ref.path));
  }
  context.progress.check();
  const auto bytes = file->second->readAll();
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  if (!isPicture(bytes->span())) {
    return std::unexpected(Error::of(ErrorCode::Damaged, QStringLiteral("this is no PNG, JPEG or WebP picture")));
  }
  auto picture = image::decodePicture(*bytes, context.limits);
  if (!picture) {
    return std::unexpected(picture.error());
  }
  return Asset(wanted->mix ? wanted->mix->of(**picture) : std::move(*picture));
}

std::shared_ptr<const Pictures> picturesOf(const structure::JsonValueRef& layout, const Accessors& accessors) {
  return std::make_shared<const Pictures>(layout, accessors);
}

} // namespace vitrine::formats::vgo
