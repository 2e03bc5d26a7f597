#pragma once

#include "core/formats/api/ContainerFormat.h"
#include "core/formats/api/DecodingFormat.h"
#include "core/formats/api/ReadingOptions.h"

namespace vitrine::formats::source {

/// Source engine maps (VBSP 17-27); docs/formats/source-bsp.md.
///
/// Options: `lighting=ldr` or `lighting=hdr` chooses between the two sets of lightmaps where a map has both; without it
/// the HDR set is shown. `sidefiles=off` leaves files beside the map that stand for its lumps alone.
class BspFormat final : public ContainerFormat, public DecodingFormat, public OptionsFormat {
public:
  const FormatInfo& info() const override;
  int score(const Probe& probe) const override;
  /// The pakfile.
  Result<MountPtr> mount(const Source& source, const base::Limits& limits, base::Diagnostics& findings) const override;
  /// A map with its lumps, game lumps and packed files as they decode (DecodedMap.h).
  Result<void> writeDecoded(const Source& source, const base::Limits& limits, const bytes::ByteSink& sink,
                            base::Progress& progress) const override;
  /// `sidefiles`; which light is shown is a control.
  std::vector<ReadingOption> readingOptions() const override;

protected:
  Result<void> read(const Source& source, LoadContext& context, Document& document) const override;
};

} // namespace vitrine::formats::source
