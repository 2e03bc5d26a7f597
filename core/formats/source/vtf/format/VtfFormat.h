#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::source {

/// Textures of the Source engine (VTF 7.0-7.6) as documents of their own; docs/formats/source-assets.md, "VTF".
class VtfFormat final : public Format {
public:
  const FormatInfo& info() const override;
  int score(const Probe& probe) const override;

protected:
  Result<void> read(const Source& source, LoadContext& context, Document& document) const override;
};

} // namespace vitrine::formats::source
