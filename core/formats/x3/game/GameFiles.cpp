#include "core/formats/x3/game/GameFiles.h"

#include "core/formats/x3/game/GameLayers.h"
#include "core/formats/x3/game/TypeTables.h"
#include "core/formats/x3/unwrap/Pck.h"

#include <algorithm>

namespace vitrine::formats::x3 {
namespace {

constexpr std::uint64_t kMaxTableBytes = 16ull << 20;

const QStringList& modelExtensions() {
  static const QStringList kExtensions{QStringLiteral("pbb"), QStringLiteral("bob"), QStringLiteral("pbd"),
                                       QStringLiteral("bod")};
  return kExtensions;
}

QString baseName(const QString& path) {
  const qsizetype slash = std::max(path.lastIndexOf(QLatin1Char('\\')), path.lastIndexOf(QLatin1Char('/')));
  return path.mid(slash + 1);
}

/// Below objects/, from the top, and beside the opened file.
QStringList namedStems(QString name) {
  name.replace(QLatin1Char('\\'), QLatin1Char('/'));
  QStringList stems{QStringLiteral("objects/") + name, name, baseName(name)};
  stems.removeDuplicates();
  return stems;
}

/// "objects/v/00940", and as the scene writes it.
QStringList numberedStems(const char* folder, std::int32_t number, const QString& written) {
  const QString start = QStringLiteral("objects/%1/").arg(QLatin1StringView(folder));
  QStringList stems{start + QStringLiteral("%1").arg(number, 5, 10, QLatin1Char('0')), start + written};
  stems.removeDuplicates();
  return stems;
}

std::optional<Bytes> tableText(const GameFiles::Found& found) {
  Limits limits;
  limits.maxDecodedBytes = kMaxTableBytes;
  const auto source = found.file.mount->open(found.file.entry, limits);
  if (!source || (*source)->size() > kMaxTableBytes) {
    return std::nullopt;
  }
  const auto bytes = (*source)->readAll();
  if (!bytes) {
    return std::nullopt;
  }
  if (wrappingOf(*bytes) == Wrapping::None) {
    return *bytes;
  }
  const auto plain = unwrapped(*bytes, limits);
  return plain ? std::optional(plain->bytes) : std::nullopt;
}

} // namespace

struct GameFiles::State {
  Layers layers;
  std::size_t mounts = 0; ///< of the Vfs when they were put in order
};

GameFiles::GameFiles(files::Vfs& vfs, const Limits& limits) : m_vfs(vfs), m_limits(limits) {
  state();
}

GameFiles::~GameFiles() = default;

std::shared_ptr<const GameFiles::State> GameFiles::state() const {
  const std::lock_guard lock(m_mutex);
  if (!m_state || m_state->mounts != m_vfs.mounts().size()) {
    addCatalogues(m_vfs, m_limits);
    auto made = std::make_shared<State>();
    made->layers = gameLayers(m_vfs);
    made->mounts = made->layers.size();
    m_state = std::move(made);
    m_types.reset();
  }
  return m_state;
}

std::shared_ptr<const TypeTables> GameFiles::types() const {
  {
    state();
    const std::lock_guard lock(m_mutex);
    if (m_types) {
      return m_types;
    }
  }
  const auto text = [this](const char* name) {
    const QString path = QStringLiteral("types/") + QLatin1StringView(name);
    const auto found = first({QStringLiteral("addon/") + path, path}, {QStringLiteral("pck"), QStringLiteral("txt")});
    return found ? tableText(*found).value_or(Bytes()) : Bytes();
  };
  auto made = std::make_shared<TypeTables>();
  made->bodies = readAliases(text("BodyData"));
  made->scenes = readAliases(text("CutData"));
  made->dummies = readDummies(text("Dummies"));
  made->materials = readMaterialFiles(text("Materials"));
  made->animations = readAnimations(text("Animations"));
  const std::lock_guard lock(m_mutex);
  m_types = made;
  return made;
}

std::optional<GameFiles::Found> GameFiles::first(const QStringList& stems, const QStringList& extensions) const {
  const auto now = state();
  for (const QString& stem : stems) {
    for (const MountPtr& layer : now->layers) {
      for (const QString& extension : extensions) {
        if (auto entry = layer->find(stem + QLatin1Char('.') + extension); entry && !entry->folder) {
          return Found{entry->path, {layer, *entry}};
        }
      }
    }
  }
  return std::nullopt;
}

QStringList GameFiles::bodyStems(const ScenePath& path) const {
  const auto number = path.bodyNumber();
  if (path.body.isEmpty() || path.namesInlineBody() || (number && *number < 0)) {
    return {};
  }
  if (!number) {
    return namedStems(path.body);
  }
  const QString alias = types()->bodies.value(*number);
  return (alias.isEmpty() ? QStringList() : namedStems(alias)) + numberedStems("v", *number, path.body);
}

QStringList GameFiles::sceneStems(const ScenePath& path) const {
  const auto number = path.bodyNumber();
  if (path.body.isEmpty() || (number && *number < 0)) {
    return {};
  }
  if (!number) {
    return namedStems(path.body);
  }
  const QString alias = types()->scenes.value(*number);
  return (alias.isEmpty() ? QStringList() : namedStems(alias)) + numberedStems("cut", *number, path.body);
}

std::optional<GameFiles::Found> GameFiles::body(const ScenePath& path) const {
  return first(bodyStems(path), modelExtensions());
}

std::optional<GameFiles::Found> GameFiles::subScene(const ScenePath& path) const {
  return first(sceneStems(path), modelExtensions());
}

QString GameFiles::bodyWanted(const ScenePath& path) const {
  return bodyStems(path).value(0);
}

QString GameFiles::subSceneWanted(const ScenePath& path) const {
  return sceneStems(path).value(0);
}

std::optional<QString> GameFiles::dummyName(std::int32_t number) const {
  const auto tables = types();
  const auto scene = tables->dummies.constFind(number);
  if (scene == tables->dummies.cend()) {
    return std::nullopt;
  }
  const QString name = tables->scenes.value(*scene);
  return name.isEmpty() ? QString::number(*scene) : name;
}

} // namespace vitrine::formats::x3
