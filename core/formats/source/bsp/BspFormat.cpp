#include "core/formats/source/bsp/BspFormat.h"

#include "core/formats/source/bsp/BspData.h"
#include "core/formats/source/bsp/BspHeader.h"
#include "core/formats/source/bsp/MapCompletion.h"
#include "core/formats/source/bsp/MapLoader.h"
#include "core/formats/source/resolve/Resolve.h"

#include <QFileInfo>

namespace vitrine::formats::source {

FormatInfo BspFormat::info() const {
  return {QStringLiteral("source-bsp"),
          QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "Source engine map")),
          {QStringLiteral("bsp")},
          {QStringLiteral("application/x-source-bsp")}};
}

int BspFormat::score(const Probe& probe) const {
  return scoreBsp(probe.head, probe.extension == QLatin1StringView("bsp"));
}

Result<DocumentPtr> BspFormat::load(const Source& source, LoadContext& context) const {
  return loadMap(source, context);
}

Result<Asset> BspFormat::resolve(const Document& document, const scene::AssetRef& ref, LoadContext& context) const {
  const auto* data = dynamic_cast<const BspData*>(document.data.get());
  return resolveAsset(data ? data->pakfile.get() : nullptr, ref, context);
}

Result<DocumentPtr> BspFormat::complete(const Document& document, LoadContext& context) const {
  const auto* data = dynamic_cast<const BspData*>(document.data.get());
  MapModels models = gameModels(data ? data->pakfile.get() : nullptr, context);
  return completeMap(document, models, context);
}

std::vector<ProposedRoot> BspFormat::roots(const QString& path) const {
  const QFileInfo folder(QFileInfo(path).absolutePath());
  if (folder.fileName().compare(QLatin1StringView("maps"), Qt::CaseInsensitive) != 0) {
    return {};
  }
  return {{folder.absolutePath(), QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "the game folder above maps"))}};
}

} // namespace vitrine::formats::source
