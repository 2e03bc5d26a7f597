#pragma once

#include "core/formats/api/ContainerFormat.h"

namespace vitrine::tests {

/// "HOD" and the path of the folder whose files are in it.
class HodFormat final : public formats::ContainerFormat {
public:
  const formats::FormatInfo& info() const override;
  int score(const formats::Probe& probe) const override;
  Result<MountPtr> mount(const formats::Source& source, const base::Limits& limits,
                         base::Diagnostics& findings) const override;

protected:
  Result<void> read(const formats::Source& source, formats::LoadContext& context, Document& document) const override;
};

} // namespace vitrine::tests
