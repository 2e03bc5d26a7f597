#include "core/formats/source/assets/content/GameInfo.h"

#include "core/formats/source/file/keyvalues/KeyValues.h"

#include <QDir>

#include <algorithm>

namespace vitrine::formats::source {
namespace {

constexpr std::size_t kMaxPaths = 2000;
constexpr KeyValueOptions kOptions{.escapes = false, .maxDepth = 16, .maxEntries = 20'000};

const QLatin1StringView kGameFolder{"|gameinfo_path|"};
const QLatin1StringView kBaseFolder{"|all_source_engine_paths|"};
const QLatin1StringView kApp{"|appid_"};

} // namespace

bool GameInfoPath::holdsContent() const {
  static const QStringList kIds = {QStringLiteral("game"), QStringLiteral("mod"), QStringLiteral("platform"),
                                   QStringLiteral("vpk")};
  return std::ranges::any_of(ids, [](const QString& id) { return kIds.contains(id); });
}

GameInfo parseGameInfo(const Bytes& text) {
  const std::vector<KeyValue> top = parseKeyValues(text, kOptions, nullptr);
  const KeyValue* game = findKey(top, u"GameInfo");
  const KeyValue* files = game ? game->find(u"FileSystem") : nullptr;
  GameInfo info{game ? game->text(u"game") : QString(), files ? files->text(u"SteamAppId") : QString(), {}};
  for (const KeyValue& path : files ? childrenOf(files->children, u"SearchPaths") : std::span<const KeyValue>()) {
    if (!path.block && info.paths.size() < kMaxPaths) {
      info.paths.push_back({path.key.toLower().split(QLatin1Char('+'), Qt::SkipEmptyParts), path.value});
    }
  }
  return info;
}

PathPlace placeOf(const QString& value) {
  PathPlace place;
  QString rest = value.trimmed();
  rest.replace(QLatin1Char('\\'), QLatin1Char('/'));
  if (rest.startsWith(kGameFolder, Qt::CaseInsensitive)) {
    place.from = PathPlace::From::Game;
    rest = rest.mid(kGameFolder.size());
  } else if (rest.startsWith(kBaseFolder, Qt::CaseInsensitive)) {
    rest = rest.mid(kBaseFolder.size());
  } else if (rest.startsWith(kApp, Qt::CaseInsensitive)) {
    const qsizetype end = rest.indexOf(QLatin1Char('|'), kApp.size());
    place.from = PathPlace::From::App;
    place.appId = rest.mid(kApp.size(), std::max<qsizetype>(end - kApp.size(), 0));
    rest = end < 0 ? QString() : rest.mid(end + 1);
  }
  // Behind a mark a slash is no root: "|gameinfo_path|/." is the game's folder.
  while (place.from != PathPlace::From::Base && rest.startsWith(QLatin1Char('/'))) {
    rest.remove(0, 1);
  }
  if (rest == QLatin1String("*") || rest.endsWith(QLatin1String("/*"))) {
    place.all = true;
    rest.chop(1);
  }
  const QString clean = rest.isEmpty() ? QString() : QDir::cleanPath(rest);
  place.relative = clean == QLatin1String(".") ? QString() : clean;
  return place;
}

} // namespace vitrine::formats::source
