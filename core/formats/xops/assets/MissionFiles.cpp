#include "core/formats/xops/assets/MissionFiles.h"

#include "core/base/Translate.h"

namespace vitrine::formats::xops {

using base::translate;

namespace {

/// The bytes that name the file.
base::Where referencePlace(const files::FileWant& want) {
  const auto bytes = want.wanters.empty() ? std::nullopt : want.wanters.front().bytes;
  return bytes ? base::Where(*bytes) : base::Where(base::Unplaced::FileMissing);
}

/// Missions beside a file that are looked at; more than a folder of one map has.
constexpr qsizetype kMostMissions = 16;
constexpr std::uint64_t kLargestMission = 64ULL << 10;

QString nameOf(const QString& path) {
  return path.mid(std::max(path.lastIndexOf(QLatin1Char('/')), path.lastIndexOf(QLatin1Char('\\'))) + 1);
}

QString baseOf(const QString& path) {
  const QString name = nameOf(path);
  return name.left(name.lastIndexOf(QLatin1Char('.')));
}

bool sameName(const QString& a, const QString& b) {
  return a.compare(b, Qt::CaseInsensitive) == 0;
}

/// The name of the map that a mission beside the points names together with them; empty: none does.
QString mapOfMission(const QString& points, LoadContext& context) {
  const QStringList missions = filesBeside(context.vfs, {}, QLatin1StringView("mif"));
  for (const QString& path : missions.first(std::min(missions.size(), kMostMissions))) {
    const auto found = context.vfs.find(path);
    const auto file = found ? found->mount->open(found->entry, context.limits) : std::unexpected(Error());
    const auto bytes = file ? (*file)->readClipped(0, kLargestMission) : std::unexpected(Error());
    if (!bytes || missionScore(*bytes) == 0) {
      continue;
    }
    base::Diagnostics silent;
    const auto mission = readMission(*bytes, MissionKind::Addon, base::kFileSpace, silent);
    if (mission && sameName(nameOf(mission->pointsPath), nameOf(points))) {
      return nameOf(mission->mapPath);
    }
  }
  return {};
}

} // namespace

Result<QString> findMissionFile(const QString& written, const files::FileWant& want, LoadContext& context) {
  const auto beside = files::resolvedPath({}, missionPath(written));
  if (!beside || beside->isEmpty()) {
    context.diagnostics.warn(
        translate("formats", "%1: \"%2\" leads outside the opened folder and is not followed").arg(want.text, written),
        referencePlace(want));
    return std::unexpected(
        Error::of(ErrorCode::NotFound, translate("formats", "not a path inside the folder"), written));
  }
  const auto fromGame = files::resolvedPath({}, written);
  for (const auto& path : {beside, fromGame}) {
    if (path && context.vfs.find(*path)) {
      return *path;
    }
  }
  const QString name = beside->mid(beside->lastIndexOf(QLatin1Char('/')) + 1);
  if (context.vfs.find(name)) {
    context.diagnostics.note(
        translate("formats", "%1: %2 is missing; %3 next to the mission is used").arg(want.text, *beside, name),
        referencePlace(want));
    return name;
  }
  context.missing.add(*beside, want);
  return std::unexpected(Error::of(ErrorCode::NotFound, translate("formats", "%1 is missing").arg(*beside), *beside));
}

Result<Companion> openMissionFile(const QString& written, const files::FileWant& want, LoadContext& context,
                                  bytes::ByteSpaces& spaces) {
  const auto path = findMissionFile(written, want, context);
  if (!path) {
    return std::unexpected(path.error());
  }
  auto file = openCompanion(*path, context, spaces);
  if (!file) {
    context.diagnostics.damage(QStringLiteral("%1: %2").arg(*path, file.error().reason()), base::Unplaced::FileRefused);
  }
  return file;
}

QString mapOfPoints(const QString& points, const QStringList& maps, LoadContext& context) {
  const auto first = [&](const auto& fits) {
    const auto found = std::ranges::find_if(maps, fits);
    return found == maps.end() ? QString() : *found;
  };
  QString map = first([&](const QString& path) { return sameName(baseOf(path), baseOf(points)); });
  if (map.isEmpty() && !maps.isEmpty()) {
    const QString named = mapOfMission(points, context);
    map = first([&](const QString& path) { return !named.isEmpty() && sameName(nameOf(path), named); });
  }
  if (map.isEmpty()) {
    map = maps.size() == 1 ? maps.front()
                           : first([](const QString& path) { return sameName(baseOf(path), QStringLiteral("temp")); });
  }
  return map.isEmpty()
             ? first([&](const QString& path) { return nameOf(path).startsWith(baseOf(points), Qt::CaseInsensitive); })
             : map;
}

} // namespace vitrine::formats::xops
