#include "core/opening/AssetPlace.h"

#include "core/document/AssetSource.h"

#include <QFileInfo>

namespace vitrine::opening {

std::optional<files::ReadFile> fileOfAsset(const formats::Opened& opened, const scene::AssetRef& asset,
                                           base::Progress& progress) {
  if (!opened.document->assetSource) {
    return std::nullopt;
  }
  base::Diagnostics diagnostics;
  files::MissingFiles missing;
  formats::LoadContext context = opened.contextFor({}, progress, diagnostics, missing);
  const files::ReadNote note;
  if (!opened.document->assetSource->resolve(asset, context) || note.files().empty()) {
    return std::nullopt;
  }
  // A description may include others after itself. A picture may be preceded by lists that say where it lies.
  return asset.kind == scene::AssetKind::Material ? note.files().front() : note.files().back();
}

QString pathToOpen(const Document& document, const files::ReadFile& file) {
  const bool isOnDisk = QFileInfo(file.place).isAbsolute() && QFileInfo::exists(file.place);
  return (isOnDisk ? file.place : document.path) + u'/' + file.path;
}

} // namespace vitrine::opening
