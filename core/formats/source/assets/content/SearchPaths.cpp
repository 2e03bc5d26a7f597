#include "core/formats/source/assets/content/SearchPaths.h"

#include "core/files/DiskNames.h"
#include "core/formats/source/assets/content/GameInfo.h"
#include "core/formats/source/assets/content/SmallText.h"
#include "core/formats/source/assets/content/Steam.h"
#include "core/formats/source/file/keyvalues/KeyValues.h"
#include "core/formats/source/vpk/file/VpkParts.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace vitrine::formats::source {
namespace {

constexpr const char* kListed = QT_TRANSLATE_NOOP("formats", "a search path of gameinfo.txt");
constexpr const char* kPack = QT_TRANSLATE_NOOP("formats", "an archive in a search path");
constexpr const char* kUpdate = QT_TRANSLATE_NOOP("formats", "an update or addition of the game");
constexpr const char* kAddon = QT_TRANSLATE_NOOP("formats", "an addon of the game");
constexpr const char* kMounted = QT_TRANSLATE_NOOP("formats", "mounted by the game's mount.cfg");

const QLatin1StringView kSearchPathsArchive{".vpk"};

bool isFolder(const QString& path) {
  return QFileInfo(path).isDir();
}

QString parentOf(const QString& folder) {
  return QFileInfo(folder).path();
}

bool isNamed(const QString& folder, const char* name) {
  return QFileInfo(folder).fileName().compare(QLatin1StringView(name), Qt::CaseInsensitive) == 0;
}

QString canonical(const QString& path) {
  return QFileInfo(path).canonicalFilePath();
}

/// Follows one game's search paths.
class Follower {
public:
  Follower(SearchPathList& paths, const QString& folder)
      : m_paths(paths), m_game(folder), m_base(parentOf(folder)), m_steam(Steam::ofUser().around(folder)) {}

  void run() {
    const auto path = gameInfoIn(m_game);
    const auto text = path ? readSmallText(*path) : std::nullopt;
    const GameInfo info = text ? parseGameInfo(*text) : GameInfo();
    findBases(info.appId);
    const bool garrys = isNamed(m_game, "garrysmod");
    for (const GameInfoPath& listed : info.paths) {
      if (listed.holdsContent()) {
        follow(placeOf(listed.value));
      }
    }
    addFolder(m_game, kListed); // also where its description is damaged
    if (garrys) {
      addChildren(QStringLiteral("addons"), kAddon);
      addMounted();
    }
  }

private:
  void findBases(const QString& appId);
  void follow(const PathPlace& place);
  void addPlace(const QString& from, const QString& relative, bool all);
  void addFolder(const QString& folder, const char* reason);
  void addAdditions(const QString& folder);
  void addAll(const QString& folder, const char* reason);
  void addChildren(const QString& name, const char* reason);
  void addMounted();
  std::optional<QString> inside(const QString& from, const QString& relative) const;

  SearchPathList& m_paths;
  QString m_game;
  QString m_base;
  QStringList m_bases; ///< where paths without a mark begin, best first
  Steam m_steam;
  bool m_additionsDone = false;
};

/// A mod's paths without a mark are those of the game it was made for.
void Follower::findBases(const QString& appId) {
  if (isNamed(m_base, "sourcemods")) {
    if (const auto game = m_steam.folderOf(appId)) {
      m_bases << *game;
    }
  }
  m_bases << m_base;
}

/// Climbing with ".." ends at the folder above the game's or, where that is one of Steam's, at the one that all games
/// are in: a description must not lead anywhere.
std::optional<QString> Follower::inside(const QString& from, const QString& relative) const {
  if (!relative.contains(QLatin1String(".."))) {
    return files::namedOnDisk(from, relative);
  }
  const QString above = parentOf(m_base);
  const QString& top = isNamed(above, "common") || isNamed(above, "steamapps") ? above : m_base;
  const QString wanted = QDir::cleanPath(from + QLatin1Char('/') + relative);
  const QString cut = QDir(top).relativeFilePath(wanted);
  return files::namedOnDisk(top, cut == QLatin1String(".") ? QString() : cut);
}

void Follower::follow(const PathPlace& place) {
  if (place.from == PathPlace::From::Game) {
    addPlace(m_game, place.relative, place.all);
  } else if (place.from == PathPlace::From::App) {
    if (const auto app = m_steam.folderOf(place.appId)) {
      addPlace(*app, place.relative, place.all);
    }
  } else {
    for (const QString& base : m_bases) {
      addPlace(base, place.relative, place.all);
    }
  }
}

void Follower::addPlace(const QString& from, const QString& relative, bool all) {
  std::optional<QString> found = inside(from, relative);
  if (!found && relative.endsWith(kSearchPathsArchive, Qt::CaseInsensitive)) {
    found = inside(from, relative.chopped(kSearchPathsArchive.size()) + QStringLiteral("_dir.vpk"));
  }
  if (!found) {
    return;
  }
  if (!isFolder(*found)) {
    m_paths.add(*found, kListed);
  } else if (all) {
    addAll(*found, kListed);
  } else {
    addAdditions(*found);
    addFolder(*found, kListed);
  }
}

/// Newer engines look into "update" and "<game>_dlcN" before the game's own folder, whether they are listed or not.
void Follower::addAdditions(const QString& folder) {
  if (m_additionsDone || canonical(folder) != canonical(m_game)) {
    return;
  }
  m_additionsDone = true;
  const auto update = files::namedOnDisk(m_base, QStringLiteral("update"));
  if (update && (!packsIn(*update).isEmpty() || files::namedOnDisk(*update, QStringLiteral("materials")))) {
    addFolder(*update, kUpdate);
  }
  static const QRegularExpression kDlc(QStringLiteral("_dlc([0-9]{1,4})$"), QRegularExpression::CaseInsensitiveOption);
  const QString own = QFileInfo(m_game).fileName();
  std::vector<std::pair<int, QString>> additions;
  for (const QString& name : QDir(m_base).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
    const auto match = kDlc.match(name);
    if (match.hasMatch() && name.left(match.capturedStart()).compare(own, Qt::CaseInsensitive) == 0) {
      additions.emplace_back(-match.captured(1).toInt(), QDir(m_base).filePath(name));
    }
  }
  std::ranges::sort(additions);
  for (const auto& [number, addition] : additions) {
    addFolder(addition, kUpdate);
  }
}

void Follower::addFolder(const QString& folder, const char* reason) {
  for (const QString& pack : packsIn(folder)) {
    m_paths.add(pack, kPack);
  }
  m_paths.add(folder, reason);
}

/// Every folder and archive in `folder`, by name.
void Follower::addAll(const QString& folder, const char* reason) {
  const QDir in(folder);
  for (const QString& name :
       in.entryList(QDir::Dirs | QDir::Files | QDir::NoDotAndDotDot, QDir::Name | QDir::IgnoreCase)) {
    const QString path = in.filePath(name);
    if (isFolder(path)) {
      addFolder(path, reason);
    } else if (name.endsWith(kSearchPathsArchive, Qt::CaseInsensitive) && !isVpkPart(name)) {
      m_paths.add(path, reason);
    }
  }
}

void Follower::addChildren(const QString& name, const char* reason) {
  if (const auto folder = files::namedOnDisk(m_game, name); folder && isFolder(*folder)) {
    addAll(*folder, reason);
  }
}

/// Garry's Mod: cfg/mount.cfg names the folders of other games, written by the user.
void Follower::addMounted() {
  const auto path = files::namedOnDisk(m_game, QStringLiteral("cfg/mount.cfg"));
  const auto text = path ? readSmallText(*path) : std::nullopt;
  const auto top =
      text ? parseKeyValues(*text, {.maxDepth = 16, .maxEntries = 20'000}, nullptr) : std::vector<KeyValue>();
  for (const KeyValue& game : childrenOf(top, u"mountcfg")) {
    const QString folder = QDir::fromNativeSeparators(game.value);
    if (!game.block && QDir::isAbsolutePath(folder) && gameInfoIn(folder)) {
      for (const QString& archive : archivesIn(folder)) {
        m_paths.add(archive, kMounted);
      }
      m_paths.add(folder, kMounted);
    }
  }
}

} // namespace

std::optional<QString> gameInfoIn(const QString& folder) {
  const auto path = files::namedOnDisk(folder, QStringLiteral("gameinfo.txt"));
  return path && QFileInfo(*path).isFile() ? path : std::nullopt;
}

void SearchPathList::add(const QString& path, const char* reason) {
  const QString key = canonical(path);
  if (!key.isEmpty() && !m_keys.contains(key) && m_paths.size() < kMaxPaths) {
    m_keys << key;
    m_paths.push_back({QDir::cleanPath(path), QString::fromLatin1(reason)});
  }
}

bool SearchPathList::contains(const QString& path) const {
  return m_keys.contains(canonical(path));
}

void addSearchPaths(SearchPathList& paths, const QString& folder) {
  Follower(paths, QDir::cleanPath(QFileInfo(folder).absoluteFilePath())).run();
}

QStringList packsIn(const QString& folder) {
  static const QRegularExpression kPackName(QStringLiteral("/pak[0-9]+_dir\\.vpk$"),
                                            QRegularExpression::CaseInsensitiveOption);
  return archivesIn(folder).filter(kPackName);
}

QStringList archivesIn(const QString& folder) {
  const QDir in(folder);
  QStringList archives;
  for (const QString& name : in.entryList({QStringLiteral("*.vpk")}, QDir::Files, QDir::Name | QDir::IgnoreCase)) {
    if (!isVpkPart(name)) {
      archives << in.filePath(name);
    }
  }
  return archives;
}

} // namespace vitrine::formats::source
