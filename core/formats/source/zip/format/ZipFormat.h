#pragma once

#include "core/formats/api/ContainerFormat.h"

namespace vitrine::formats::source {

/// Plain zip archives, in which maps and addons are handed on: browsed like folders. docs/formats/source-assets.md,
/// "Zip". Other files that are zips inside (documents, programs) are not claimed.
class ZipFormat final : public ContainerFormat {
public:
  const FormatInfo& info() const override;
  int score(const Probe& probe) const override;
  Result<MountPtr> mount(const Source& source, const base::Limits& limits, base::Diagnostics& findings) const override;

protected:
  Result<void> read(const Source& source, LoadContext& context, Document& document) const override;
};

} // namespace vitrine::formats::source
