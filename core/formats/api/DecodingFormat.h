#pragma once

#include "core/bytes/SendBytes.h"
#include "core/formats/api/Format.h"

namespace vitrine::formats {

/// Base, beside Format, of formats whose files hold parts in a code that the game can do without: compressed lumps, a
/// packed file. They write the same file with all of it decoded.
class DecodingFormat {
public:
  virtual ~DecodingFormat() = default;

  /// Sends the decoded file; what it is made of is read and checked before the first byte. NotFound where nothing in
  /// the file is coded, and an Error where not all of it can be decoded: a copy with holes would hide the damage.
  /// Thread-safe; throws base::Cancelled through `progress`.
  virtual Result<void> writeDecoded(const Source& source, const base::Limits& limits, const bytes::ByteSink& sink,
                                    base::Progress& progress) const = 0;

  /// Ending that the name of a decoded file has, of one that ends in `extension`.
  virtual QString decodedExtension(const QString& extension) const { return extension; }
};

} // namespace vitrine::formats
