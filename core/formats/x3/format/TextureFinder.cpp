#include "core/formats/x3/format/TextureFinder.h"

#include "core/base/Translate.h"
#include "core/formats/x3/file/Pck.h"
#include "core/image/PictureFile.h"

namespace vitrine::formats::x3 {
namespace {

Result<Bytes> contentOf(const GameFiles::Found& found, const Limits& limits) {
  const auto source = found.file.mount->open(found.file.entry, limits);
  if (!source) {
    return std::unexpected(source.error());
  }
  if ((*source)->size() > limits.maxDecodedBytes) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached, QStringLiteral("larger than the limit allows"), found.path));
  }
  auto bytes = (*source)->readAll();
  if (!bytes || wrappingOf(*bytes) == Wrapping::None) {
    return bytes;
  }
  auto decoded = unwrapped(*bytes, limits);
  return decoded ? Result<Bytes>(decoded->bytes) : std::unexpected(decoded.error());
}

} // namespace

std::shared_ptr<const GameFiles> TextureFinder::gameOf(LoadContext& context) const {
  const std::scoped_lock lock(m_mutex);
  if (&context.vfs != m_vfs) {
    m_game = std::make_shared<const GameFiles>(context.vfs, context.limits);
    m_vfs = &context.vfs;
  }
  return m_game;
}

Result<image::ImagePtr> TextureFinder::find(const QString& name, LoadContext& context) const {
  const auto game = gameOf(context);
  const auto found = game->texture(name);
  if (!found) {
    const QStringList tried = game->namesTried(name);
    context.diagnostics.countedNote(
        QStringLiteral("x3.textures"),
        base::translate("formats", "%1 was looked for as %2").arg(name, tried.join(QStringLiteral(", "))),
        base::Unplaced::FileMissing);
    return std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("not found in any mounted place"),
                                     tried.isEmpty() ? name : tried.front()));
  }
  const auto bytes = contentOf(*found, context.limits);
  return bytes ? image::decodePicture(*bytes, context.limits) : std::unexpected(bytes.error());
}

Result<Asset> TextureFinder::resolve(const scene::AssetRef& ref, LoadContext& context) const {
  if (ref.empty()) {
    return std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("it has no name"), ref.path));
  }
  auto picture = find(ref.path, context);
  if (!picture) {
    return std::unexpected(picture.error());
  }
  return Asset(std::move(*picture));
}

} // namespace vitrine::formats::x3
