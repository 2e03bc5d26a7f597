#pragma once

#include "core/document/AssetSource.h"
#include "core/formats/diggles/textures/TextureNames.h"

namespace vitrine::formats::diggles {

/// The finder of a model's pictures, by all names of each.
class TextureSource final : public document::AssetSource {
public:
  explicit TextureSource(const std::vector<ModelMaterial>& materials) : m_names(materials) {}

  Result<document::Asset> resolve(const scene::AssetRef& ref, document::LoadContext& context) const override;

private:
  TextureNames m_names;
};

} // namespace vitrine::formats::diggles
