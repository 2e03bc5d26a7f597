#include "core/formats/diggles/assets/TextureFiles.h"

#include "core/base/Translate.h"
#include "core/image/Opacity.h"

namespace vitrine::formats::diggles {
namespace {

/// Below data/Texture, in the game's order: by size first.
constexpr std::array kFolders = {"m256", "m128", "m064", "m032", "Gray", "Misc", "ClassIcons"};
/// From the data folder, and from the folder the game is in.
constexpr std::array kPlaces = {"Texture/", "data/Texture/"};
constexpr std::array kExtensions = {".tga", ".png"};

/// Paths at which a file may be, the best one first.
QStringList pathsOf(const QString& file) {
  QStringList paths;
  for (const char* folder : kFolders) {
    for (const char* place : kPlaces) {
      paths << QString::fromLatin1(place) + QString::fromLatin1(folder) + QLatin1Char('/') + file;
    }
  }
  return paths << file;
}

/// Names come from files: what is no plain name leads nowhere.
bool isPlain(const QString& name) {
  return !name.contains(QLatin1Char('/')) && !name.contains(QLatin1Char('\\')) && files::relativePath(name).has_value();
}

QString explanationOf(const QStringList& names) {
  QStringList folders;
  for (const char* folder : kFolders) {
    folders << QString::fromLatin1(folder);
  }
  return base::translate("formats", "%1 was searched for as .tga and .png in Texture/{%2} and next to the model")
      .arg(names.join(base::translate("formats", " or ")), folders.join(QStringLiteral(", ")));
}

/// Alpha that is the same everywhere says nothing: pictures named "…_noalpha" have it at any value
/// (docs/formats/diggles-3db.md, "Pictures").
Result<image::ImagePtr> decodeWithoutEvenAlpha(const Bytes& file, const Limits& limits) {
  auto read = image::decodePicture(file, limits);
  if (!read || !(*read)->hasAlpha || image::alphaVaries((*read)->format, (*read)->pictures.front())) {
    return read;
  }
  auto opaque = std::make_shared<image::Image>(**read);
  opaque->hasAlpha = false;
  opaque->cutOut = false;
  opaque->coded = {};
  return opaque;
}

} // namespace

document::PictureSearch textureSearch(const QStringList& names) {
  document::PictureSearch search;
  for (const QString& name : names) {
    for (const char* extension : kExtensions) {
      if (isPlain(name)) {
        search.paths << pathsOf(name + QString::fromLatin1(extension));
      }
    }
  }
  search.wanted = names.front() + QString::fromLatin1(kExtensions.front());
  search.explain = [names] { return explanationOf(names); };
  search.decode = decodeWithoutEvenAlpha;
  return search;
}

std::shared_ptr<const document::AssetSource> textureSource(const std::vector<ModelMaterial>& materials) {
  return std::make_shared<const document::PictureSource>(
      [names = TextureNames(materials)](const QString& key, document::LoadContext&) {
        return textureSearch(names.of(key));
      });
}

} // namespace vitrine::formats::diggles
