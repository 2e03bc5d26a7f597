#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::x3 {

/// Scenes and bodies of X-Tension to X3 as text (.bod, packed .pbd).
class BodFormat final : public Format {
public:
  FormatInfo info() const override;
  int score(const Probe& probe) const override;
  Result<DocumentPtr> load(const Source& source, LoadContext& context) const override;
  Result<Asset> resolve(const Document& document, const scene::AssetRef& ref, LoadContext& context) const override;
  std::vector<ProposedRoot> roots(const QString& path) const override;
};

} // namespace vitrine::formats::x3
