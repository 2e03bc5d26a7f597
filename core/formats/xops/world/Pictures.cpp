#include "core/formats/xops/world/Pictures.h"

#include "core/formats/xops/world/Companions.h"
#include "core/image/PictureFile.h"

namespace vitrine::formats::xops {
namespace {

void noteOtherExtension(const QString& path, LoadContext& context) {
  for (const char* extension : {"bmp", "jpg", "jpeg", "png", "dds", "tga"}) {
    if (const auto other = context.vfs.find(withExtension(path, QLatin1StringView(extension)))) {
      context.diagnostics.note(QStringLiteral("%1 is not there, but %2 is").arg(path, other->entry.path));
      return;
    }
  }
}

} // namespace

Result<image::ImagePtr> findPicture(const QString& path, LoadContext& context) {
  const auto bytes = context.vfs.read(path, context.limits);
  if (!bytes) {
    if (bytes.error().code == ErrorCode::NotFound) {
      noteOtherExtension(path, context);
    }
    return std::unexpected(bytes.error());
  }
  return image::decodePicture(*bytes, context.limits);
}

} // namespace vitrine::formats::xops
