#include "core/formats/source/assets/resolve/Resolve.h"

#include "core/base/Translate.h"
#include "core/formats/source/assets/resolve/MaterialNames.h"
#include "core/formats/source/assets/resolve/SourceGameFiles.h"
#include "core/formats/source/assets/vmt/VmtMaterial.h"
#include "core/formats/source/vtf/file/VtfTexture.h"
#include "core/image/ColorTable.h"

namespace vitrine::formats::source {
namespace {

QString filePath(const QString& name, QLatin1StringView extension) {
  return QStringLiteral("materials/") + name + extension;
}

/// Sides of a sky meet at their edges: nothing of the opposite edge, and no coarser mip, may show there.
MaterialAsset asFound(MaterialAsset asset, const QString& name) {
  if (isSkyName(name)) {
    for (scene::Texture& texture : asset.textures) {
      texture.wrapU = texture.wrapV = scene::Wrap::Clamp;
      texture.filter = scene::Filter::Linear;
    }
  }
  return asset;
}

class Resolver {
public:
  Resolver(const files::Mount* pakfile, LoadContext& context) : m_files(pakfile, context), m_context(context) {}

  Result<Asset> material(const scene::AssetRef& ref) const;
  Result<Asset> texture(const QString& name) const;
  /// Colour table by its path in the game.
  Result<Asset> colorTable(const QString& path) const;

private:
  /// The first of the names that a file has.
  std::optional<QString> firstThere(const QStringList& names, QLatin1StringView extension) const;
  Result<Asset> describedMaterial(const QString& path, const QString& name) const;

  GameFiles m_files;
  LoadContext& m_context;
};

Result<Asset> Resolver::describedMaterial(const QString& path, const QString& name) const {
  const auto text = m_files.read(path);
  if (!text) {
    return std::unexpected(text.error());
  }
  Diagnostics found;
  const auto include = [this](const QString& wanted) { return m_files.read(wanted); };
  auto vmt = readVmt(*text, include, m_context.limits, &found, path);
  if (!vmt) {
    if (vmt.error().path.isEmpty()) {
      vmt.error().path = path;
    }
    return std::unexpected(vmt.error());
  }
  MaterialAsset made =
      makeMaterial(*vmt, name, &m_context.diagnostics, base::Where(path, {base::kFileSpace, 0, text->size()}));
  m_context.diagnostics.addOf(path, found);
  return asFound(std::move(made), name);
}

/// Every name the material may have, best first. A model's folders are tried in turn before what a compiler may have
/// made of one of the names.
QStringList candidatesOf(const scene::AssetRef& ref) {
  QStringList names;
  for (const QString& name : QStringList{ref.path} + ref.otherPaths) {
    names += materialNameCandidates(name) + hdrSkyNames(name);
  }
  return names;
}

std::optional<QString> Resolver::firstThere(const QStringList& names, QLatin1StringView extension) const {
  const auto found =
      std::ranges::find_if(names, [&](const QString& name) { return m_files.exists(filePath(name, extension)); });
  return found == names.end() ? std::nullopt : std::optional(*found);
}

Result<Asset> Resolver::material(const scene::AssetRef& ref) const {
  const QStringList candidates = candidatesOf(ref);
  if (const auto described = firstThere(candidates, QLatin1StringView(".vmt"))) {
    return describedMaterial(filePath(*described, QLatin1StringView(".vmt")), ref.path);
  }
  if (const auto pictured = firstThere(candidates, QLatin1StringView(".vtf"))) {
    const Vmt bare{QStringLiteral("LightmappedGeneric"), {{QStringLiteral("$basetexture"), *pictured}}, {}};
    return asFound(makeMaterial(bare, ref.path, nullptr, ByteRange()), ref.path);
  }
  return std::unexpected(Error::of(ErrorCode::NotFound,
                                   base::translate("formats", "not in the map or any mounted folder or archive"),
                                   filePath(candidates.front(), QLatin1StringView(".vmt"))));
}

Result<Asset> Resolver::texture(const QString& name) const {
  const QStringList names = QStringList{name, name + QLatin1StringView(".hdr")} + hdrSkyNames(name);
  const QString path = filePath(firstThere(names, QLatin1StringView(".vtf")).value_or(name), QLatin1StringView(".vtf"));
  const auto bytes = m_files.read(path);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  Diagnostics found;
  auto texture = readVtf(*bytes, vtfUseByName(path), m_context.limits, &found);
  if (!texture) {
    texture.error().path = path;
    return std::unexpected(texture.error());
  }
  m_context.diagnostics.addOf(path, found);
  return std::move(texture->image);
}

Result<Asset> Resolver::colorTable(const QString& path) const {
  const auto bytes = m_files.read(path);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  if (bytes->size() != image::kColorTableBytes) {
    Error error = Error::damaged(base::translate("formats", "a colour table has %1 bytes instead of %2")
                                     .arg(image::kColorTableBytes)
                                     .arg(bytes->size()),
                                 0);
    error.path = path;
    return std::unexpected(error);
  }
  return image::colorTableOf(bytes->span());
}

bool isColorTableName(const QString& name) {
  return name.endsWith(QLatin1StringView(".raw"), Qt::CaseInsensitive);
}

} // namespace

Result<Asset> resolveAsset(const files::Mount* pakfile, const scene::AssetRef& ref, LoadContext& context) {
  const Resolver resolver(pakfile, context);
  switch (ref.kind) {
  case scene::AssetKind::Material:
    return resolver.material(ref);
  case scene::AssetKind::Texture:
    return isColorTableName(ref.path) ? resolver.colorTable(ref.path) : resolver.texture(ref.path);
  case scene::AssetKind::Model:
    break;
  }
  return std::unexpected(Error::of(
      ErrorCode::NotFound, base::translate("formats", "models are read with the files that place them"), ref.path));
}

} // namespace vitrine::formats::source
