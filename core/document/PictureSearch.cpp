#include "core/document/PictureSearch.h"

#include "core/base/Translate.h"

namespace vitrine::document {

using base::translate;

Result<image::ImagePtr> findPicture(const PictureSearch& search, LoadContext& context) {
  std::optional<files::Vfs::Found> found;
  for (qsizetype i = 0; i < search.paths.size() && !found; ++i) {
    found = context.vfs.find(search.paths[i]);
  }
  if (!found) {
    found = search.found;
  }
  if (found) {
    const auto bytes = files::contentOf(*found, context.limits);
    return bytes ? search.decode(*bytes, context.limits) : std::unexpected(bytes.error());
  }
  if (const QString places = search.explain ? search.explain() : QString(); !places.isEmpty()) {
    context.diagnostics.countedNote(QStringLiteral("pictures"), places, base::Unplaced::FileMissing);
  }
  return std::unexpected(Error::of(ErrorCode::NotFound,
                                   translate("formats", "not found in any mounted folder or archive"), search.wanted));
}

Result<Asset> PictureSource::resolve(const scene::AssetRef& ref, LoadContext& context) const {
  if (ref.empty()) {
    return std::unexpected(Error::of(ErrorCode::NotFound, translate("formats", "it has no name"), ref.path));
  }
  auto picture = findPicture(m_searchOf(ref.path, context), context);
  return picture ? Result<Asset>(std::move(*picture)) : std::unexpected(picture.error());
}

} // namespace vitrine::document
