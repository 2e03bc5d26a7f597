#include "core/formats/source/bsp/BspFormat.h"

#include "core/formats/source/bsp/BspData.h"
#include "core/formats/source/bsp/BspHeader.h"
#include "core/formats/source/bsp/MapCompletion.h"
#include "core/formats/source/bsp/MapLoader.h"
#include "core/formats/source/content/ContentOffers.h"
#include "core/formats/source/content/GameRoots.h"
#include "core/formats/source/resolve/Resolve.h"

namespace vitrine::formats::source {

FormatInfo BspFormat::info() const {
  return {.id = QStringLiteral("source-bsp"),
          .name = QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "Source engine map")),
          .extensions = {QStringLiteral("bsp")},
          .mimeTypes = {QStringLiteral("application/x-source-bsp")},
          .carriesFiles = true};
}

int BspFormat::score(const Probe& probe) const {
  return scoreBsp(probe.head, probe.extension == QLatin1StringView("bsp"));
}

Result<DocumentPtr> BspFormat::load(const Source& source, LoadContext& context) const {
  return loadMap(source, context);
}

Result<Asset> BspFormat::resolve(const Document& document, const scene::AssetRef& ref, LoadContext& context) const {
  const auto* data = dynamic_cast<const BspData*>(document.data.get());
  auto found = resolveAsset(data ? data->pakfile.get() : nullptr, ref, context);
  if (auto* material = found ? std::get_if<MaterialAsset>(&*found) : nullptr; material && data && document.scene) {
    mirrorSurroundings(*material, ref, *document.scene, data->cubemaps);
  }
  return found;
}

Result<MountPtr> BspFormat::mount(const Source& source, const base::Limits& limits) const {
  return mountPakFile(source, limits);
}

Result<DocumentPtr> BspFormat::complete(const Document& document, LoadContext& context) const {
  const auto* data = dynamic_cast<const BspData*>(document.data.get());
  MapModels models = gameModels(data ? data->pakfile.get() : nullptr, context);
  return completeMap(document, models, context);
}

std::vector<ProposedRoot> BspFormat::roots(const QString& path) const {
  return gameRoots(path);
}

std::vector<ProposedRoot> BspFormat::rootsIn(const QString& folder) const {
  return gameRootsIn(folder);
}

std::vector<ContentOffer> BspFormat::offers(const std::vector<files::MissingFile>& missing,
                                            base::Progress& progress) const {
  return contentOffers(missing, progress);
}

} // namespace vitrine::formats::source
