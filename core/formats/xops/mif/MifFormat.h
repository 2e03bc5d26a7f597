#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::xops {

/// X Operations addon missions (.mif): a text that names a map, points, a sky and a briefing.
class MifFormat final : public Format {
public:
  const FormatInfo& info() const override;
  int score(const Probe& probe) const override;
  FileSummary summarize(const Probe& probe) const override;
  Result<DocumentPtr> load(const Source& source, LoadContext& context) const override;
};

} // namespace vitrine::formats::xops
