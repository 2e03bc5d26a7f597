#pragma once

#include "core/formats/x3/format/X3Document.h"

namespace vitrine::formats::x3 {

/// Scenes and bodies of X-Tension to X3 as text (.bod, packed .pbd).
class BodFormat final : public DocumentFormat {
public:
  const FormatInfo& info() const override;

private:
  int scoreOf(FileKind kind) const override;
};

} // namespace vitrine::formats::x3
