#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::source {

/// Source engine maps (VBSP 17-27); docs/formats/source-bsp.md.
class BspFormat final : public Format {
public:
  FormatInfo info() const override;
  int score(const Probe& probe) const override;
  Result<DocumentPtr> load(const Source& source, LoadContext& context) const override;
};

} // namespace vitrine::formats::source
