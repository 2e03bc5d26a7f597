#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::tests {

/// "BRICK" and the name of the picture on it, a file in the mounts.
class BrickFormat final : public formats::Format {
public:
  const formats::FormatInfo& info() const override;
  int score(const formats::Probe& probe) const override;
  formats::FileSummary summarize(const formats::Probe& probe) const override;

protected:
  Result<void> read(const formats::Source& source, formats::LoadContext& context, Document& document) const override;
};

} // namespace vitrine::tests
