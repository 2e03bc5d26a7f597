#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::source {

/// Models of the Source engine, versions 44 to 49: MDL with its VVD and VTX beside it (docs/formats/source-models.md).
class MdlFormat final : public Format {
public:
  FormatInfo info() const override;
  int score(const Probe& probe) const override;
  Result<DocumentPtr> load(const Source& source, LoadContext& context) const override;
  Result<Asset> resolve(const Document& document, const scene::AssetRef& ref, LoadContext& context) const override;
  Result<DocumentPtr> complete(const Document& document, LoadContext& context) const override;
  std::vector<ProposedRoot> roots(const QString& path) const override;
  std::vector<ProposedRoot> rootsIn(const QString& folder) const override;
  std::vector<ContentOffer> offers(const std::vector<files::MissingFile>& missing,
                                   base::Progress& progress) const override;
};

} // namespace vitrine::formats::source
