#pragma once

#include "core/files/ReadNote.h"
#include "core/formats/api/Opener.h"
#include "core/scene/AssetRef.h"

#include <optional>

namespace vitrine::opening {

/// Searches for a material or texture of a document once more and returns the file that it is read from; nullopt if it
/// is not found, or lies in the document's own file. Reads the file. Throws base::Cancelled.
std::optional<files::ReadFile> fileOfAsset(const formats::Opened& opened, const scene::AssetRef& asset,
                                           base::Progress& progress);

/// Path by which such a file is opened (ArchivePath). Places that are not on disk lie in the document's own file.
QString pathToOpen(const Document& document, const files::ReadFile& file);

} // namespace vitrine::opening
