#include "core/formats/x3/assets/X3GameFiles.h"

#include "core/base/Translate.h"
#include "core/formats/x3/assets/GameLayers.h"
#include "core/formats/x3/assets/TypeTables.h"
#include "core/formats/x3/file/Pck.h"
#include "core/formats/x3/file/PlainText.h"

#include <algorithm>

namespace vitrine::formats::x3 {
namespace {

constexpr std::uint64_t kMaxTableBytes = 16ull << 20;

const QStringList kModelExtensions{QStringLiteral("pbb"), QStringLiteral("bob"), QStringLiteral("pbd"),
                                   QStringLiteral("bod")};

/// Below objects/, from the top, and beside the opened file.
QStringList namedStems(QString name) {
  name.replace(QLatin1Char('\\'), QLatin1Char('/'));
  QStringList stems{QStringLiteral("objects/") + name, name, fileNameOf(name)};
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

/// The text of a table; what cannot be read of it is told with the bytes of its file.
Result<Bytes> plainText(const GameFiles::Found& found, Diagnostics& findings) {
  Limits limits;
  limits.maxDecodedBytes = kMaxTableBytes;
  const auto bytes = files::contentOf(found.file, limits);
  if (!bytes || wrappingOf(*bytes) == Wrapping::None) {
    return bytes;
  }
  const auto plain = unwrapped(*bytes, limits);
  if (!plain) {
    return std::unexpected(plain.error());
  }
  if (!plain->complete) {
    findings.warn(plain->problem, ByteRange{base::kFileSpace, 0, bytes->size()});
  }
  return plain->bytes;
}

} // namespace

GameFiles::GameFiles(files::Vfs& vfs, const Limits& limits) : m_vfs(vfs), m_limits(limits) {
  layers();
}

GameFiles::~GameFiles() = default;

std::shared_ptr<const GameFiles::Layers> GameFiles::layers() const {
  const std::lock_guard lock(m_mutex);
  if (!m_layers || m_layers->size() != m_vfs.mounts().size()) {
    addCatalogues(m_vfs, m_limits, m_refused, m_findings);
    m_layers = std::make_shared<const Layers>(gameLayers(m_vfs));
    m_types.reset();
  }
  return m_layers;
}

std::shared_ptr<const TypeTables> GameFiles::types() const {
  layers();
  if (const std::lock_guard lock(m_mutex); m_types) {
    return m_types;
  }
  Diagnostics all;
  const auto table = [&](const char* name, auto read) {
    const QString path = QStringLiteral("types/") + QLatin1StringView(name);
    const auto found = first({QStringLiteral("addon/") + path, path}, {QStringLiteral("pck"), QStringLiteral("txt")});
    Diagnostics findings;
    const auto text = found ? plainText(*found, findings) : Result<Bytes>(Bytes());
    if (!text) {
      all.warn(base::translate("formats", "%1 cannot be read: %2").arg(found->path, text.error().message),
               base::Unplaced::FileRefused);
    }
    auto rows = read(text.value_or(Bytes()), findings);
    if (found) {
      all.addOf(found->path, findings);
    }
    return rows;
  };
  auto made = std::make_shared<TypeTables>();
  made->bodies = table("BodyData", readAliases);
  made->scenes = table("CutData", readAliases);
  made->dummies = table("Dummies", readDummies);
  made->materials = table("Materials", readMaterialFiles);
  made->animations = table("Animations", readAnimations);
  const std::lock_guard lock(m_mutex);
  if (!m_types) {
    m_findings.addOf({}, all);
  }
  m_types = made;
  return made;
}

std::optional<GameFiles::Found> GameFiles::first(const QStringList& stems, const QStringList& extensions) const {
  const auto now = layers();
  for (const QString& stem : stems) {
    for (const MountPtr& layer : *now) {
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
  return path.namesInlineBody() ? QStringList() : stemsOf(path, &TypeTables::bodies, "v");
}

QStringList GameFiles::sceneStems(const ScenePath& path) const {
  return stemsOf(path, &TypeTables::scenes, "cut");
}

/// Places of what a path names; a number may have a name in a table, or stands in a folder.
QStringList GameFiles::stemsOf(const ScenePath& path, QHash<std::int32_t, QString> TypeTables::* table,
                               const char* folder) const {
  const auto number = path.bodyNumber();
  if (path.body.isEmpty() || (number && *number < 0)) {
    return {};
  }
  if (!number) {
    return namedStems(path.body);
  }
  const QString alias = ((*types()).*table).value(*number);
  return (alias.isEmpty() ? QStringList() : namedStems(alias)) + numberedStems(folder, *number, path.body);
}

std::optional<GameFiles::Found> GameFiles::body(const ScenePath& path) const {
  return first(bodyStems(path), kModelExtensions);
}

std::optional<GameFiles::Found> GameFiles::subScene(const ScenePath& path) const {
  return first(sceneStems(path), kModelExtensions);
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
