#pragma once

#include "core/formats/api/Format.h"
#include "core/formats/x3/game/GameFiles.h"

#include <mutex>

namespace vitrine::formats::x3 {

/// Reads textures from wherever the game has them. Keeps what it learned of the mounts until there are others.
/// Thread-safe.
class TextureFinder final : public document::FormatData {
public:
  TextureFinder(const files::Vfs& vfs, std::shared_ptr<const GameFiles> game)
      : m_mounts(vfs.mounts()), m_game(std::move(game)) {}

  /// NotFound where no mount has it; what was looked for is told to the context.
  Result<image::ImagePtr> find(const QString& name, LoadContext& context) const;

private:
  std::shared_ptr<const GameFiles> gameOf(LoadContext& context) const;

  mutable std::mutex m_mutex;
  mutable std::vector<MountPtr> m_mounts; ///< that `m_game` knows
  mutable std::shared_ptr<const GameFiles> m_game;
};

} // namespace vitrine::formats::x3
