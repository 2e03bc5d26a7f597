#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::x3 {

/// Scenes and bodies of X2 and X3 compiled (.bob, packed .pbb).
class BobFormat final : public Format {
public:
  const FormatInfo& info() const override;
  int score(const Probe& probe) const override;

protected:
  Result<void> read(const Source& source, LoadContext& context, Document& document) const override;
};

} // namespace vitrine::formats::x3
