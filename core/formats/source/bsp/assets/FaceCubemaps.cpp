#include "core/formats/source/bsp/assets/FaceCubemaps.h"

#include "core/formats/source/assets/resolve/MaterialNames.h"
#include "core/formats/source/assets/resolve/Resolve.h"
#include "core/scene/Axes.h"

#include <cmath>

namespace vitrine::formats::source {

FaceCubemaps::FaceCubemaps(const MapRecords& records, const std::vector<CubemapPicture>& pictures,
                           std::function<bool(const QString&)> mirrors)
    : m_mirrors(std::move(mirrors)) {
  const bool compiled =
      std::ranges::any_of(records.texDatas, [](const TexData& data) { return cubemapPlaceOf(data.name).has_value(); });
  if (!compiled && pictures.size() > 1) {
    m_pictures = pictures;
  }
}

QString FaceCubemaps::copyFor(const QString& material, const QVector3D& middle) {
  if (m_pictures.empty()) {
    return {};
  }
  const auto [known, isNew] = m_known.try_emplace(material);
  if (isNew) {
    known->second = m_mirrors(material);
  }
  if (!known->second) {
    return {};
  }
  const CubemapPicture& nearest = *std::ranges::min_element(
      m_pictures, {}, [&](const CubemapPicture& one) { return (one.place - middle).lengthSquared(); });
  QString name = QStringLiteral("maps/map/") + material;
  const QVector3D place = scene::kZUpRightHanded.toFile(nearest.place);
  for (int axis = 0; axis < 3; ++axis) {
    name += QLatin1Char('_') + QString::number(std::lround(place[axis]));
  }
  return name;
}

bool mirrorsSurroundings(const QString& material, const files::Mount* pakfile, const LoadContext& context) {
  Diagnostics unheard;
  files::MissingFiles unlisted;
  LoadContext quiet = context.reportingTo(unheard, unlisted);
  const auto found = resolveAsset(pakfile, {scene::AssetKind::Material, material, {}}, quiet);
  const auto* asset = found ? std::get_if<MaterialAsset>(&*found) : nullptr;
  return asset && mirrorsAnything(asset->material);
}

} // namespace vitrine::formats::source
