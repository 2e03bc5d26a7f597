#pragma once

#include "core/files/MissingFiles.h"

#include <QString>

#include <optional>
#include <vector>

namespace vitrine::ui {

/// The folder that files of the game lie below, told by the place of one of them: "/x/y" for "/x/y/materials/a.vmt"
/// (or the folder "/x/y/materials") and the wanted file "materials/a.vmt". Case does not matter. nullopt: `place` is
/// not that file, nor a folder on the way to it. Looks at the disk only for folders.
std::optional<QString> gameFolderOf(const QString& place, const QString& wanted);

/// The game folder, told by a folder and any of the wanted files; `folder` itself when it leads to none of them.
QString gameFolderOf(const QString& folder, const std::vector<files::MissingFile>& wanted);

} // namespace vitrine::ui
