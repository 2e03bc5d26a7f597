#include "core/formats/source/resolve/Resolve.h"

#include "core/formats/source/resolve/MaterialNames.h"
#include "core/formats/source/vmt/VmtMaterial.h"
#include "core/formats/source/vtf/VtfTexture.h"

namespace vitrine::formats::source {
namespace {

QString filePath(const QString& name, QLatin1StringView extension) {
  return QStringLiteral("materials/") + name + extension;
}

/// Says of what was odd in a found file which file that was: its places are not places of the document.
void tell(const Diagnostics& found, const QString& path, Diagnostics& document) {
  for (const Diagnostic& one : found.entries()) {
    QString message = path + QStringLiteral(": ") + one.message;
    if (one.where) {
      message += QStringLiteral(" (at its byte 0x%1)").arg(one.where->offset, 0, 16);
    }
    one.severity == Severity::Note ? document.note(message) : document.warn(message);
  }
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
  Resolver(const files::Mount* pakfile, LoadContext& context) : m_pakfile(pakfile), m_context(context) {}

  Result<Asset> material(const QString& name) const;
  Result<Asset> texture(const QString& name) const;

private:
  Result<Bytes> read(const QString& path) const;
  bool exists(const QString& path) const;
  Result<Asset> describedMaterial(const QString& path, const QString& name) const;

  const files::Mount* m_pakfile;
  LoadContext& m_context;
};

bool Resolver::exists(const QString& path) const {
  const auto packed = m_pakfile != nullptr ? m_pakfile->find(path) : std::nullopt;
  return (packed && !packed->folder) || m_context.vfs.find(path).has_value();
}

Result<Bytes> Resolver::read(const QString& path) const {
  m_context.progress.check();
  const auto packed = m_pakfile != nullptr ? m_pakfile->find(path) : std::nullopt;
  if (!packed || packed->folder) {
    return m_context.vfs.read(path, m_context.limits);
  }
  const auto source = m_pakfile->open(*packed, m_context.limits);
  return source ? (*source)->readAll() : std::unexpected(source.error());
}

Result<Asset> Resolver::describedMaterial(const QString& path, const QString& name) const {
  const auto text = read(path);
  if (!text) {
    return std::unexpected(text.error());
  }
  Diagnostics found;
  const auto include = [this](const QString& wanted) { return read(wanted); };
  auto vmt = readVmt(*text, include, m_context.limits, &found);
  if (!vmt) {
    if (vmt.error().path.isEmpty()) {
      vmt.error().path = path;
    }
    return std::unexpected(vmt.error());
  }
  MaterialAsset made = makeMaterial(*vmt, name, &found);
  tell(found, path, m_context.diagnostics);
  return asFound(std::move(made), name);
}

Result<Asset> Resolver::material(const QString& name) const {
  const QStringList candidates = materialNameCandidates(name) + hdrSkyNames(name);
  for (const QString& candidate : candidates) {
    const QString path = filePath(candidate, QLatin1StringView(".vmt"));
    if (exists(path)) {
      return describedMaterial(path, name);
    }
  }
  for (const QString& candidate : candidates) {
    if (exists(filePath(candidate, QLatin1StringView(".vtf")))) {
      const Vmt bare{QStringLiteral("LightmappedGeneric"), {{QStringLiteral("$basetexture"), candidate}}, {}};
      return asFound(makeMaterial(bare, name, nullptr), name);
    }
  }
  return std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("not in the map and in no mounted place"),
                                   filePath(candidates.front(), QLatin1StringView(".vmt"))));
}

/// The file does not say that its alpha scales its colours; names do (docs/formats/source-assets.md, "VTF").
VtfUse useByName(const QString& path) {
  const bool sky = path.startsWith(QLatin1StringView("materials/skybox/"), Qt::CaseInsensitive) &&
                   path.contains(QLatin1StringView("_hdr"), Qt::CaseInsensitive);
  return sky || path.endsWith(QLatin1StringView(".hdr.vtf"), Qt::CaseInsensitive) ? VtfUse::CompressedHdr
                                                                                  : VtfUse::Picture;
}

Result<Asset> Resolver::texture(const QString& name) const {
  const QString plain = filePath(name, QLatin1StringView(".vtf"));
  const QString hdr = filePath(name, QLatin1StringView(".hdr.vtf"));
  QString path = !exists(plain) && exists(hdr) ? hdr : plain;
  if (!exists(path)) {
    for (const QString& other : hdrSkyNames(name)) {
      const QString candidate = filePath(other, QLatin1StringView(".vtf"));
      if (exists(candidate)) {
        path = candidate;
        break;
      }
    }
  }
  const auto bytes = read(path);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  Diagnostics found;
  auto texture = readVtf(*bytes, useByName(path), m_context.limits, &found);
  if (!texture) {
    texture.error().path = path;
    return std::unexpected(texture.error());
  }
  tell(found, path, m_context.diagnostics);
  return std::move(texture->image);
}

} // namespace

Result<Asset> resolveAsset(const files::Mount* pakfile, const scene::AssetRef& ref, LoadContext& context) {
  const Resolver resolver(pakfile, context);
  switch (ref.kind) {
  case scene::AssetKind::Material:
    return resolver.material(ref.path);
  case scene::AssetKind::Texture:
    return resolver.texture(ref.path);
  case scene::AssetKind::Model:
    break;
  }
  return std::unexpected(
      Error::of(ErrorCode::NotFound, QStringLiteral("models are not read from Source maps"), ref.path));
}

} // namespace vitrine::formats::source
