#pragma once

#include "core/files/MissingFiles.h"
#include "core/formats/source/mdl/assets/ModelFiles.h"
#include "core/formats/source/mdl/records/ModelParts.h"

namespace vitrine::formats::source {

/// Reads a model and the files that belong to it, which become spaces of the document. What is not there is in
/// `missing`. Error: it is no model that is read, or ends inside its header.
Result<std::unique_ptr<ModelParts>> readModel(const QString& path, const Bytes& file, const GameFileReader& read,
                                              ByteSpaces& spaces, files::MissingFiles& missing,
                                              Diagnostics& diagnostics);

} // namespace vitrine::formats::source
