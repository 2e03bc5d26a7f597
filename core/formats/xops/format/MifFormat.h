#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::xops {

/// X Operations addon missions (.mif): a text that names a map, points, a sky and a briefing.
class MifFormat final : public Format {
public:
  const FormatInfo& info() const override;
  int score(const Probe& probe) const override;
  FileSummary summarize(const Probe& probe) const override;

protected:
  Result<void> read(const Source& source, LoadContext& context, Document& document) const override;
};

} // namespace vitrine::formats::xops
