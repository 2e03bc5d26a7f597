#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::xops {

/// X Operations points (.pd1): people, weapons, objects, paths and events; maps beside them are offered.
class Pd1Format final : public Format {
public:
  const FormatInfo& info() const override;
  int score(const Probe& probe) const override;
  Result<DocumentPtr> load(const Source& source, LoadContext& context) const override;
};

} // namespace vitrine::formats::xops
