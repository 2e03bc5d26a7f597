#pragma once

#include "core/formats/source/mdl/records/MdlFile.h"
#include "core/scene/AssetRef.h"

namespace vitrine::formats::source {

/// The material of a texture entry: its name in the first of the model's folders, and in the others.
scene::AssetRef materialRef(const MdlFile& mdl, std::size_t texture, const QString& wantedBy);

/// A name as games look it up: forward slashes, one at a time, none at the start.
QString plainPath(QString path);

} // namespace vitrine::formats::source
