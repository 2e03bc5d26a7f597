#pragma once

#include "core/base/Result.h"
#include "core/document/LoadContext.h"
#include "core/scene/SceneAssets.h"
#include "core/structure/Structure.h"

#include <memory>
#include <variant>
#include <vector>

namespace vitrine::document {

struct Document;

/// A material and the textures its slots index (into `textures`, not into the scene's list).
struct MaterialAsset {
  scene::Material material;
  scene::ByTexture<scene::Texture> textures; ///< those its slots name
};

/// The result of resolving a reference; a picture is never null.
using Asset = std::variant<MaterialAsset, image::ImagePtr>;

/// A layer of a scene that shows nothing before it is built: its toggle and its node are there, and no surface.
struct DeferredLayer {
  scene::LayerIndex layer;
  std::vector<structure::SectionId> sections; ///< those whose rows it will show, and perhaps nothing else does
};

/// The finder of a document's materials, textures and models: made by the format with the document, and held by it.
/// Keeps what that takes - a pakfile's directory, tables of names - and refers to no document. Immutable or locked:
/// called on workers, by several at once. Throws only base::Cancelled.
class AssetSource {
public:
  virtual ~AssetSource() = default;

  /// The material or texture of a reference in the document's scene. NotFound when no mount has it.
  virtual Result<Asset> resolve(const scene::AssetRef& ref, LoadContext& context) const = 0;

  /// The document with those models that were missing and are found now; null when there is none. Everything else
  /// stays: nodes and materials keep their numbers, new materials follow and are Pending; models still missing are in
  /// its `missing`. `document` holds this source. Default: null.
  virtual Result<std::shared_ptr<const Document>> resolveModels(const Document& document, LoadContext& context) const;

  /// The layers that were left for later as the document was loaded (LoadPurpose::Viewing), and that are not built yet.
  /// Default: none.
  virtual std::vector<DeferredLayer> deferredLayers() const;
  /// The document with some of its deferred layers built, and perhaps further ones that come along. Everything else
  /// stays as of resolveModels; new materials need no resolving. Null when none of `layers` is deferred.
  virtual Result<std::shared_ptr<const Document>>
  buildLayers(const Document& document, const std::vector<scene::LayerIndex>& layers, LoadContext& context) const;
};

} // namespace vitrine::document
