#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::vgo {

/// Avatars and scenes of UniVGO (.vgo), versions 2.0 to 2.5.
class VgoFormat final : public Format {
public:
  const FormatInfo& info() const override;
  int score(const Probe& probe) const override;

protected:
  Result<void> read(const Source& source, LoadContext& context, Document& document) const override;
};

} // namespace vitrine::formats::vgo
