#pragma once

#include "core/document/AssetSource.h"
#include "core/image/PictureFile.h"

#include <QStringList>

#include <functional>

namespace vitrine::document {

/// The places where a picture may be.
struct PictureSearch {
  QStringList paths; ///< candidates in the Vfs, the best one first
  /// File that the caller found by an order of its own; counts where none of `paths` is there.
  std::optional<files::Vfs::Found> found = {};
  QString wanted; ///< path that is missing where no mount has any of them
  /// User text that says where it was looked for, made when it is nowhere. Null, or an empty text: there is nothing
  /// to tell.
  std::function<QString()> explain = {};
  /// The picture of a file; by default told by content, whatever its name says.
  std::function<Result<image::ImagePtr>(const Bytes& file, const Limits& limits)> decode = image::decodePicture;
};

/// The picture in the first of the candidates that a mount has, even where that is a broken one. NotFound when none is
/// there, with a note from `explain`, of which the context lists the first and counts the others.
Result<image::ImagePtr> findPicture(const PictureSearch& search, LoadContext& context);

/// A finder of pictures by their names in a scene (AssetRef::path). `searchOf` is called on workers, by several at
/// once.
class PictureSource final : public AssetSource {
public:
  using SearchOf = std::function<PictureSearch(const QString& name, LoadContext& context)>;

  explicit PictureSource(SearchOf searchOf) : m_searchOf(std::move(searchOf)) {}

  Result<Asset> resolve(const scene::AssetRef& ref, LoadContext& context) const override;

private:
  SearchOf m_searchOf;
};

} // namespace vitrine::document
