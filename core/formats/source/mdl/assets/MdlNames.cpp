#include "core/formats/source/mdl/assets/MdlNames.h"

namespace vitrine::formats::source {
namespace {

/// Models have a handful of folders. Where there are many of both, their names together would be far more than the
/// file.
std::size_t foldersTried(const MdlFile& mdl) {
  constexpr std::size_t kMost = 64;
  constexpr std::size_t kFew = 8;
  return std::min(mdl.textureDirs.size(), mdl.textures.size() > 2 * kMost ? kFew : kMost);
}

} // namespace

QString plainPath(QString path) {
  path.replace(QLatin1Char('\\'), QLatin1Char('/'));
  while (path.contains(QLatin1StringView("//"))) {
    path.replace(QLatin1StringView("//"), QLatin1StringView("/"));
  }
  return path.startsWith(QLatin1Char('/')) ? path.mid(1) : path;
}

scene::AssetRef materialRef(const MdlFile& mdl, std::size_t texture, const QString& wantedBy) {
  constexpr QLatin1StringView kExtension(".vmt");
  QString name = mdl.textures[texture];
  if (name.endsWith(kExtension, Qt::CaseInsensitive)) {
    name.chop(kExtension.size());
  }
  scene::AssetRef ref{scene::AssetKind::Material, {}, wantedBy, {}};
  QStringList paths;
  for (std::size_t i = 0; i < foldersTried(mdl); ++i) {
    const QString& folder = mdl.textureDirs[i];
    const QString path = plainPath(folder.isEmpty() ? name : folder + QLatin1Char('/') + name);
    if (!paths.contains(path, Qt::CaseInsensitive)) {
      paths.append(path);
    }
  }
  ref.path = paths.isEmpty() ? plainPath(name) : paths.takeFirst();
  ref.otherPaths = std::move(paths);
  return ref;
}

} // namespace vitrine::formats::source
