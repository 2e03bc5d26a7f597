#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::source {

/// Source engine maps (VBSP 17-27); docs/formats/source-bsp.md.
///
/// Options: `lighting=ldr` or `lighting=hdr` chooses between the two sets of lightmaps where a map has both; without it
/// the HDR set is shown.
class BspFormat final : public Format {
public:
  FormatInfo info() const override;
  int score(const Probe& probe) const override;
  Result<DocumentPtr> load(const Source& source, LoadContext& context) const override;
  Result<Asset> resolve(const Document& document, const scene::AssetRef& ref, LoadContext& context) const override;
  /// The pakfile.
  Result<MountPtr> mount(const Source& source, const base::Limits& limits) const override;
  Result<DocumentPtr> complete(const Document& document, LoadContext& context) const override;
  /// The folder above maps/ and the search paths of the game above that (content/GameRoots.h).
  std::vector<ProposedRoot> roots(const QString& path) const override;
  std::vector<ProposedRoot> rootsIn(const QString& folder) const override;
  std::vector<ContentOffer> offers(const std::vector<files::MissingFile>& missing,
                                   base::Progress& progress) const override;
};

} // namespace vitrine::formats::source
