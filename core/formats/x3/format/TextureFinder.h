#pragma once

#include "core/formats/api/Format.h"
#include "core/formats/x3/assets/GameFiles.h"

#include <mutex>

namespace vitrine::formats::x3 {

/// The finder of a document's textures, wherever the game has them. Keeps what it learned of the game's tables from one
/// texture to the next. Thread-safe.
class TextureFinder final : public document::AssetSource {
public:
  /// `game` looks in `vfs`.
  TextureFinder(const files::Vfs& vfs, std::shared_ptr<const GameFiles> game) : m_vfs(&vfs), m_game(std::move(game)) {}

  Result<Asset> resolve(const scene::AssetRef& ref, LoadContext& context) const override;

private:
  /// NotFound where no mount has it; the names tried are told to the context.
  Result<image::ImagePtr> find(const QString& name, LoadContext& context) const;
  std::shared_ptr<const GameFiles> gameOf(LoadContext& context) const;

  mutable std::mutex m_mutex;
  mutable const files::Vfs* m_vfs; ///< that `m_game` looks in; only compared: it may be gone
  mutable std::shared_ptr<const GameFiles> m_game;
};

} // namespace vitrine::formats::x3
