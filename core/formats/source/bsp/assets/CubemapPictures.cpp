#include "core/formats/source/bsp/assets/CubemapPictures.h"

#include "core/formats/source/assets/resolve/MaterialNames.h"
#include "core/formats/source/bsp/records/Lights.h"
#include "core/scene/Axes.h"

namespace vitrine::formats::source {
namespace {

constexpr qsizetype kMostFolders = 64; // that the pictures of one map may be in
constexpr std::size_t kMostPictures = 4096;

bool hasPicture(const files::Mount& pakfile, const QString& texture) {
  return std::ranges::any_of(std::array{QLatin1StringView(".vtf"), QLatin1StringView(".hdr.vtf")},
                             [&](QLatin1StringView extension) {
                               const auto found = pakfile.find(QStringLiteral("materials/") + texture + extension);
                               return found && !found->folder;
                             });
}

/// The folder of the map's own name, then the others: maps are renamed after they were compiled.
QStringList foldersOf(const files::Mount& pakfile, const QString& mapName) {
  QStringList folders{QStringLiteral("maps/") + mapName};
  for (const files::MountEntry& entry : pakfile.list(QStringLiteral("materials/maps"))) {
    if (entry.folder && folders.size() < kMostFolders) {
      folders << QStringLiteral("maps/") + entry.path.section(QLatin1Char('/'), -1);
    }
  }
  return folders;
}

/// Place of the cube map that one of an asset's names tells of.
std::optional<QVector3D> placeNamedBy(const scene::AssetRef& ref) {
  for (const QString& name : QStringList{ref.path} + ref.otherPaths) {
    if (const auto place = cubemapPlaceOf(name)) {
      return place;
    }
  }
  return std::nullopt;
}

/// The middle of everything that has one of these materials.
std::optional<QVector3D> middleOf(const Scene& scene, const scene::AssetRef& ref) {
  scene::ByMaterial<bool> isIt;
  for (const scene::Material& material : scene.assets.materials) {
    isIt.push_back(material.asset == ref);
  }
  QVector3D sum;
  float count = 0;
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    const MaterialIndex material = scene.surfaceOf(item).material;
    if (!material || !isIt[material]) {
      continue;
    }
    if (const scene::Bounds bounds = scene.worldBounds(item); !bounds.empty()) {
      sum += bounds.centre();
      ++count;
    }
  }
  return count > 0 ? std::optional(sum / count) : std::nullopt;
}

} // namespace

bool mirrorsAnything(const scene::Material& material) {
  return std::ranges::any_of(material.properties, [](const scene::Property& property) {
    return property.key.compare(QLatin1StringView("$envmap"), Qt::CaseInsensitive) == 0 &&
           property.value.compare(QLatin1StringView("env_cubemap"), Qt::CaseInsensitive) == 0;
  });
}

std::vector<CubemapPicture> findCubemapPictures(const MapRecords& records, const files::Mount* pakfile,
                                                const QString& mapName) {
  std::vector<CubemapPicture> pictures;
  const RecordView& view = records.view(LumpId::Cubemaps);
  if (!pakfile || view.empty()) {
    return pictures;
  }
  constexpr auto kOrigin = structure::columnOf<bsp::kCubemap>("origin");
  const QStringList folders = foldersOf(*pakfile, mapName);
  for (std::size_t i = 0; i < std::min(view.count(), kMostPictures); ++i) {
    QString name = QStringLiteral("/c%1_%2_%3");
    for (std::uint32_t axis = 0; axis < kOrigin.count(); ++axis) {
      name = name.arg(kOrigin.integer(view.at(i), axis));
    }
    for (const QString& folder : folders) {
      const QString texture = folder + name;
      if (hasPicture(*pakfile, texture)) {
        pictures.push_back({scene::kZUpRightHanded.toScene(kOrigin.vec3(view.at(i))), texture});
        break;
      }
    }
  }
  return pictures;
}

void mirrorSurroundings(MaterialAsset& found, const scene::AssetRef& ref, const Scene& scene,
                        const std::vector<CubemapPicture>& pictures) {
  scene::SlotTexture& slot = found.material.slot(scene::TextureSlot::Environment);
  if (pictures.empty() || slot.texture || !mirrorsAnything(found.material)) {
    return;
  }
  const auto named = placeNamedBy(ref);
  const auto middle = named ? std::optional(scene::kZUpRightHanded.toScene(*named)) : middleOf(scene, ref);
  if (!middle) {
    return;
  }
  const CubemapPicture& nearest = *std::ranges::min_element(
      pictures, {}, [&](const CubemapPicture& one) { return (one.place - *middle).lengthSquared(); });
  scene::Texture texture;
  texture.name = nearest.texture;
  texture.asset = {scene::AssetKind::Texture, nearest.texture, found.material.name};
  texture.state = scene::AssetState::Pending;
  slot.texture = found.textures.add(std::move(texture));
}

} // namespace vitrine::formats::source
