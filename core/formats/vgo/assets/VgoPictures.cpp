#include "core/formats/vgo/assets/VgoPictures.h"

#include "core/base/Translate.h"
#include "core/formats/vgo/assets/PictureRef.h"
#include "core/formats/vgo/records/VgoTexture.h"
#include "core/image/PictureFile.h"

#include <map>

namespace vitrine::formats::vgo {
namespace {

bool isKnown(std::optional<image::PictureKind> kind) {
  return kind == image::PictureKind::Png || kind == image::PictureKind::Jpeg || kind == image::PictureKind::WebP;
}

class Pictures final : public document::AssetSource {
public:
  Pictures(const structure::JsonValueRef& layout, const Accessors& accessors);

  Result<Asset> resolve(const scene::AssetRef& ref, LoadContext& context) const override;

private:
  struct File {
    ByteSourcePtr bytes;
    ByteRange where; ///< of all of it
  };

  std::map<int, File> m_files; ///< by accessor
};

Pictures::Pictures(const structure::JsonValueRef& layout, const Accessors& accessors) {
  for (const structure::JsonValueRef& texture : layout["textures"].children()) {
    const int source = layout::readTexture(texture).source;
    if (source == kNoIndex || m_files.contains(source)) {
      continue;
    }
    if (auto file = accessors.file(source)) {
      m_files.emplace(source, File{std::move(*file), accessors.placeOf(source, texture.member().range)});
    }
  }
}

Result<Asset> Pictures::resolve(const scene::AssetRef& ref, LoadContext& context) const {
  const auto wanted = PictureRef::fromPath(ref.path);
  const auto file = wanted ? m_files.find(wanted->accessor) : m_files.end();
  if (file == m_files.end()) {
    return std::unexpected(
        Error::of(ErrorCode::NotFound, base::translate("formats", "there is no such image"), ref.path));
  }
  context.progress.check();
  const auto& [source, where] = file->second;
  const auto bytes = source->readAll();
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  if (!isPicture(bytes->span())) {
    return std::unexpected(
        Error::damaged(base::translate("formats", "this is not a PNG, JPEG or WebP image"), where.offset, where.space));
  }
  auto picture = image::decodePicture(*bytes, context.limits);
  if (!picture) {
    Error error = picture.error();
    error.offset = where.offset + error.offset.value_or(0);
    error.space = where.space;
    return std::unexpected(std::move(error));
  }
  return Asset(wanted->mix ? wanted->mix->of(**picture) : std::move(*picture));
}

} // namespace

bool isPicture(std::span<const std::byte> head) {
  return isKnown(image::sniffPicture(head));
}

std::shared_ptr<const document::AssetSource> picturesOf(const structure::JsonValueRef& layout,
                                                        const Accessors& accessors) {
  return std::make_shared<const Pictures>(layout, accessors);
}

} // namespace vitrine::formats::vgo
