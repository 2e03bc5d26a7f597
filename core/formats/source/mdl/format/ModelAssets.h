#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::source {

/// The finder of the materials of a model of its own, and of its companion files where they were missing.
class ModelAssets final : public document::AssetSource {
public:
  /// `info`: of the model's format.
  explicit ModelAssets(const FormatInfo& info) : m_info(info) {}

  Result<Asset> resolve(const scene::AssetRef& ref, LoadContext& context) const override;
  /// Reads the model once more, when any of its missing files is there.
  Result<DocumentPtr> resolveModels(const Document& document, LoadContext& context) const override;

private:
  FormatInfo m_info;
};

} // namespace vitrine::formats::source
