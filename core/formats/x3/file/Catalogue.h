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
  QString path;             ///< as its line spells it
  std::uint64_t offset = 0; ///< in the DAT
  std::uint64_t size = 0;
  std::uint32_t line = 0; ///< start of the line in the text
  std::uint32_t lineBytes = 0;
  bool shadowed = false; ///< a later line has the same path, and counts
};

/// The index of a CAT/DAT pair: members lie in the DAT one after another, in the order of the lines.
struct Catalogue {
  QString dataName; ///< name of the DAT in the first line; often wrong, nothing relies on it
  std::vector<CatalogueMember> members;
  std::uint64_t sizesSum = 0;
};

/// The text of a CAT file; its bytes are XORed with their place.
Bytes catalogueText(const Bytes& coded);

/// True if the start of a file is a CAT's: a name, then lines of a path and a number.
bool looksLikeCatalogue(const Bytes& head, bool whole);

/// Reads the lines of a catalogue. `where`: its text, in the space that diagnostics speak of. An Error only where it is
/// no catalogue at all.
Result<Catalogue> readCatalogue(const Bytes& text, const ByteRange& where, const Limits& limits,
                                Diagnostics& diagnostics);

} // namespace vitrine::formats::x3
