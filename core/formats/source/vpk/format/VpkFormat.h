#pragma once

#include "core/formats/api/ContainerFormat.h"

namespace vitrine::formats::source {

/// The archives of Source games: a directory (x_dir.vpk) with parts (x_000.vpk …) beside it, or all in one file. A
/// part leads to its directory. docs/formats/source-archives.md, "VPK".
class VpkFormat final : public ContainerFormat {
public:
  const FormatInfo& info() const override;
  int score(const Probe& probe) const override;
  FileSummary summarize(const Probe& probe) const override;
  Result<MountPtr> mount(const Source& source, const base::Limits& limits, base::Diagnostics& findings) const override;

protected:
  Result<void> read(const Source& source, LoadContext& context, Document& document) const override;
};

} // namespace vitrine::formats::source
