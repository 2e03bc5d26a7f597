#include "core/formats/source/mdl/format/ModelAssets.h"

#include "core/formats/source/mdl/ModelFiles.h"
#include "core/formats/source/mdl/format/MdlLoader.h"
#include "core/formats/source/resolve/Resolve.h"

#include <algorithm>

namespace vitrine::formats::source {

Result<Asset> ModelAssets::resolve(const scene::AssetRef& ref, LoadContext& context) const {
  return resolveAsset(nullptr, ref, context);
}

Result<DocumentPtr> ModelAssets::resolveModels(const Document& document, LoadContext& context) const {
  const auto isThere = [&context](const QString& path) { return context.vfs.find(path).has_value(); };
  const bool any = std::ranges::any_of(document.missing, [&isThere](const files::MissingFile& file) {
    return std::ranges::any_of(substitutesOf(file.path), isThere);
  });
  if (!any) {
    return DocumentPtr();
  }
  return loadModel({document.path, document.spaces[base::kFileSpace].source}, m_info, context);
}

} // namespace vitrine::formats::source
