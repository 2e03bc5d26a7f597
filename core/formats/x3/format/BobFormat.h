#pragma once

#include "core/formats/x3/format/X3Document.h"

namespace vitrine::formats::x3 {

/// Scenes and bodies of X2 and X3 compiled (.bob, packed .pbb).
class BobFormat final : public DocumentFormat {
public:
  const FormatInfo& info() const override;

private:
  int scoreOf(FileKind kind) const override;
};

} // namespace vitrine::formats::x3
