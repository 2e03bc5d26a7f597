#include "core/formats/x3/assets/X3World.h"

#include "core/base/Translate.h"
#include "core/formats/x3/assets/FileReader.h"

#include <map>
#include <numeric>

namespace vitrine::formats::x3 {
namespace {

/// "scene.bod, path 3 \"ring\"".
files::FileWant wantOf(const WorldFile& file, const ScenePath& path) {
  const QString place = QStringLiteral("%1, path %2").arg(file.path).arg(path.id);
  return {path.name.isEmpty() ? place : QStringLiteral("%1 \"%2\"").arg(place, path.name),
          files::MissingKind::Other,
          {{.bytes = path.where}}};
}

/// Each file is read once, whoever names it.
class WorldReader {
public:
  WorldReader(const GameFiles& game, LoadContext& context, bytes::ByteSpaces& spaces)
      : m_game(game), m_context(context), m_reader(context, spaces) {}

  Result<World> run(const Source& source) {
    auto opened = m_reader.readOpened(source);
    if (!opened) {
      return std::unexpected(opened.error());
    }
    m_world.files.push_back(std::move(*opened));
    for (std::size_t file = 0; file < m_world.files.size(); ++file) {
      if (m_world.files[file].isTextScene()) {
        m_context.progress.step(base::translate("formats", "Reading files of the scene"), 0.3);
        addReferences(file);
      }
    }
    return std::move(m_world);
  }

private:
  void addReferences(std::size_t number) {
    WorldFile& file = m_world.files[number];
    file.shown.reserve(file.scene.paths.size());
    for (const ScenePath& path : file.scene.paths) {
      m_context.progress.check();
      file.shown.push_back(referenceOf(file, path));
      if (file.shown.back().kind == Reference::Kind::Missing) {
        m_context.missing.add(file.shown.back().name, wantOf(file, path));
      }
    }
  }

  Reference referenceOf(const WorldFile& file, const ScenePath& path) {
    const auto number = path.bodyNumber();
    if (path.inlineBody && *path.inlineBody < file.scene.inlineBodies.size()) {
      return {Reference::Kind::Inline, *path.inlineBody, {}};
    }
    if (path.body.isEmpty() || (number && *number < 0)) {
      return {};
    }
    if (path.namesInlineBody()) {
      return {Reference::Kind::Dummy, 0, path.name.isEmpty() ? path.body : path.name};
    }
    if (number && !path.isSubScene()) {
      if (auto name = m_game.dummyName(*number)) {
        return {Reference::Kind::Dummy, 0, std::move(*name)};
      }
    }
    return foundReference(path);
  }

  Reference foundReference(const ScenePath& path) {
    const auto key = std::pair(path.isSubScene(), path.body.toLower());
    const auto [known, first] = m_byName.try_emplace(key);
    if (first) {
      const auto found = path.isSubScene() ? m_game.subScene(path) : m_game.body(path);
      const QString wanted = path.isSubScene() ? m_game.subSceneWanted(path) : m_game.bodyWanted(path);
      known->second = found ? fileReference(*found) : Reference{Reference::Kind::Missing, 0, wanted};
    }
    return known->second;
  }

  Reference fileReference(const GameFiles::Found& found) {
    const auto key = std::pair(found.file.mount.get(), found.file.entry.path);
    const auto known = m_byFile.find(key);
    return known != m_byFile.end() ? known->second : m_byFile.emplace(key, read(found)).first->second;
  }

  Reference read(const GameFiles::Found& found) {
    auto file = m_reader.readFound(found);
    if (!file) {
      m_context.diagnostics.warn(
          base::translate("formats", "%1 cannot be read: %2").arg(found.path, file.error().message),
          base::Unplaced::FileRefused);
      return {Reference::Kind::Broken, 0, found.path};
    }
    const bool isScene = file->isTextScene();
    m_world.files.push_back(std::move(*file));
    return {isScene ? Reference::Kind::Scene : Reference::Kind::Body, m_world.files.size() - 1, {}};
  }

  const GameFiles& m_game;
  LoadContext& m_context;
  FileReader m_reader;
  World m_world;
  std::map<std::pair<bool, QString>, Reference> m_byName; ///< by whether it is a sub-scene, and what is named
  std::map<std::pair<const files::Mount*, QString>, Reference> m_byFile;
};

} // namespace

std::uint64_t World::bytes() const {
  return std::accumulate(files.begin(), files.end(), std::uint64_t{0},
                         [](std::uint64_t sum, const WorldFile& file) { return sum + file.size(); });
}

Result<World> readWorld(const Source& source, const GameFiles& game, LoadContext& context, bytes::ByteSpaces& spaces) {
  return WorldReader(game, context, spaces).run(source);
}

} // namespace vitrine::formats::x3
