#include "core/document/AssetSource.h"

namespace vitrine::document {

Result<std::shared_ptr<const Document>> AssetSource::resolveModels(const Document&, LoadContext&) const {
  return nullptr;
}

} // namespace vitrine::document
