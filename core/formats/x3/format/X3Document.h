#pragma once

#include "core/formats/api/DecodingFormat.h"
#include "core/formats/api/Format.h"
#include "core/formats/x3/file/FileKind.h"

namespace vitrine::formats::x3 {

/// A format of scenes and bodies of X2 and X3. Each reads any kind of them: that is told by content alone.
class DocumentFormat : public Format, public DecodingFormat {
public:
  int score(const Probe& probe) const final;
  /// The file without its wrapping (Pck.h).
  Result<void> writeDecoded(const Source& source, const base::Limits& limits, const bytes::ByteSink& sink,
                            base::Progress& progress) const final;
  QString decodedExtension(const QString& extension) const final;

protected:
  Result<void> read(const Source& source, LoadContext& context, Document& document) const final;

private:
  /// Score of a file of this kind; 0: it is another format's.
  virtual int scoreOf(FileKind kind) const = 0;
};

} // namespace vitrine::formats::x3
