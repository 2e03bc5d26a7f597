#pragma once

#include "core/files/MissingFiles.h"
#include "core/formats/xops/assets/Companions.h"
#include "core/formats/xops/records/MissionText.h"

namespace vitrine::formats::xops {

/// Path in the Vfs of a file that a mission names, tried in this order: relative to the mission without the leading
/// "addon"; as written, from the game's folder; and, when its folder is not there at all, its name alone beside the
/// mission - a repair, which is noted. NotFound, and an entry in context.missing, when none has it; the path that is
/// reported is the first one.
Result<QString> findMissionFile(const QString& written, const files::FileWant& want, LoadContext& context);

/// File found as by findMissionFile, opened as a space of the document.
Result<Companion> openMissionFile(const QString& written, const files::FileWant& want, LoadContext& context,
                                  bytes::ByteSpaces& spaces);

/// The map, of those beside it, that a point file belongs to: the one of its name, the one that a mission beside them
/// names together with the points, the game's own temp.bd1, the only one, or the first whose name begins like the
/// points'. Empty: none of them.
QString mapOfPoints(const QString& points, const QStringList& maps, LoadContext& context);

} // namespace vitrine::formats::xops
