#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::diggles {

/// Animated models of Diggles, also called Wiggles (.3db).
class Diggles3dbFormat final : public Format {
public:
  const FormatInfo& info() const override;
  int score(const Probe& probe) const override;
  FileSummary summarize(const Probe& probe) const override;

protected:
  Result<void> read(const Source& source, LoadContext& context, Document& document) const override;
};

} // namespace vitrine::formats::diggles
