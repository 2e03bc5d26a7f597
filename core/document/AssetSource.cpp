#include "core/document/AssetSource.h"

namespace vitrine::document {

Result<std::shared_ptr<const Document>> AssetSource::resolveModels(const Document&, LoadContext&) const {
  return nullptr;
}

std::vector<DeferredLayer> AssetSource::deferredLayers() const {
  return {};
}

Result<std::shared_ptr<const Document>> AssetSource::buildLayers(const Document&, const std::vector<scene::LayerIndex>&,
                                                                 LoadContext&) const {
  return nullptr;
}

} // namespace vitrine::document
