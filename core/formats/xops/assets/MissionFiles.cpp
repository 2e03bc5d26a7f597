#include "core/formats/xops/assets/MissionFiles.h"

#include "core/base/Translate.h"

namespace vitrine::formats::xops {

using base::translate;

namespace {

/// The bytes that name the file.
base::Where placeOf(const files::FileWant& want) {
  const auto bytes = want.wanters.empty() ? std::nullopt : want.wanters.front().bytes;
  return bytes ? base::Where(*bytes) : base::Where(base::Unplaced::FileMissing);
}

} // namespace

Result<QString> findMissionFile(const QString& written, const files::FileWant& want, LoadContext& context) {
  const auto beside = files::resolvedPath({}, missionPath(written));
  if (!beside || beside->isEmpty()) {
    context.diagnostics.warn(
        translate("formats", "%1: \"%2\" leads out of the opened folder and is not followed").arg(want.text, written),
        placeOf(want));
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
        translate("formats", "%1: %2 is not there; %3 beside the mission is taken").arg(want.text, *beside, name),
        placeOf(want));
    return name;
  }
  context.missing.add(*beside, want);
  return std::unexpected(Error::of(ErrorCode::NotFound, translate("formats", "%1 is not there").arg(*beside), *beside));
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

} // namespace vitrine::formats::xops
