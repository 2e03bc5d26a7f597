#include "core/formats/source/mdl/format/ModelAssets.h"

#include "core/formats/source/assets/resolve/Resolve.h"
#include "core/formats/source/mdl/assets/ModelFiles.h"
#include "core/formats/source/mdl/format/MdlFormat.h"

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
  const Source source{document.path, document.spaces[base::kFileSpace].source};
  return loadBy([&](Document& completed) { return loadModel(source, m_info, context, completed); }, source, m_info,
                context);
}

} // namespace vitrine::formats::source
