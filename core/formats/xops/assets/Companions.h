#pragma once

#include "core/bytes/ByteSpace.h"
#include "core/formats/api/Format.h"

namespace vitrine::formats::xops {

/// A file that belongs to the opened one, found through the Vfs; its bytes are a space of the document.
struct Companion {
  QString path; ///< as the mount spells it
  SpaceId space = base::kFileSpace;
  ByteSourcePtr source;
  Bytes bytes;

  QString folder() const { return files::folderOf(path); }
  /// The bytes that an error in it is about: from its place to the end.
  ByteRange placeOf(const Error& error) const {
    const std::uint64_t from = std::min<std::uint64_t>(error.offset.value_or(0), bytes.size());
    return {space, from, bytes.size() - from};
  }
  QString name() const { return path.mid(path.lastIndexOf(QLatin1Char('/')) + 1); }
};

/// NotFound when no mount has it.
Result<Companion> openCompanion(const QString& path, LoadContext& context, bytes::ByteSpaces& spaces);

/// Notes why a companion cannot be read, unless there is none.
void noteRefused(const Error& error, Diagnostics& diagnostics);

/// Paths of the files with this extension ("pd1") in a folder of the Vfs, by name.
QStringList filesBeside(const files::Vfs& vfs, const QString& folder, QLatin1StringView extension);

/// "town.pd1", "msg" -> "town.msg".
QString withExtension(const QString& path, QLatin1StringView extension);

} // namespace vitrine::formats::xops
