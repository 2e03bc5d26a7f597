#include "core/formats/x3/format/TextureFinder.h"

#include "core/base/Translate.h"
#include "core/document/PictureSearch.h"
#include "core/formats/x3/file/Pck.h"

namespace vitrine::formats::x3 {
namespace {

/// The game's files as the search that asks last finds them. Thread-safe.
class LastGame {
public:
  LastGame(const files::Vfs& vfs, std::shared_ptr<const GameFiles> game) : m_vfs(&vfs), m_game(std::move(game)) {}

  std::shared_ptr<const GameFiles> of(LoadContext& context) {
    const std::scoped_lock lock(m_mutex);
    if (&context.vfs != m_vfs) {
      m_game = std::make_shared<const GameFiles>(context.vfs, context.limits);
      m_vfs = &context.vfs;
    }
    return m_game;
  }

private:
  std::mutex m_mutex;
  const files::Vfs* m_vfs; ///< that `m_game` looks in; only compared: it may be gone
  std::shared_ptr<const GameFiles> m_game;
};

Result<image::ImagePtr> decodePacked(const Bytes& file, const Limits& limits) {
  if (wrappingOf(file) == Wrapping::None) {
    return image::decodePicture(file, limits);
  }
  const auto plain = unwrapped(file, limits);
  return plain ? image::decodePicture(plain->bytes, limits) : std::unexpected(plain.error());
}

} // namespace

std::shared_ptr<const document::AssetSource> textureSource(const files::Vfs& vfs,
                                                           std::shared_ptr<const GameFiles> game) {
  const auto last = std::make_shared<LastGame>(vfs, std::move(game));
  return std::make_shared<const document::PictureSource>([last](const QString& name, LoadContext& context) {
    const auto files = last->of(context);
    const QStringList tried = files->namesTried(name);
    const auto found = files->texture(name);
    document::PictureSearch search;
    search.wanted = tried.isEmpty() ? name : tried.front();
    search.found = found ? std::optional(found->file) : std::nullopt;
    search.explain = [name, tried] {
      return base::translate("formats", "%1 was searched for as %2").arg(name, tried.join(QStringLiteral(", ")));
    };
    search.decode = decodePacked;
    return search;
  });
}

} // namespace vitrine::formats::x3
