#include "core/formats/diggles/textures/TextureFiles.h"

#include "core/image/Opacity.h"
#include "core/image/PictureFile.h"

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

/// Empty: it is nowhere.
QString findPath(const QString& name, const files::Vfs& vfs) {
  for (const char* extension : kExtensions) {
    for (const QString& path : pathsOf(name + QString::fromLatin1(extension))) {
      if (vfs.find(path)) {
        return path;
      }
    }
  }
  return {};
}

Error notFound(const QStringList& names, LoadContext& context) {
  QStringList folders;
  for (const char* folder : kFolders) {
    folders << QString::fromLatin1(folder);
  }
  const QString told = QStringLiteral("%1 was looked for as .tga and .png in Texture/{%2} and beside the model")
                           .arg(names.join(QStringLiteral(" or ")), folders.join(QStringLiteral(", ")));
  context.diagnostics.countedNote(QStringLiteral("diggles.textures"), told);
  return Error::of(ErrorCode::NotFound, QStringLiteral("not found in any mounted place"),
                   names.front() + QString::fromLatin1(kExtensions.front()));
}

/// Alpha that is the same everywhere says nothing: pictures named "…_noalpha" have it at any value
/// (docs/formats/diggles-3db.md, "Pictures").
Result<image::ImagePtr> withoutEvenAlpha(Result<image::ImagePtr> read) {
  if (!read || !(*read)->hasAlpha || image::alphaVaries((*read)->format, (*read)->pictures.front())) {
    return read;
  }
  auto opaque = std::make_shared<image::Image>(**read);
  opaque->hasAlpha = false;
  opaque->cutOut = false;
  return opaque;
}

} // namespace

Result<image::ImagePtr> findTexture(const QStringList& names, LoadContext& context) {
  for (const QString& name : names) {
    const QString path = isPlain(name) ? findPath(name, context.vfs) : QString();
    if (!path.isEmpty()) {
      const auto bytes = context.vfs.read(path, context.limits);
      return bytes ? withoutEvenAlpha(image::decodePicture(*bytes, context.limits)) : std::unexpected(bytes.error());
    }
  }
  return std::unexpected(notFound(names, context));
}

} // namespace vitrine::formats::diggles
