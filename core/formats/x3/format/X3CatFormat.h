#pragma once

#include "core/formats/api/ContainerFormat.h"

namespace vitrine::formats::x3 {

/// The archives of X2 and X3: an index (.cat) and the members (.dat) beside it.
class X3CatFormat final : public ContainerFormat {
public:
  const FormatInfo& info() const override;
  int score(const Probe& probe) const override;
  Result<MountPtr> mount(const Source& source, const base::Limits& limits, base::Diagnostics& findings) const override;

protected:
  Result<void> read(const Source& source, LoadContext& context, Document& document) const override;
};

} // namespace vitrine::formats::x3
