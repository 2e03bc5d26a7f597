#include "core/formats/xops/mif/MissionFiles.h"

namespace vitrine::formats::xops {

Result<QString> findMissionFile(const QString& written, const files::FileWant& want, LoadContext& context) {
  const auto beside = files::resolvedPath({}, missionPath(written));
  if (!beside || beside->isEmpty()) {
    context.diagnostics.warn(
        QStringLiteral("%1: \"%2\" leads out of the opened folder and is not followed").arg(want.text, written));
    return std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("not a path inside the folder"), written));
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
        QStringLiteral("%1: %2 is not there; %3 beside the mission is taken").arg(want.text, *beside, name));
    return name;
  }
  context.missing.add(*beside, want);
  return std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("%1 is not there").arg(*beside), *beside));
}

Result<Companion> openMissionFile(const QString& written, const files::FileWant& want, LoadContext& context,
                                  bytes::ByteSpaces& spaces) {
  const auto path = findMissionFile(written, want, context);
  if (!path) {
    return std::unexpected(path.error());
  }
  auto file = openCompanion(*path, context, spaces);
  if (!file) {
    context.diagnostics.damage(QStringLiteral("%1: %2").arg(*path, file.error().reason()));
  }
  return file;
}

} // namespace vitrine::formats::xops
