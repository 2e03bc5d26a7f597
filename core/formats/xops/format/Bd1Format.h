#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::xops {

/// X Operations block maps (.bd1); point files beside the map are offered.
class Bd1Format final : public Format {
public:
  const FormatInfo& info() const override;
  int score(const Probe& probe) const override;

protected:
  Result<void> read(const Source& source, LoadContext& context, Document& document) const override;
};

} // namespace vitrine::formats::xops
