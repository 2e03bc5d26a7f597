#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::source {

/// Models of the Source engine, versions 44 to 49: MDL with its VVD and VTX beside it (docs/formats/source-models.md).
class MdlFormat final : public Format {
public:
  const FormatInfo& info() const override;
  int score(const Probe& probe) const override;

protected:
  Result<void> read(const Source& source, LoadContext& context, Document& document) const override;
};

/// Reads a model as MdlFormat does; `info`: of the format.
Result<void> loadModel(const Source& source, const FormatInfo& info, LoadContext& context, Document& document);

} // namespace vitrine::formats::source
