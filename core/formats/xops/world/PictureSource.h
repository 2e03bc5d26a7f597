#pragma once

#include "core/document/AssetSource.h"

namespace vitrine::formats::xops {

/// The finder of the pictures of every document of this family, by their paths in the mounts.
class PictureSource final : public document::AssetSource {
public:
  Result<document::Asset> resolve(const scene::AssetRef& ref, document::LoadContext& context) const override;
};

} // namespace vitrine::formats::xops
