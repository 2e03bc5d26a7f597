#pragma once

#include "core/base/Diagnostics.h"
#include "core/base/Limits.h"
#include "core/base/Result.h"
#include "core/bytes/ByteSource.h"

#include <QString>

#include <vector>

namespace vitrine::formats::x3 {

/// A file in a catalogue's DAT.
struct CatalogueMember {
  QString path; ///< as the line spells it
  std::uint64_t offset = 0; ///< in the DAT
  std::uint64_t size = 0;
  bool shadowed = false;    ///< a later line has the same path, and counts
};

/// The index of a CAT/DAT pair: members lie in the DAT one after another, in the order of the lines.
struct Catalogue {
  QString dataName; ///< what its first line calls the DAT; often wrong, nobody relies on it
  std::vector<CatalogueMember> members;
  std::vector<std::uint32_t> lines; ///< where the line of each member starts in the text
  std::uint64_t sizesSum = 0;
};

/// The text of a CAT file; its bytes are XORed with their place.
Bytes catalogueText(const Bytes& coded);

/// Whether the start of a file looks like a CAT's: one line without blanks that names a file, then lines that end in
/// numbers.
bool looksLikeCatalogue(const Bytes& head, bool whole);

/// Reads the lines of a catalogue. `where`: its text, in the space that diagnostics speak of. An Error only where it is
/// no catalogue at all.
Result<Catalogue> readCatalogue(const Bytes& text, const ByteRange& where, const Limits& limits,
                                Diagnostics& diagnostics);

/// The DAT beside the catalogue at `path`: of the same stem, whatever the catalogue's first line says. Empty: there is
/// none.
QString dataFileOf(const QString& path);

/// The bytes of a DAT as they are meant: all are XORed with the same number. Read by range.
ByteSourcePtr makeDataSource(ByteSourcePtr coded);

} // namespace vitrine::formats::x3
