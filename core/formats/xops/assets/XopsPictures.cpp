#include "core/formats/xops/assets/XopsPictures.h"

#include "core/base/Translate.h"
#include "core/formats/xops/assets/Companions.h"

namespace vitrine::formats::xops {
namespace {

/// Empty: there is none.
QString textOfOtherExtension(const QString& path, const files::Vfs& vfs) {
  for (const char* extension : {"bmp", "jpg", "jpeg", "png", "dds", "tga"}) {
    if (const auto other = vfs.find(withExtension(path, QLatin1StringView(extension)))) {
      return base::translate("formats", "%1 is missing, but %2 exists").arg(path, other->entry.path);
    }
  }
  return {};
}

} // namespace

document::PictureSearch pictureSearch(const QString& path, document::LoadContext& context) {
  return {
      .paths = {path}, .wanted = path, .explain = [path, &context] { return textOfOtherExtension(path, context.vfs); }};
}

} // namespace vitrine::formats::xops
