#pragma once

#include "core/formats/source/bsp/file/Lumps.h"
#include "core/formats/source/zip/file/ZipMount.h"

namespace vitrine::formats::source {

/// The files packed into a map, or null where the lump is empty or no archive.
std::shared_ptr<const ZipMount> readPakFile(const QString& fileName, const Lump& lump, const ByteSourcePtr& file,
                                            BlockContext& context);

/// The pakfile as an archive of its own.
ByteSourcePtr pakSource(const Lump& lump, const ByteSourcePtr& file);

} // namespace vitrine::formats::source
